import { isRecord } from '#engine';
import type { DefinitionName } from '../data/operations.ts';
import { valueAt } from '../json/editJson.ts';
import { readJson } from '../wording/readJson.ts';
import { findInDefinition, type NamedPart } from './findInDefinition.ts';
import type { RuleLocation } from './ruleLocation.ts';

/** A part of a definition, inside others of the same definition, the outermost first. */
export interface PartLocation {
  readonly definition: DefinitionName;
  readonly path: readonly NamedPart[];
}

/** Returns the text of a definition. */
export type ReadDefinition = (name: DefinitionName) => Promise<string>;

/**
 * Finds the line of a part in the first place that has it, or in the list of fields that the block refers to. If none
 * has it, that is where the nearest part around it is written. Undefined without a place.
 */
export async function locate(places: readonly PartLocation[], read: ReadDefinition): Promise<RuleLocation | undefined> {
  for (const place of places) {
    const found = await locateIn(place, read);
    if (found !== undefined) return found;
  }
  const [place] = places;
  if (place === undefined) return undefined;
  const { definition, path } = place;
  return path.length === 0 ? { ...definition, pointer: '' } : locate([{ definition, path: path.slice(0, -1) }], read);
}

async function locateIn({ definition, path }: PartLocation, read: ReadDefinition): Promise<RuleLocation | undefined> {
  const json = readJson(await read(definition));
  for (const last of namesOf(path.at(-1))) {
    const pointer = findInDefinition(json, [...path.slice(0, -1), last]);
    if (pointer !== undefined) return { ...definition, pointer };
  }
  const last = path.at(-1);
  const around = last?.part === 'column' ? findInDefinition(json, path.slice(0, -1)) : undefined;
  const block = around === undefined ? undefined : valueAt(json, around);
  const list = isRecord(block) ? block['fields'] : undefined;
  if (last === undefined || typeof list !== 'string')
    return path.length === 0 ? { ...definition, pointer: '' } : undefined;
  return locateIn({ definition: { kind: 'fields', definition: list }, path: [last] }, read);
}

/** The name without the places of rows, and the names of the parts around it: `lines.cost`, `lines` for `lines.0.cost`. */
function namesOf(part: NamedPart | undefined): readonly NamedPart[] {
  if (part === undefined) return [];
  if (part.part !== 'field' && part.part !== 'column') return [part];
  const names = part.name.replaceAll(/\.\d+(?=\.|$)/g, '').split('.');
  return names.map((_, index) => ({ ...part, name: names.slice(0, names.length - index).join('.') }));
}

/** Finds where a property of a part is written: at the part, if it has the property. */
export async function locateProperty(
  location: PartLocation,
  word: string,
  read: ReadDefinition,
): Promise<RuleLocation | undefined> {
  const found = await locate([location], read);
  if (found === undefined) return undefined;
  const part = valueAt(readJson(await read(found)), found.pointer);
  return isRecord(part) && Object.hasOwn(part, word) ? { ...found, pointer: `${found.pointer}/${word}` } : found;
}
