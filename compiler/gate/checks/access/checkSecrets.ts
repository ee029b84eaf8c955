import { type Node, rootOf } from '../../../compile/node.ts';
import { splitPointer } from '../../../compile/pointer.ts';
import type { Definition } from '../../../load/Definition.ts';
import { inferExpression } from '../../../typecheck/checkExpression.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import type { Gate } from '../../Gate.ts';
import { variablesAt } from '../../scope/variablesAt.ts';
import { variablesOf } from '../../scope/variablesOf.ts';
import type { Location } from '../../walkDefinition.ts';
import { assignedValues } from '../expressions/assignedValues.ts';
import { argumentsOf, namesOfText } from '../expressions/checkArguments.ts';
import { createReach } from './createReach.ts';
import { exceptionsAt, isWithin, typeNameOf } from './exceptionsAt.ts';
import { type Audience, type Secrets, secretsOf } from './secretsOf.ts';

/** Who sees the value of a place, and the name of the place in messages. */
interface Outlet {
  readonly name: string;
  readonly audience: Audience;
}

/** Reports places that show a restricted property to users who may not see it. */
export function checkSecrets(gate: Gate): void {
  const secrets = secretsOf(gate);
  const mentions = mentionsAny([...secrets.keys()].map((key) => key.slice(key.lastIndexOf('.') + 1)));
  const reaches = createReach(gate);
  const used = new Set<string>();
  for (const { definition, places } of gate.walked) {
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    if (source === undefined) continue;
    const node = rootOf(source);
    let variables: Variables | undefined;
    for (const place of places) {
      if (typeof place.value !== 'string' || !mentions(place.value)) continue;
      const outlet = outletOf(gate, definition, place, secrets);
      if (outlet === undefined) continue;
      variables ??= variablesOf(node, gate.compilation);
      const leaks: string[] = [];
      const exceptions = exceptionsAt(definition, place.pointer);
      for (const origin of originsIn(place, node, variablesAt(gate, node, place, variables))) {
        const audience = secrets.get(origin);
        if (audience === undefined) continue;
        const property = nameOf(origin);
        if (!reaches(outlet.audience, audience)) continue;
        const exception = exceptions.find((one) => isWithin(property, one.property));
        if (exception === undefined) leaks.push(property);
        else used.add(`${definition.key} ${exception.pointer}`);
      }
      // A leak of a property includes the properties inside it.
      for (const property of leaks.filter((one) => !leaks.some((other) => other !== one && isWithin(one, other)))) {
        gate.report(definition, {
          code: 'secret/leaks',
          pointer: place.pointer,
          message: `${outlet.name} would show ${property} to people who may not see it`,
          hint: `Give it the "allow" of ${property}, or write "reveals": ["${typeNameOf(property)}"] if they may know this much`,
        });
      }
    }
    reportUnread(gate, definition, places, used);
  }
}

/** Reports an exception in `reveals` that is not needed, so that it cannot hide a leak later. */
function reportUnread(
  gate: Gate,
  definition: Definition,
  places: readonly Location[],
  used: ReadonlySet<string>,
): void {
  for (const { pointer, value } of places) {
    if (!/\/reveals\/\d+$/.test(pointer) || used.has(`${definition.key} ${pointer}`)) continue;
    gate.report(definition, {
      code: 'secret/unread',
      pointer,
      message: `Nothing here reads ${String(value)} for people who may not see it`,
      hint: 'Take it out of "reveals"',
    });
  }
}

/** Most texts name no restricted property and need no analysis. */
function mentionsAny(names: readonly string[]): (text: string) => boolean {
  const known = new Set(names);
  return (text) => (text.startsWith('=') || text.includes('{')) && text.split(/\W+/).some((word) => known.has(word));
}

/** Kinds whose values the server computes. What a user can see, the user can also send. */
const served: ReadonlySet<string> = new Set(['entity', 'lifecycle', 'operation', 'template']);

function outletOf(gate: Gate, definition: Definition, place: Location, secrets: Secrets): Outlet | undefined {
  const { kind, id } = definition;
  if (!served.has(kind)) return undefined;
  const isText = place.schema.textual === true;
  if (kind === 'template' && (isText || place.schema.expression !== undefined))
    return { name: 'The mail', audience: [] };
  if (kind === 'entity' && place.pointer.startsWith('/display')) {
    return { name: `The display text of ${id}`, audience: [] };
  }
  // In a choice, the condition reveals as much as the value.
  const pointer = place.pointer.replace(/\/when$/, '/is');
  const assigned = assignedValues(gate, definition);
  const receiver = (assigned.get(place.pointer) ?? assigned.get(pointer))?.receiver;
  const origin = receiver?.type.origin ?? conditional(definition, place);
  if (origin?.startsWith('property/') !== true) return undefined;
  return { name: receiver?.name ?? nameOf(origin), audience: secrets.get(origin) ?? [] };
}

/** The property whose presence depends on the condition at this place. */
function conditional({ kind, id }: Definition, { pointer }: Location): string | undefined {
  if (kind !== 'entity' || !/^\/properties\/.*\/when$/.test(pointer)) return undefined;
  const names = splitPointer(pointer).filter((name) => name !== 'properties' && name !== 'items');
  return `property/${id}.${names.slice(0, -1).join('.')}`;
}

function nameOf(origin: string): string {
  return origin.slice(origin.indexOf('/') + 1);
}

/** What an expression or a text reads, as references: `property/book.cost`. */
function originsIn({ value, schema }: Location, node: Node, variables: Variables): ReadonlySet<string> {
  const found = new Set<string>();
  const read = (source: string, names: Variables): void => {
    inferExpression({
      source,
      variables: names,
      expected: 'any',
      note: (_node, type) => {
        if (type.origin !== undefined) found.add(type.origin);
      },
    });
  };
  const text = String(value);
  if (text.startsWith('=')) read(text.slice(1), variables);
  else if (schema.textual === true) {
    const { names } = namesOfText(node, variables);
    for (const { path } of argumentsOf(text)) read(path, names);
  }
  return found;
}
