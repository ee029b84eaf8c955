import { addExport } from './addExport.ts';
import { kebabCase, toCamelCase, toPascalCase } from './nameForms.ts';
import type { Recipe } from './Recipe.ts';

/** A widget: a folder of the renderer and its line, and its name in the language. */
export const widgetRecipe: Recipe = {
  name: kebabCase,
  files: (name) => {
    const folder = `renderer/widgets/${name}`;
    const Widget = `${toPascalCase(name)}Widget`;
    return new Map([
      [`${folder}/${Widget}.tsx`, componentOf(Widget)],
      [`${folder}/index.ts`, definitionOf(name, Widget)],
      [`${folder}/${name}.stories.tsx`, storiesOf(name)],
    ]);
  },
  registrations: (name) => [
    {
      file: 'renderer/widgets/registry.ts',
      edit: (text) => addExport(text, toCamelCase(name), `./${name}/index.ts`),
    },
    { file: 'compiler/language/shapes.schema.json', edit: (text) => addToEnumeration(text, name) },
  ],
  next: (name) => [
    `Write the component in renderer/widgets/${name}. It only uses its props, and works with the keyboard.`,
    'Add properties of its own to "fieldObject" and "property" in compiler/language/shapes.schema.json.',
    'Run "npm run generate" and "npm run verify".',
  ],
};

function componentOf(Widget: string): string {
  return `import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';

/** One line of text. */
export function ${Widget}(props: WidgetProps) {
  return <BaseInput {...props} />;
}
`;
}

function definitionOf(name: string, Widget: string): string {
  return `import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { defineWidget } from '../defineWidget.ts';

export const ${toCamelCase(name)} = defineWidget({
  name: '${name}',
  formats: [],
  label: 'input',
  load: toLazyModule(
    () => import('./${Widget}.tsx'),
    ({ ${Widget} }) => ${Widget},
  ),
});
`;
}

function storiesOf(name: string): string {
  return `import { type WidgetSample, widgetStory } from '../../../stories/widgets/widgetStory.tsx';

const sample: WidgetSample = {
  widget: '${name}',
  title: 'Title of the book',
  value: 'Emma',
  longValue: 'Emma, Persuasion, Middlemarch and everything else on the lower shelf beside the window',
};

export default { title: 'Widgets/${name}' };
export const Default = widgetStory(sample, 'default');
export const Empty = widgetStory(sample, 'empty');
export const WithError = widgetStory(sample, 'withError');
export const ReadOnly = widgetStory(sample, 'readOnly');
export const LongText = widgetStory(sample, 'longText');
`;
}

/** Adds a name to the enumeration of widgets, before the last one, so that no other line changes. */
function addToEnumeration(text: string, name: string): string {
  const list = /("widget": \{\s*"type": "string",[^}]*?"enum": \[[^\]]*?)(\s*)("[\w-]+"\s*\])/;
  if (!list.test(text)) throw new Error('No enumeration of widgets in the shapes of the language.');
  return text.replace(list, `$1$2"${name}",$2$3`);
}
