import { findSource, isOfKind } from '../compile/compilation.ts';
import { entityOf } from '../compile/entityOf.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, rootOf, stringOf } from '../compile/node.ts';
import { splitPointer } from '../compile/pointer.ts';
import { requestNames } from '../gate/argumentsOf.ts';
import type { Gate } from '../gate/Gate.ts';
import { rowTypeAt } from '../gate/scope/rowTypes.ts';
import { routeNames } from '../gate/scope/scopeOf.ts';
import { variablesAt } from '../gate/scope/variablesAt.ts';
import { variablesOf } from '../gate/scope/variablesOf.ts';
import type { Location } from '../gate/walkDefinition.ts';
import { isKind } from '../language/kinds/index.ts';
import { anyType, type CheckType, describeType, propertiesOf, unwrapOptional } from '../typecheck/checkTypes.ts';
import { callsOf, typeOfBody, typeOfEntity } from '../typecheck/typeTable.ts';
import type { UnfinishedText } from './findUnfinishedText.ts';

/** A name that fits at the cursor. */
export interface NameCompletion {
  readonly name: string;
  /** What it names: a kind, or `property`, `variable`, `function`, `parameter`, … */
  readonly kind: string;
  /** A title or a type. */
  readonly detail: string;
}

/** The text being edited, with its place according to the meta-schemas. */
export interface NamesInput {
  readonly gate: Gate;
  readonly node: Node;
  readonly place: Location;
  readonly written: UnfinishedText;
}

interface Names {
  /** The part of the text that a name replaces. */
  readonly start: number;
  readonly end: number;
  readonly completions: readonly NameCompletion[];
}

/** The names that fit a text other than an expression, by the annotations of its meta-schema. */
export function namesAt(input: NamesInput): Names {
  const { place, written } = input;
  const { schema } = place;
  const whole = { start: 0, end: written.text.length };
  if (schema.names !== undefined) return { ...whole, completions: definitionsAt(input, [schema.names].flat()) };
  if (schema.typed === true) return { ...whole, completions: typesAt(input) };
  if (schema.path === true || schema.field === true) return pathAt(input, recordAt(input));
  if (input.node.source.kind === 'examples' && written.key) return pathAt(input, exampledRecord(input));
  if (schema.textual === true) return argumentAt(input);
  const local = schema.state === true ? 'state' : schema.step === true ? 'step' : (schema.refers ?? 'none');
  return { ...whole, completions: localNames[local]?.(input) ?? [] };
}

/** Definitions of these kinds, including policies, roles and settings, with their titles. */
function definitionsAt({ gate, written }: NamesInput, kinds: readonly string[]): readonly NameCompletion[] {
  const colon = written.text.indexOf(':');
  const wanted = colon < 0 ? kinds : kinds.filter((kind) => kind === written.text.slice(0, colon));
  return wanted.flatMap((kind) =>
    [...(gate.names.get(kind) ?? [])].map((id) => {
      const prefix = written.text.startsWith('...') ? '...' : kinds.length > 1 ? `${kind}:` : '';
      return { name: `${prefix}${id}`, kind, detail: titleOf(gate, kind, id) };
    }),
  );
}

function titleOf(gate: Gate, kind: string, id: string): string {
  const definition = isKind(kind) ? gate.set.byKind[kind].get(id) : undefined;
  const title: unknown = isAuthored(definition?.json) ? definition.json['title'] : undefined;
  return typeof title === 'string' ? title : '';
}

const schemaTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

function typesAt(input: NamesInput): readonly NameCompletion[] {
  const entities = definitionsAt({ ...input, written: { ...input.written, text: '' } }, ['entity']);
  return [...entities, ...schemaTypes.map((name) => ({ name, kind: 'type', detail: '' }))];
}

/** Completes the last name of a path below a record: `book.ti` to `book.title`. */
function pathAt({ written }: NamesInput, record: CheckType): Names {
  const before = written.text.slice(0, written.cursor);
  const names = before.split('.');
  const last = names.pop() ?? '';
  const sign = names.length === 0 && last.startsWith('-') ? 1 : 0;
  const holder = names.reduce((type, name) => memberOf(type, name.replace(/^-/, '')), record);
  return {
    start: before.length - last.length + sign,
    end: written.text.length,
    completions: Object.entries(membersOf(holder)).map(([name, type]) => ({
      name,
      kind: 'property',
      detail: describeType(type),
    })),
  };
}

function memberOf(type: CheckType, name: string): CheckType {
  return membersOf(type)[name] ?? anyType;
}

/** Properties of a record, or of the items of a list. */
function membersOf(type: CheckType): Readonly<Record<string, CheckType>> {
  const plain = unwrapOptional(type);
  if (plain.kind === 'list') return membersOf(plain.of);
  return plain.kind === 'entity' ? propertiesOf(plain) : {};
}

/** The record that paths at the cursor refer to. */
function recordAt({ gate, node, place }: NamesInput): CheckType {
  const { compilation } = gate;
  const of = stringOf(child(node, 'of'));
  if (isOfKind(node, 'entity')) return typeOfEntity(node.source.id, compilation);
  if (isOfKind(node, 'operation')) {
    const entity = entityOf(node);
    return place.pointer.startsWith('/rules/')
      ? typeOfBody(node, compilation)
      : typeOfEntity(entity ?? '', compilation);
  }
  if (isOfKind(node, 'form')) {
    const bodies = callsOf(child(node, 'submits')).flatMap((id) => {
      const operation = findSource(compilation, 'operation', id);
      return operation === undefined ? [] : [membersOf(typeOfBody(operation, compilation))];
    });
    const properties = Object.assign({}, of === undefined ? {} : membersOf(typeOfEntity(of, compilation)), ...bodies);
    return { kind: 'entity', name: '', properties };
  }
  if (node.source.kind === 'screen') {
    return rowTypeAt(node, place.pointer, variablesOf(node, compilation), compilation);
  }
  return of === undefined ? anyType : typeOfEntity(of, compilation);
}

function exampledRecord({ gate, node, written }: NamesInput): CheckType {
  const entity = node.source.id.slice(node.source.id.indexOf('/') + 1);
  const [, ...path] = splitPointer(written.pointer).slice(0, -1);
  return path.reduce(
    (type, name) => (/^\d+$/.test(name) ? type : memberOf(type, name)),
    typeOfEntity(entity, gate.compilation),
  );
}

/** Completes an argument of a text, after its brace: a property of `this`, or a variable with a path. */
function argumentAt(input: NamesInput): Names {
  const { gate, node, place, written } = input;
  const before = written.text.slice(0, written.cursor);
  const [, argument] = /\{([\w.]*)$/.exec(before) ?? [];
  if (argument === undefined) return { start: 0, end: 0, completions: [] };
  const variables = variablesAt(gate, node, place, variablesOf(node, gate.compilation));
  const properties = { ...variables, ...membersOf(variables['this'] ?? anyType) };
  const offset = before.length - argument.length;
  const names = pathAt(
    { ...input, written: { ...written, text: argument, cursor: argument.length } },
    { kind: 'entity', name: '', properties },
  );
  return { ...names, start: offset + names.start, end: offset + names.end };
}

type LocalNames = (input: NamesInput) => readonly NameCompletion[];

/** Names other than those of definitions, by what they name. */
const localNames: Readonly<Record<string, LocalNames>> = {
  state: ({ gate, node }) => {
    const own = itemsOf(child(node, 'states')).flatMap((state) => stringOf(child(state, 'state')) ?? []);
    const [of, at] = [stringOf(child(node, 'of')), stringOf(child(node, 'at'))];
    const property = memberOf(typeOfEntity(of ?? '', gate.compilation), at ?? '');
    const plain = unwrapOptional(property);
    const values = plain.kind === 'string' ? (plain.values ?? []).map(String) : [];
    return [...own, ...values].map((name) => ({ name, kind: 'state', detail: '' }));
  },
  step: ({ node }) =>
    itemsOf(child(node, 'steps')).flatMap((step) => {
      const name = stringOf(child(step, 'step'));
      return name === undefined ? [] : [{ name, kind: 'step', detail: stringOf(child(step, 'title')) ?? '' }];
    }),
  parameter: parametersAt,
};

/** Arguments of the target of a call, an action or a block. */
function parametersAt({ gate, node, place }: NamesInput): readonly NameCompletion[] {
  const { compilation } = gate;
  const holder = splitPointer(place.pointer).slice(0, -2).reduce(innerOf, rootOf(node.source));
  const run = stringOf(child(holder, 'run'));
  const operation = run === undefined ? undefined : findSource(compilation, 'operation', run);
  const named = (names: readonly string[], kind: string): readonly NameCompletion[] =>
    names.map((name) => ({ name, kind, detail: '' }));
  if (operation !== undefined) return named([...new Set(requestNames(operation, compilation))], 'parameter');
  for (const word of ['go', 'open', 'form', 'flow', 'part', 'wizard', 'screen']) {
    const text = stringOf(child(holder, word));
    if (text === undefined) continue;
    const id = text.slice(text.indexOf(':') + 1);
    const target = (['screen', 'form', 'flow', 'wizard'] as const)
      .map((kind): Node | undefined => findSource(compilation, kind, id))
      .find((found) => found !== undefined);
    if (target === undefined) continue;
    const given = entriesOf(child(target, 'given')).map(([name]) => name);
    return named([...new Set([...given, ...routeNames(target)])], 'parameter');
  }
  return [];
}

function innerOf(node: Node | undefined, member: string): Node | undefined {
  if (node === undefined) return undefined;
  return Array.isArray(node.json) ? itemsOf(node)[Number(member)] : child(node, member);
}
