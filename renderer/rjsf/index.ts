/** The entry point of the theme for plain rjsf forms. No page of a portal loads it. */
export { createFormValidator, type PlainForm } from './createFormValidator.ts';
export { RjsfLook } from './RjsfLook.tsx';
export { rjsfTheme } from './rjsfTheme.ts';
