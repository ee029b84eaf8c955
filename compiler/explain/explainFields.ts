import { type FieldList, flatFields } from '../compile/fieldLists.ts';
import { findLayers, type Layers } from '../compile/findLayers.ts';
import { child, entriesOf, isAuthored, type Node, readAs, stringOf } from '../compile/node.ts';
import type { Properties } from '../language/definitions.types.ts';
import { describeCondition, describeValue } from './describeValue.ts';
import type { Explainer, Fact } from './Explainer.ts';
import { explainActions } from './explainAction.ts';
import { describeAllow } from './explainAllow.ts';
import { explainCall } from './explainCall.ts';
import { explainRules } from './explainRules.ts';

/**
 * Explains the fields of a list. Each fact comes from the nearest layer that declares it: override, property, value
 * type.
 */
export function explainFields(
  list: Node<FieldList> | undefined,
  base: (path: string) => Layers | undefined,
  explainer: Explainer,
): readonly Fact[] {
  return flatFields(list).map((field) => {
    const path = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
    const own = stringOf(field) === undefined ? [field, ...findLayers(explainer.compilation, field)] : [];
    return explainField(path, { place: field, layers: [...own, ...(base(path) ?? [])] }, explainer);
  });
}

/** Explains the properties of an entity, including what they inherit from value types and other entities. */
export function explainProperties(properties: Node<Properties> | undefined, explainer: Explainer): readonly Fact[] {
  return entriesOf(properties).map(([name, place]) =>
    explainField(name, { place, layers: [place, ...findLayers(explainer.compilation, place)] }, explainer),
  );
}

interface FieldPlace {
  readonly place: Node;
  readonly layers: readonly Node[];
}

/** Properties of a record, which do not apply to a field that refers to it. */
const ofRecords: ReadonlySet<string> = new Set([
  '$schema',
  'key',
  'display',
  'owners',
  'properties',
  'rules',
  'version',
]);

function explainField(name: string, { place, layers }: FieldPlace, explainer: Explainer): Fact {
  const seen = new Set<string>(['field']);
  const below: Fact[] = [];
  let title: string | undefined;
  for (const layer of layers) {
    for (const [word, written] of entriesOf(layer)) {
      const isOfRecord =
        layer.pointer === '' && (ofRecords.has(word) || word === 'title') && child(layer, 'properties') !== undefined;
      if (seen.has(word) || isOfRecord || word === '$schema') continue;
      seen.add(word);
      if (word === 'title') title = explainer.text(written);
      else below.push(explainEntry(word, written, explainer));
    }
  }
  return explainer.fact(name, title ?? '', place, below);
}

const conditions: ReadonlySet<string> = new Set(['when', 'locked', 'required']);
const texts: ReadonlySet<string> = new Set([
  'help',
  'placeholder',
  'empty',
  'text',
  'confirm',
  'next',
  'message',
  'display',
]);

/** Explains one property of a definition. */
export function explainEntry(word: string, place: Node, explainer: Explainer): Fact {
  const { fact, text } = explainer;
  if (conditions.has(word)) return fact(word === 'when' ? 'only if' : word, describeCondition(place), place);
  if (word === 'allow') return fact('only for', describeAllow(place, explainer), place);
  if (word === 'options' || word === 'from' || word === 'start') return explainCall(word, place, explainer);
  if (word === 'rules') return fact(word, '', place, explainRules(place, explainer));
  if (word === 'properties') return fact(word, '', place, explainProperties(readAs<Properties>(place), explainer));
  if (word === 'actions') return fact(word, '', place, explainActions(place, explainer));
  if (word === 'values') return fact(word, describeValues(place), place);
  const isText = texts.has(word) || word === 'title';
  return fact(word, (isText ? text(place) : undefined) ?? describeValue(place), place);
}

function describeValues({ json }: Node): string {
  const values = Array.isArray(json) ? json : [];
  return values.map((entry: unknown) => String(isAuthored(entry) ? entry['value'] : entry)).join(', ');
}
