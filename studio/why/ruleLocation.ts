import { isRecord } from '#engine';
import { elementsIn, outlineOf } from '../canvas/outline.ts';
import type { DefinitionName } from '../data/operations.ts';
import { readJson } from '../wording/readJson.ts';

/** A place in a definition. */
export interface RuleLocation extends DefinitionName {
  /** JSON Pointer. */
  readonly pointer: string;
}

interface Written {
  readonly definition: DefinitionName;
  /** The file of the definition. */
  readonly text: string;
  /** Name of the field or question. */
  readonly name: string;
  /** The property with the rule, such as `when`. */
  readonly word: string;
  /** The entity of a form, and its file. */
  readonly entity?: { readonly id: string; readonly text: string | undefined };
}

/**
 * Where a rule is written: at the field or question, or at the property of the entity that a field inherits it from.
 * Otherwise the field or question itself, or the definition.
 */
export function ruleLocation({ definition, text, name, word, entity }: Written): RuleLocation {
  const json = readJson(text);
  const element = elementsIn(outlineOf(definition.kind, json)).find(
    (one) => one.name === name && one.word !== 'section',
  );
  const own = element?.pointer ?? '';
  if (element !== undefined && hasWord(json, own, word)) return { ...definition, pointer: `${own}/${word}` };
  const property = `/properties/${name.split('.').join('/properties/')}`;
  const inherited = entity?.text === undefined ? undefined : readJson(entity.text);
  if (entity !== undefined && hasWord(inherited, property, word)) {
    return { kind: 'entity', definition: entity.id, pointer: `${property}/${word}` };
  }
  return { ...definition, pointer: own };
}

function hasWord(json: unknown, pointer: string, word: string): boolean {
  const part = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      json,
    );
  return isRecord(part) && Object.hasOwn(part, word);
}
