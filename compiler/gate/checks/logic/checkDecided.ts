import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { fieldNames } from '../../../compile/fieldLists.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import type { FlowDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { areDisjoint, nameOfType, propertiesOf, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { questionsOf } from '../../../typecheck/questionTypes.ts';
import { typeOfEntity, typeOfName } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/** Checks that the server can validate answers in properties, and that only their flow sets its results. */
export function checkDecided(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'entity')) {
    const decided = new Map<string, string>();
    for (const [name, property] of entriesOf(child(node, 'properties'))) {
      reportNested(gate, definition, property);
      const answers = child(property, 'flow');
      const flow = findSource(gate.compilation, 'flow', stringOf(answers) ?? '');
      if (answers === undefined || flow === undefined) continue;
      checkFlow(gate, definition, answers, flow);
      checkResults(gate, definition, { entity: node, name, flow, decided });
    }
  }
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const entity = findSource(gate.compilation, 'entity', entityOf(node) ?? '');
    const body = child(node, 'body');
    const names = fieldNames(body);
    for (const [name, property] of entriesOf(child(entity, 'properties'))) {
      const flow = findSource(gate.compilation, 'flow', stringOf(child(property, 'flow')) ?? '');
      if (flow === undefined || names.includes(name) || stringOf(body) !== undefined) continue;
      const result = resultsOf(flow).find((one) => names.includes(one.name));
      if (result === undefined) continue;
      const message = `"${result.name}" is a result of ${flow.source.id}, which "${name}" answers, and that is not in this body`;
      gate.report(definition, { code: 'result/unanswered', pointer: '/body', message });
    }
  }
}

/** Reports answers in nested properties: the server reads answers at the top level of a body only. */
function reportNested(gate: Gate, definition: Definition, property: Node): void {
  const visit = (json: unknown, pointer: string): void => {
    if (!isAuthored(json)) return;
    for (const [name, inner] of Object.entries(isAuthored(json['properties']) ? json['properties'] : {})) {
      const place = joinPointer(`${pointer}/properties`, name);
      if (isAuthored(inner) && Object.hasOwn(inner, 'flow')) {
        const message = 'Only a property of the record itself can contain the answers to a flow';
        gate.report(definition, { code: 'answers/unfit', pointer: `${place}/flow`, message });
      }
      visit(inner, place);
    }
    visit(json['items'], `${pointer}/items`);
  };
  visit(property.json, property.pointer);
}

function checkFlow(gate: Gate, definition: Definition, answers: Node, flow: Node<FlowDefinition>): void {
  const { id } = flow.source;
  const handed = [...entriesOf(child(flow, 'given')), ...entriesOf(child(flow, 'data'))].map(([name]) => name);
  const deciding = (['questions', 'locked', 'results'] as const).map((word) => child(flow, word)?.json);
  const read = handed.filter((name) => isRead(deciding, new RegExp(`(?<![\\w.'])${name}(?!\\w)`, 'u')));
  const isOwn = questionsOf(flow).length > 0;
  if (isOwn && read.length === 0) return;
  const message = isOwn
    ? `${id} reads ${read.join(', ')}, which the server does not have where it decides about the answers`
    : `${id} has no questions of its own`;
  gate.report(definition, { code: 'answers/unfit', pointer: answers.pointer, message });
}

function isRead(json: unknown, name: RegExp): boolean {
  if (typeof json === 'string') return json.startsWith('=') && name.test(json);
  return typeof json === 'object' && json !== null && Object.values(json).some((inner) => isRead(inner, name));
}

interface Deciding {
  readonly entity: Node;
  /** Property with the answers. */
  readonly name: string;
  readonly flow: Node<FlowDefinition>;
  /** Result → the property with the flow that decides it. */
  readonly decided: Map<string, string>;
}

function checkResults(gate: Gate, definition: Definition, { entity, name, flow, decided }: Deciding): void {
  const type = typeOfEntity(entity.source.id, gate.compilation);
  const types = type.kind === 'entity' ? propertiesOf(type) : {};
  for (const result of resultsOf(flow)) {
    const property = child(child(entity, 'properties'), result.name);
    if (property === undefined) continue;
    const report = (message: string): void =>
      gate.report(definition, { code: 'answers/unfit', pointer: property.pointer, message });
    const other = decided.get(result.name);
    decided.set(result.name, name);
    const known = types[result.name];
    const given = result.type === undefined ? undefined : typeOfName(result.type, gate.compilation);
    if (other !== undefined) report(`"${result.name}" is decided by "${other}" and by "${name}"`);
    else if (child(property, 'value') !== undefined)
      report(`"${result.name}" is computed here, and is a result of ${flow.source.id}`);
    else if (known !== undefined && given !== undefined && areDisjoint(known, given))
      report(
        `"${result.name}" is a ${nameOfType(unwrapOptional(known))}, and the result of ${flow.source.id} a ${nameOfType(given)}`,
      );
  }
}

function resultsOf(
  flow: Node<FlowDefinition>,
): readonly { readonly name: string; readonly type: string | undefined }[] {
  return itemsOf(child(flow, 'results')).map((result) => ({
    name: stringOf(child(result, 'field')) ?? '',
    type: stringOf(child(result, 'type')),
  }));
}
