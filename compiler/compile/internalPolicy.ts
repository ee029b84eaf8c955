/** In the `allow` of an operation: no user can call it. Only effects and the code of the server run it. */
export const internalPolicy = 'nobody';
