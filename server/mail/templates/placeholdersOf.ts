import {
  type FieldModel,
  findPlaceholders,
  formatText,
  propertiesOf,
  type Release,
  type Scope,
  type TemplateModel,
} from '#engine';
import type { TemplateText } from './releaseText.ts';

/** A value of a mail: its path and its title. */
export interface KnownPlaceholder {
  readonly path: string;
  readonly title: string;
}

interface Described {
  readonly release: Release;
  readonly locale: string;
  readonly scope: Scope;
}

/** Maximum depth of nested records. */
const deepest = 3;

/**
 * Returns the values that a template can use: its parameters, its links, the settings, and what the release's own text
 * uses. Properties with restricted access are left out, because any recipient can read the mail.
 */
export function placeholdersOf(
  template: TemplateModel,
  text: TemplateText,
  context: Described,
): readonly KnownPlaceholder[] {
  const found = new Map<string, string>();
  const add = (path: string, title: string): void => {
    if (!found.has(path)) found.set(path, title);
  };
  for (const [name, type] of Object.entries(template.given)) {
    const fields = propertiesOf({ entity: type.replace(/\?$/, '') }, context.release);
    if (fields === undefined) add(name, name);
    else for (const { path, title } of pathsBelow(fields, name, context)) add(path, title);
  }
  for (const name of Object.keys(template.links ?? {})) add(name, name);
  for (const [name, value] of Object.entries(context.release.settings)) {
    if (typeof value === 'string' || typeof value === 'number') add(`setting.${name}`, name);
  }
  for (const { path } of findPlaceholders(`${text.subject} ${text.html}`)) add(path, path);
  return [...found].map(([path, title]) => ({ path, title }));
}

function pathsBelow(
  fields: readonly FieldModel[],
  prefix: string,
  context: Described,
  depth = 1,
): readonly KnownPlaceholder[] {
  return fields.flatMap((field) => {
    if (field.allow !== undefined || field.type === 'array' || field.flow !== undefined || field.each !== undefined)
      return [];
    const path = `${prefix}.${field.path}`;
    const inner = propertiesOf(field, context.release);
    if (inner !== undefined) return depth < deepest ? pathsBelow(inner, path, context, depth + 1) : [];
    return field.type === 'object' ? [] : [{ path, title: formatText(field.title, context.scope, context) }];
  });
}
