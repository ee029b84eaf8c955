export { createHttpAdapter as openAdapter } from '#api';
