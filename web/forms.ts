import type { PortalForms } from '#renderer';

// One import for both: each further one would be named in the first script of every page.
const loadStudio = () => import('#studio');

/**
 * Widgets, fields and templates for rjsf that the definitions of this portal may use, each under one of the names of
 * `portal/forms.ts`, and the components of the block `extension`. They are loaded when they are first rendered.
 */
export const forms: PortalForms = {
  extensions: {
    studio: { load: async () => (await loadStudio()).Studio },
    why: { load: async () => (await loadStudio()).WhyDrawer },
    point: { load: async () => (await loadStudio()).PointOverlay },
  },
};
