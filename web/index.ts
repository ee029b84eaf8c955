/** The entry point of this room for applications that embed forms: it connects the renderer to the server of the page. */
export { loadBoot } from './loadBoot.ts';
