import type { BannerBlockModel } from '#engine/blocks/banner';
import { defineBlock } from '../defineBlock.ts';
import schema from './banner.schema.json' with { type: 'json' };
import { compileBanner } from './compileBanner.ts';

export const banner = defineBlock<BannerBlockModel>({ name: 'banner', schema, compile: compileBanner });
