import type { BannerBlockModel } from '#engine/blocks/banner';
import { compileTone } from '../../../compile/compileTone.ts';
import { compileText } from '../../../compile/compileValue.ts';
import { child, type Node } from '../../../compile/node.ts';
import type { BannerBlock } from '../../definitions.types.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compileBanner(node: Node<BannerBlock>): OwnProperties<BannerBlockModel> {
  return {
    tone: compileTone(child(node, 'tone')) ?? 'info',
    text: compileText(child(node, 'text')) ?? { literal: '' },
  };
}
