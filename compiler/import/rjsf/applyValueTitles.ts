import { type Authored, isAuthored } from '../../compile/node.ts';
import { escapeText } from '../write/escapeText.ts';
import { propertiesOf } from '../write/findProperty.ts';
import { uiOptionsOf } from './readUiOptions.ts';

type Properties = Readonly<Record<string, Authored>>;

/** Applies the titles of `ui:enumNames`, in the order of the values or as a map by value. */
export function applyValueTitles(properties: Properties, ui: unknown): Properties {
  const words = isAuthored(ui) ? ui : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const own = words[String(property['wire'] ?? name)];
      const inner = propertiesOf(property);
      if (inner !== undefined) return [name, { ...property, properties: applyValueTitles(inner, own) }];
      const { enumNames } = uiOptionsOf(own);
      const { values } = property;
      return [
        name,
        Array.isArray(values) && enumNames !== undefined ? withTitles(property, values, enumNames) : property,
      ];
    }),
  );
}

function withTitles(property: Authored, values: readonly unknown[], names: unknown): Authored {
  const titles: readonly unknown[] = Array.isArray(names) ? names : [];
  const byValue = isAuthored(names) ? names : {};
  const titled = values.map((entry, index) => {
    const value = isAuthored(entry) ? entry['value'] : entry;
    const title = titles[index] ?? byValue[String(value)];
    return typeof title === 'string' && title !== '' ? { value, title: escapeText(title) } : entry;
  });
  return { ...property, values: titled };
}
