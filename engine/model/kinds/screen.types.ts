import type { BlockModel } from '../block.types.ts';
import type { ActionModel, DataModel } from '../call.types.ts';
import type { Text } from '../value.types.ts';

export interface ScreenModel {
  readonly id: string;
  readonly title?: Text;
  /** Text below the title of the page. */
  readonly text?: Text;
  /** `/books/{bookNumber}`. Absent for a part. */
  readonly route?: string;
  readonly given: Readonly<Record<string, string>>;
  readonly allow?: readonly string[];
  readonly enter: readonly ActionModel[];
  readonly data: readonly DataModel[];
  readonly trail?: readonly string[];
  readonly actions: readonly ActionModel[];
  readonly body: readonly BlockModel[];
}
