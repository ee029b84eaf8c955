import type { FormNames } from '#compiler';

/**
 * Names of the widgets, fields and templates of rjsf that the definitions can use. `web/forms.ts` contains their code.
 */
export const forms: FormNames = {};
