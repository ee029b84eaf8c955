/**
 * The Content-Security-Policy of every response that is not a page. A browser that opens such a response runs no
 * script, loads nothing and shows it in no frame. Directives that `default-src` does not cover are listed.
 */
export const closedPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
