import type { BlockModel } from '../block.types.ts';
import type { Text } from '../value.types.ts';

/** Written text. */
export interface MarkdownBlockModel extends BlockModel {
  readonly block: 'markdown';
  readonly text: Text;
}
