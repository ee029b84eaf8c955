/** An arbitrary base URL for comparing relative URLs. */
const base = 'schema://schema/';

/** Replaces fast-uri, with which rjsf resolves the URLs of schemas: browsers have `URL` for that. */
const addresses = {
  equal: (left: string, right: string): boolean => addresses.resolve(base, left) === addresses.resolve(base, right),
  resolve: (from: string, to: string): string => URL.parse(to, URL.parse(from, base)?.href ?? base)?.href ?? to,
};
export default addresses;
