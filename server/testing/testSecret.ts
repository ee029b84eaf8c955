/** Secret of test servers. */
export const testSecret = new TextEncoder().encode('a key of the tests, and of nothing else');
