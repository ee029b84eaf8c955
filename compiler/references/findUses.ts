import { splitPointer } from '../compile/pointer.ts';
import { nearest } from '../errors/nearest.ts';
import { listNames } from '../errors/suggestName.ts';
import { namesOfSet } from '../gate/namesOfSet.ts';
import { walkDefinition } from '../gate/walkDefinition.ts';
import type { DefinitionSet } from '../load/Definition.ts';
import { collectTexts } from '../texts/collectTexts.ts';
import type { FoundReference } from './FoundReference.ts';

/** The references to a name. */
export interface Uses {
  readonly name: string;
  readonly uses: readonly FoundReference[];
  /** Set if the name does not exist: the nearest name, or names with a similar beginning. */
  readonly unknown?: { readonly near?: string; readonly known?: string };
}

/** Finds every reference to `entity/book`, `property/book.title`, `role/Member`, `text/book.entity/title.title`, … */
export function findUses(set: DefinitionSet, references: readonly FoundReference[], name: string): Uses {
  const uses = references.filter(({ target }) => target === name);
  if (uses.length > 0) return { name, uses };
  const known = knownTargets(set, references);
  if (known.has(name)) return { name, uses };
  const near = nearest(name, known);
  return { name, uses, unknown: near === undefined ? { known: listNames(name, [...known].sort()) } : { near } };
}

/** Everything that can be searched for: definitions, their properties, roles, policies, settings, texts. */
function knownTargets(set: DefinitionSet, references: readonly FoundReference[]): ReadonlySet<string> {
  const known = new Set(references.flatMap(({ target }) => target ?? []));
  for (const definition of set.definitions) {
    known.add(`${definition.kind}/${definition.id}`);
    for (const { path } of collectTexts(definition)) known.add(`text/${definition.id}.${definition.kind}/${path}`);
    if (definition.kind === 'entity') addProperties(definition, known);
  }
  for (const [kind, names] of namesOfSet(set)) for (const name of names) known.add(`${kind}/${name}`);
  return known;
}

function addProperties(definition: DefinitionSet['definitions'][number], known: Set<string>): void {
  for (const { pointer, key } of walkDefinition(definition).places) {
    const members = splitPointer(pointer);
    if (!key || members.at(-2) !== 'properties') continue;
    const names = members.filter((member) => member !== 'properties' && member !== 'items');
    known.add(`property/${definition.id}.${names.join('.')}`);
  }
}
