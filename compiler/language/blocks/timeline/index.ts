import type { TimelineBlockModel } from '#engine/blocks/timeline';
import { defineBlock } from '../defineBlock.ts';
import { compileTimeline } from './compileTimeline.ts';
import schema from './timeline.schema.json' with { type: 'json' };

export const timeline = defineBlock<TimelineBlockModel>({
  name: 'timeline',
  schema,
  compile: compileTimeline,
  rows: true,
  pathsThroughLists: true,
});
