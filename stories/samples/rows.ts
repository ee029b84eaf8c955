import type { WidgetSample } from '../widgets/widgetStory.tsx';
import { makeField } from './makeField.ts';

const kinds = [
  { value: 'novel', title: { literal: 'Novel' } },
  { value: 'guide', title: { literal: 'Travel guide' } },
];

const book = (place: number) => ({ title: `Rivers, part ${place}`, kind: 'guide', copies: 1, price: 12.5 });

/** A list of books to be acquired. */
export const rowsSample: WidgetSample = {
  widget: 'list',
  title: 'Books',
  field: {
    type: 'array',
    schema: { type: 'array', maxItems: 500 },
    rows: { sum: ['copies', 'price'], isOrdered: true, canPaste: true, add: { literal: 'Add a book' } },
    properties: [
      makeField('title', { title: { literal: 'Title' }, required: true }),
      makeField('kind', { title: { literal: 'Kind' }, values: kinds }),
      makeField('copies', { title: { literal: 'Copies' }, type: 'integer', default: 1 }),
      makeField('price', { title: { literal: 'Price' }, type: 'number', format: 'money' }),
      makeField('urgent', { title: { literal: 'Urgent' }, type: 'boolean', help: { literal: 'Within a week.' } }),
    ],
  },
  value: [
    { title: 'Emma', kind: 'novel', copies: 2, price: 9.9 },
    { title: 'Harbours of the north', kind: 'guide', copies: 1, price: 24, urgent: true },
  ],
  longValue: Array.from({ length: 120 }, (_none, place) => book(place + 1)),
};
