/**
 * How a server process is started, here and in the image of the container. Node collects garbage when its heap has
 * grown by 30 percent, instead of up to four times.
 */
export const serverFlags = ['--heap-growing-percent=30'];

/**
 * Without a limit, the allocator of glibc keeps a memory arena for every thread that has hashed a password or
 * compressed a response.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
