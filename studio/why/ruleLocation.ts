import { isRecord } from '#engine';
import type { DefinitionName } from '../data/operations.ts';
import { valueAt } from '../json/editJson.ts';
import { readJson } from '../wording/readJson.ts';
import { findInDefinition } from './findInDefinition.ts';

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
  const part = definition.kind === 'flow' ? 'question' : 'field';
  const own = findInDefinition(json, [{ part, name }]);
  if (own !== undefined && hasWord(json, own, word)) return { ...definition, pointer: `${own}/${word}` };
  const property = `/properties/${name.split('.').join('/properties/')}`;
  const inherited = entity?.text === undefined ? undefined : readJson(entity.text);
  if (entity !== undefined && hasWord(inherited, property, word)) {
    return { kind: 'entity', definition: entity.id, pointer: `${property}/${word}` };
  }
  return { ...definition, pointer: own ?? '' };
}

function hasWord(json: unknown, pointer: string, word: string): boolean {
  const part = valueAt(json, pointer);
  return isRecord(part) && Object.hasOwn(part, word);
}
