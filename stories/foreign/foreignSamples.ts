import type { WidgetSample } from '../widgets/widgetStory.tsx';
import { foreignForms } from './foreignForms.ts';

/** Samples of fields with third-party widgets, fields and templates. */
export const foreignSamples: Readonly<Record<string, WidgetSample>> = {
  widget: {
    widget: 'star-rating',
    title: 'Stars',
    field: { type: 'integer', words: { ui: { stars: 3 } } },
    value: 2,
    longValue: 3,
    forms: foreignForms,
  },
  field: {
    widget: 'geo-point',
    title: 'Place of the library',
    field: { type: 'object' },
    value: { lat: 51.5, lon: -0.1 },
    longValue: { lat: 51.5, lon: -0.1 },
    forms: foreignForms,
  },
  template: {
    widget: 'text',
    title: 'Title of the book',
    field: { words: { template: 'two-columns' } },
    value: 'Emma',
    longValue: 'Emma',
    forms: foreignForms,
  },
  capitals: { widget: 'capitals', title: 'Shelf mark', value: 'EMMA', longValue: 'EMMA', forms: foreignForms },
  rating: {
    widget: 'rating',
    title: 'Rating',
    field: { type: 'integer', schema: { minimum: 1, maximum: 5 } },
    value: 4,
    longValue: 5,
    forms: foreignForms,
  },
  upDown: {
    widget: 'up-down',
    title: 'Copies',
    field: { type: 'integer', schema: { type: 'integer', minimum: 0 } },
    value: 4,
    longValue: 100_000,
    forms: foreignForms,
  },
  time: {
    widget: 'core-time',
    title: 'Opens at',
    field: { format: 'time' },
    value: '09:30:00',
    longValue: '09:30:00',
    forms: foreignForms,
  },
};
