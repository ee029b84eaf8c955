import type { PortalForms } from '../../renderer/widgets/PortalForms.ts';

/** Third-party widgets, fields and templates, as a portal adds them in `web/forms.ts`. */
export const foreignForms: PortalForms = {
  widgets: {
    'star-rating': { load: async () => (await import('./StarRating.tsx')).StarRating, label: 'group' },
    capitals: { load: async () => (await import('./CapitalText.tsx')).CapitalText },
    rating: {
      load: async () => (await import('@rjsf/core/lib/components/widgets/RatingWidget.js')).default,
      label: 'group',
    },
    'up-down': { load: async () => (await import('@rjsf/core/lib/components/widgets/UpDownWidget.js')).default },
    'core-time': { load: async () => (await import('@rjsf/core/lib/components/widgets/TimeWidget.js')).default },
  },
  fields: {
    'geo-point': { load: async () => (await import('./GeoPoint.tsx')).GeoPoint },
  },
  templates: {
    'two-columns': { load: async () => (await import('./TwoColumns.tsx')).TwoColumns },
  },
};
