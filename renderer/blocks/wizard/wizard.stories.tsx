import type { WizardBlockModel } from '#engine/blocks/wizard';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/wizard' };
export const Default = blockStory<WizardBlockModel>('Default', {
  ...plain,
  block: 'wizard',
  name: 'here',
  of: 'new-loan',
  with: {},
  title: { literal: 'In a library' },
});
export const LongText = blockStory<WizardBlockModel>('Long text', {
  ...plain,
  block: 'wizard',
  name: 'here',
  of: 'new-loan',
  with: {},
  title: { literal: longText },
});
export const Read = blockStory<WizardBlockModel>('Read', {
  ...plain,
  block: 'wizard',
  name: 'here',
  of: 'new-loan',
  with: {},
  mode: 'read',
  begin: { isbn: '9780141439587', dueOn: '2026-12-24', note: 'For the reading group' },
});
export const Print = blockStory<WizardBlockModel>('Print', {
  ...plain,
  block: 'wizard',
  name: 'here',
  of: 'new-loan',
  with: {},
  mode: 'print',
  begin: { isbn: '9780141439587', dueOn: '2026-12-24', note: longText },
});
