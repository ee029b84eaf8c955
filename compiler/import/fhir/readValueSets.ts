import { type Authored, isAuthored } from '../../compile/node.ts';
import { listOf } from '../json-schema/flattenSchema.ts';

/** Reads the value sets of a file once: the codes of each as answer options, by the reference to it. */
export function readValueSets(contained: unknown): ReadonlyMap<unknown, readonly unknown[]> {
  const resources = listOf(contained).filter(isAuthored);
  // The first resource counts if several have the same id.
  return new Map(resources.toReversed().map((resource) => [`#${String(resource['id'])}`, codingsOf(resource)]));
}

/** Codes of a value set: its expansion, or the concepts that it lists. */
function codingsOf({ expansion, compose }: Authored): readonly unknown[] {
  if (isAuthored(expansion)) return listOf(expansion['contains']).map((concept) => codingOf(concept, undefined));
  return (isAuthored(compose) ? listOf(compose['include']) : []).flatMap((include) =>
    isAuthored(include) ? listOf(include['concept']).map((concept) => codingOf(concept, include['system'])) : [],
  );
}

function codingOf(concept: unknown, system: unknown): unknown {
  if (!isAuthored(concept)) return undefined;
  return { valueCoding: { ...(system === undefined ? {} : { system }), ...concept } };
}
