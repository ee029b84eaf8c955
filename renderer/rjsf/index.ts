/** The entry point of the look for plain forms of rjsf. No page of a portal loads it. */
export { createFormValidator, type PlainForm } from './createFormValidator.ts';
export { RjsfLook } from './RjsfLook.tsx';
export { rjsfTheme } from './rjsfTheme.ts';
