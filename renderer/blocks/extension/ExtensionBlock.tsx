import { use } from 'react';
import type { ExtensionBlockModel } from '#engine/blocks/extension';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { FormPartsContext } from '../../widgets/FormPartsContext.ts';
import type { BlockProps } from '../BlockProps.ts';

/**
 * Renders an extension of the host by its name, loaded when it is first shown; renders nothing if the host does not
 * have it.
 */
export function ExtensionBlock({ block }: BlockProps<ExtensionBlockModel>) {
  const { extensions } = use(FormPartsContext);
  const Extension = Object.hasOwn(extensions, block.of) ? extensions[block.of] : undefined;
  return (
    <div>
      <BlockTitle block={block} />
      {Extension && <Extension />}
    </div>
  );
}
