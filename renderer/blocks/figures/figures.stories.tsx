import type { ActionModel } from '#engine';
import type { FigureModel, FiguresBlockModel } from '#engine/blocks/figures';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/figures' };

const lent: FigureModel = { name: 'lent', title: { literal: 'Books on loan' }, value: { '=': '1284' }, when: true };

const away: ActionModel = {
  name: 'away',
  target: { verb: 'do', act: 'back' },
  title: { literal: 'Away' },
  look: 'button',
  when: true,
  locked: false,
  with: {},
  tab: 'same',
  mode: 'edit',
  refused: 'hide',
};

export const Default = blockStory<FiguresBlockModel>('Default', {
  ...plain,
  block: 'figures',
  name: 'today',
  title: { literal: 'Today' },
  items: [
    lent,
    {
      ...lent,
      name: 'late',
      title: { literal: 'Late' },
      value: { '=': '3' },
      text: { literal: 'oldest 12 days' },
      tone: 'warning',
    },
    { ...lent, name: 'hidden', title: { literal: 'Hidden' }, when: false },
    { ...lent, name: 'none', title: { literal: 'Reserved' }, value: { '=': 'nobody.knows' } },
  ],
});
export const Tones = blockStory<FiguresBlockModel>('Tones', {
  ...plain,
  block: 'figures',
  name: 'today',
  items: (['success', 'info', 'warning', 'error', 'neutral'] as const).map((tone) => ({ ...lent, name: tone, tone })),
});
export const LeadsNowhere = blockStory<FiguresBlockModel>('Leads nowhere', {
  ...plain,
  block: 'figures',
  name: 'today',
  items: [{ ...lent, press: away }],
});
export const LongText = blockStory<FiguresBlockModel>('Long text', {
  ...plain,
  block: 'figures',
  name: 'today',
  title: { literal: longText },
  items: [
    { ...lent, title: { literal: longText }, text: { literal: longText }, tone: 'error' },
    { ...lent, name: 'other' },
  ],
});
