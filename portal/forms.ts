import type { FormNames } from '#compiler';

/** Names of the widgets, fields and templates of rjsf that the definitions may use; `web/forms.ts` has their code. */
export const forms: FormNames = {};
