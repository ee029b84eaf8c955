import type { ActionModel } from '#engine';
import type { ButtonsBlockModel } from '#engine/blocks/buttons';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/buttons' };

const back: ActionModel = {
  name: 'back',
  target: { verb: 'do', act: 'back' },
  title: { literal: 'Back to the shelf' },
  look: 'button',
  when: true,
  locked: false,
  with: {},
  tab: 'same',
  mode: 'edit',
  refused: 'hide',
};

export const Default = blockStory<ButtonsBlockModel>('Default', {
  ...plain,
  block: 'buttons',
  name: 'ways',
  actions: [back, { ...back, name: 'print', target: { verb: 'do', act: 'print' }, title: { literal: 'Print' } }],
});
export const Primary = blockStory<ButtonsBlockModel>('Primary', {
  ...plain,
  block: 'buttons',
  name: 'ways',
  actions: [
    back,
    { ...back, name: 'hidden', primary: true, when: false },
    { ...back, name: 'print', primary: true, target: { verb: 'do', act: 'print' }, title: { literal: 'Print' } },
  ],
});
export const WithTitle = blockStory<ButtonsBlockModel>('With a title', {
  ...plain,
  block: 'buttons',
  name: 'ways',
  title: { literal: 'What next?' },
  actions: [back],
});
export const LongText = blockStory<ButtonsBlockModel>('Long text', {
  ...plain,
  block: 'buttons',
  name: 'ways',
  title: { literal: longText },
  actions: [{ ...back, title: { literal: longText } }],
});
