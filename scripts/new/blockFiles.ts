import { toPascalCase } from './nameForms.ts';

/** Returns path → content of the files of a block that shows a text. */
export function blockFiles(name: string): ReadonlyMap<string, string> {
  const Name = toPascalCase(name);
  const language = `compiler/language/blocks/${name}`;
  const view = `renderer/blocks/${name}`;
  return new Map([
    [`engine/model/blocks/${name}.types.ts`, modelOf(name, Name)],
    [`${language}/${name}.schema.json`, `${JSON.stringify(schemaOf(name, Name), undefined, 2)}\n`],
    [`${language}/compile${Name}.ts`, compilerOf(name, Name)],
    [`${language}/index.ts`, definitionOf(name, Name)],
    [`${view}/${Name}Block.tsx`, componentOf(name, Name)],
    [`${view}/index.ts`, viewOf(name, Name)],
    [`${view}/${name}.stories.tsx`, storiesOf(name, Name)],
  ]);
}

function modelOf(name: string, Name: string): string {
  return `import type { BlockModel } from '../block.types.ts';
import type { Text } from '../value.types.ts';

/** A text that is shown. */
export interface ${Name}BlockModel extends BlockModel {
  readonly block: '${name}';
  readonly text: Text;
}
`;
}

function schemaOf(name: string, Name: string): object {
  const shapes = '../../kinds/shapes.schema.json#/$defs';
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${Name} block`,
    type: 'object',
    description: 'Block that shows a text.',
    head: [name],
    required: [name, 'text'],
    block: name,
    properties: {
      [name]: {
        type: 'string',
        pattern: '^[a-z][a-zA-Z0-9]*$',
        description:
          'Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.',
        examples: ['intro'],
      },
      text: {
        $ref: `${shapes}/text`,
        description: 'Text of the block, in ICU MessageFormat.',
        examples: ['Welcome to the library'],
      },
      title: {
        $ref: `${shapes}/text`,
        description: 'Heading above the block. No heading by default.',
        examples: ['Opening hours'],
      },
      when: {
        $ref: `${shapes}/condition`,
        default: true,
        description: 'Condition for showing the block. Defaults to `true`.',
        examples: ["=this.kind == 'novel'"],
      },
      allow: {
        $ref: `${shapes}/allow`,
        description: 'Policies that a user needs to see the block. One match is enough. By default all users can.',
        examples: ['librarian'],
      },
    },
    additionalProperties: false,
    examples: [{ [name]: 'intro', text: 'Welcome' }],
  };
}

function compilerOf(name: string, Name: string): string {
  return `import type { ${Name}BlockModel } from '#engine/blocks/${name}';
import { compileText } from '../../../compile/compileValue.ts';
import { child, type Node } from '../../../compile/node.ts';
import type { ${Name}Block } from '../../definitions.types.ts';
import type { OwnProperties } from '../defineBlock.ts';

export function compile${Name}(node: Node<${Name}Block>): OwnProperties<${Name}BlockModel> {
  return { text: compileText(child(node, 'text')) ?? { literal: '' } };
}
`;
}

function definitionOf(name: string, Name: string): string {
  return `import type { ${Name}BlockModel } from '#engine/blocks/${name}';
import { defineBlock } from '../defineBlock.ts';
import { compile${Name} } from './compile${Name}.ts';
import schema from './${name}.schema.json' with { type: 'json' };

export const ${name} = defineBlock<${Name}BlockModel>({
  name: '${name}',
  schema,
  compile: compile${Name},
});
`;
}

function componentOf(name: string, Name: string): string {
  return `import type { ${Name}BlockModel } from '#engine/blocks/${name}';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { useText } from '../../texts/useText.ts';
import type { BlockProps } from '../BlockProps.ts';

/** A text below its title. */
export function ${Name}Block({ block }: BlockProps<${Name}BlockModel>) {
  const text = useText();
  return (
    <div>
      <BlockTitle block={block} />
      <p>{text(block.text)}</p>
    </div>
  );
}
`;
}

function viewOf(name: string, Name: string): string {
  return `import type { ${Name}BlockModel } from '#engine/blocks/${name}';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineView } from '../defineView.tsx';

export const ${name} = defineView<${Name}BlockModel>({
  name: '${name}',
  load: toLazyModule(
    () => import('./${Name}Block.tsx'),
    ({ ${Name}Block }) => ${Name}Block,
  ),
});
`;
}

function storiesOf(name: string, Name: string): string {
  const story = (
    id: string,
    title: string,
    text: string,
  ) => `export const ${id} = blockStory<${Name}BlockModel>('${title}', {
  ...plain,
  block: '${name}',
  name: 'intro',
  text: { literal: ${text} },
});
`;
  return `import type { ${Name}BlockModel } from '#engine/blocks/${name}';
import { blockStory, longText, plain } from '../../../stories/blocks/blockStory.tsx';

export default { title: 'Blocks/${name}' };
${story('Default', 'Default', "'Welcome to the library'")}${story('LongText', 'Long text', 'longText')}`;
}
