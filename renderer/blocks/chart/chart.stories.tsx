import type { ChartBlockModel } from '#engine/blocks/chart';
import { blockStory, longText, plain, refusedCall } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/chart' };

/** A text for each record. Texts of stories cannot read a record, so the text is a choice. */
const choose = (property: string, words: readonly string[]) => ({
  choice: words.map((word) => ({ when: { '=': `this.${property} == '${word}'` }, is: { literal: word } })),
});
const months = choose('month', ['March', 'April', 'May']);

const loans: ChartBlockModel = {
  ...plain,
  block: 'chart',
  name: 'loans',
  title: { literal: 'Loans by month' },
  kind: 'bar',
  text: months,
  value: { '=': 'this.count' },
  measure: { literal: 'Loans' },
  data: [
    { month: 'March', kind: 'Novels', count: 12 },
    { month: 'March', kind: 'Guides', count: 4 },
    { month: 'April', kind: 'Novels', count: 9 },
    { month: 'May', kind: 'Novels', count: 15 },
    { month: 'May', kind: 'Guides', count: 7 },
  ],
};

export const Default = blockStory<ChartBlockModel>('Default', loans);
export const Series = blockStory<ChartBlockModel>('Series', { ...loans, series: choose('kind', ['Novels', 'Guides']) });
export const Lines = blockStory<ChartBlockModel>('Lines', {
  ...loans,
  kind: 'line',
  series: choose('kind', ['Novels', 'Guides']),
});
export const Empty = blockStory<ChartBlockModel>('Empty', { ...loans, data: [] });
export const WithError = blockStory<ChartBlockModel>('With error', { ...loans, data: refusedCall }, { isFault: true });
export const LongText = blockStory<ChartBlockModel>('Long text', {
  ...loans,
  title: { literal: longText },
  measure: { literal: longText },
});
