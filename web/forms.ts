import type { PortalForms } from '#renderer';

/**
 * Widgets, fields and templates written for rjsf that the definitions of this portal may name, each under one of the
 * names of `portal/forms.ts`, and what the block `extension` shows. They are loaded when one is first drawn.
 */
export const forms: PortalForms = {
  extensions: { studio: { load: async () => (await import('#studio')).Studio } },
};
