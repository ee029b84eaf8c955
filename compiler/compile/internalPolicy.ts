/** In the `allow` of an operation: no user can call it. Only effects and server code run it. */
export const internalPolicy = 'nobody';
