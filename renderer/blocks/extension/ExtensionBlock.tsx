import { use } from 'react';
import type { ExtensionBlockModel } from '#engine/blocks/extension';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { FormPartsContext } from '../../widgets/FormPartsContext.ts';
import type { BlockProps } from '../BlockProps.ts';

/** What the host of the renderer has under a name, loaded when it is first shown. A host without it shows nothing there. */
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
