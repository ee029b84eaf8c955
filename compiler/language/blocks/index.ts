import banner from './banner/banner.schema.json' with { type: 'json' };
import cards from './cards/cards.schema.json' with { type: 'json' };
import columns from './columns/columns.schema.json' with { type: 'json' };
import details from './details/details.schema.json' with { type: 'json' };
import flow from './flow/flow.schema.json' with { type: 'json' };
import form from './form/form.schema.json' with { type: 'json' };
import markdown from './markdown/markdown.schema.json' with { type: 'json' };
import part from './part/part.schema.json' with { type: 'json' };
import section from './section/section.schema.json' with { type: 'json' };
import stepper from './stepper/stepper.schema.json' with { type: 'json' };
import tab from './tab/tab.schema.json' with { type: 'json' };
import table from './table/table.schema.json' with { type: 'json' };
import tabs from './tabs/tabs.schema.json' with { type: 'json' };
import timeline from './timeline/timeline.schema.json' with { type: 'json' };
import wizard from './wizard/wizard.schema.json' with { type: 'json' };

/** Every block, by its head word. One line each; the meta-schema of screens is put together from this table. */
export const blockSchemas = {
  section,
  columns,
  tabs,
  tab,
  details,
  table,
  form,
  flow,
  wizard,
  part,
  cards,
  stepper,
  timeline,
  banner,
  markdown,
} as const;

/** Head word of a block. */
export type BlockName = keyof typeof blockSchemas;
