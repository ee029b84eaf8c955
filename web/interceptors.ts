import type { AddInterceptors } from '#api';

/**
 * Interceptors of the portal, by which every call to its API goes: for tracing, a second try, another sign-in. They are
 * loaded with the client, after the page that people sign in on.
 */
export const interceptors: readonly AddInterceptors[] = [];
