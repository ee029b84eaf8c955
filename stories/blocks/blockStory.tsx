import type { BlockModel, CallModel, FieldModel, Template } from '#engine';
import type { MarkdownBlockModel } from '#engine/blocks/markdown';
import { Block } from '../../renderer/body/Blocks.tsx';
import { makeField } from '../samples/makeField.ts';
import { Sheet } from '../stage/Sheet.tsx';
import { Stage } from '../stage/Stage.tsx';
import { type CatalogueStory, makeStory, type StoryParameters } from '../stage/storyOf.tsx';
import { blockWorld } from './blockWorld.ts';

/** Default properties of every block. */
export const plain = { when: true, actions: [] } as const;

/** A text that is too long for its place. */
export const longText =
  'Emma, Persuasion, Middlemarch and everything else that stands on the lower shelf beside the window of the reading room of the old library by the harbour';

/** Books as the rows of a block. */
export const books: readonly Template[] = [
  { isbn: '9780141439587', title: 'Emma', kind: 'novel', lentOn: '2026-03-12T09:30:00.000Z' },
  { isbn: '9780000000002', title: 'Wales on Foot', kind: 'guide', lentOn: '2026-05-02T15:00:00.000Z' },
];

/** A book whose texts are too long for any column. */
export const longBooks: readonly Template[] = [
  { isbn: '9780000000003', title: longText, kind: longText, lentOn: '2026-03-12T09:30:00.000Z' },
];

/** Fields of a book. */
export const bookFields: readonly FieldModel[] = [
  makeField('isbn', { title: { literal: 'ISBN' } }),
  makeField('title', { title: { literal: 'Title' } }),
  makeField('kind', {
    title: { literal: 'Kind' },
    values: [
      { value: 'novel', title: { literal: 'Novel' }, tone: 'success' },
      { value: 'guide', title: { literal: 'Travel guide' }, tone: 'warning' },
    ],
  }),
];

/** Returns a text block, for use inside another block. */
export function writtenText(name: string, literal: string): MarkdownBlockModel {
  return { ...plain, block: 'markdown', name, text: { literal } };
}

/** A call that always fails. */
export const refusedCall: CallModel = { run: 'books.lost', with: {}, when: true, as: 'lost', notices: {} };

/** Creates the story of a block on a page of its own. */
export function blockStory<Model extends BlockModel>(
  name: string,
  block: Model,
  parameters: StoryParameters = {},
): CatalogueStory {
  return makeStory(
    name,
    (looks) => (
      <Stage world={blockWorld()} looks={looks}>
        <Sheet title={block.block}>
          <Block block={block} />
        </Sheet>
      </Stage>
    ),
    { data: block, ...parameters },
  );
}
