import type { AddInterceptors } from '#api';

/**
 * Interceptors for every call to the API, for example for tracing, retries or another sign-in. They are loaded with the
 * client, after the sign-in page.
 */
export const interceptors: readonly AddInterceptors[] = [];
