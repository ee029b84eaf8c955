import type { BlockModel } from '#engine';
import type { TabBlockModel } from '#engine/blocks/tab';
import type { TabsBlockModel } from '#engine/blocks/tabs';
import { blockStory, longText, plain, writtenText } from '../../../stories/blocks/blockStory.tsx';

function tab(name: string, title: string, inside: BlockModel): TabBlockModel {
  return { ...plain, block: 'tab', name, title: { literal: title }, body: [inside] };
}

export default { title: 'Blocks/tabs' };
export const Default = blockStory<TabsBlockModel>('Default', {
  ...plain,
  block: 'tabs',
  name: 'views',
  body: [
    tab('books', 'Books', writtenText('books', 'All books.')),
    tab('loans', 'Loans', writtenText('loans', 'All loans.')),
  ],
});
export const LongText = blockStory<TabsBlockModel>('Long text', {
  ...plain,
  block: 'tabs',
  name: 'views',
  body: [
    tab('books', longText, writtenText('books', longText)),
    tab('loans', longText, writtenText('loans', longText)),
  ],
});
