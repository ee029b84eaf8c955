import type { BlockModel, Release, ScreenModel } from '#engine';
import type { ExtensionBlockModel } from '#engine/blocks/extension';

/** Returns the screen that shows an extension of the host. Undefined if the user has none. */
export function screenWith(extension: string, { screens }: Pick<Release, 'screens'>): ScreenModel | undefined {
  return Object.values(screens).find(({ body }) => body.some((block) => isExtension(block) && block.of === extension));
}

function isExtension(block: BlockModel): block is ExtensionBlockModel {
  return block.block === 'extension';
}
