import { findProperty, type Layers } from '../../../compile/findLayers.ts';
import { isSelfContained } from '../../../compile/isSelfContained.ts';
import { child, entriesOf, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { allOf, definitionsOf, type Gate } from '../../Gate.ts';
import { notSingle } from './singleValue.ts';

/** Checks that a stored computed value (`kept`) can be computed at any time from what is stored with it. */
export function checkStoredValues(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'entity')) {
    const properties = entriesOf(child(node, 'properties'));
    const report = (pointer: string, why: string, hint: string): void => {
      gate.report(definition, { code: 'kept/unsupported', pointer: `${pointer}/kept`, message: why, hint });
    };
    for (const [name, property] of properties) {
      for (const pointer of keptBelow(property.json, property.pointer)) {
        report(
          pointer,
          'Only a property of the record itself can be kept',
          'Leave it out, or keep a value of the record',
        );
      }
      if (child(property, 'kept')?.json !== true) continue;
      const reason = findReason(gate, { entity: node, name, property });
      if (reason !== undefined) report(property.pointer, `"${name}" cannot be kept: ${reason.why}`, reason.hint);
    }
  }
}

/** Pointers of `kept` values inside objects and lists. */
function keptBelow(json: unknown, pointer: string): readonly string[] {
  if (!isAuthored(json)) return [];
  const { properties, items } = json;
  const own = isAuthored(properties) ? Object.entries(properties) : [];
  return [
    ...own.flatMap(([name, inner]) => {
      const place = joinPointer(`${pointer}/properties`, name);
      return [...(isAuthored(inner) && inner['kept'] === true ? [place] : []), ...keptBelow(inner, place)];
    }),
    ...keptBelow(items, `${pointer}/items`),
  ];
}

interface Kept {
  readonly entity: Node;
  readonly name: string;
  readonly property: Node;
}

interface Reason {
  readonly why: string;
  readonly hint: string;
}

function findReason(gate: Gate, { entity, name, property }: Kept): Reason | undefined {
  const value = child(property, 'value')?.json;
  const { id } = entity.source;
  if (value === undefined) {
    return { why: 'it has no "value" that is computed', hint: 'Leave "kept" out: what is entered is stored anyway' };
  }
  const layers = findProperty(gate.compilation, id, name);
  const many = notSingle(layers);
  if (many !== undefined) return { why: many, hint: 'Keep a single value' };
  const all = valuesOf(child(entity, 'properties'));
  if (!isSelfContained(value, all)) {
    return {
      why: 'it reads the time, the user, a setting or another record, directly or by another computed value',
      hint: 'Read the properties of the record itself only',
    };
  }
  const source = JSON.stringify(value);
  const state = allOf(gate, 'lifecycle').find(
    ({ node }) => stringOf(child(node, 'of')) === id && child(node, 'states') !== undefined,
  );
  const at = stringOf(child(state?.node, 'at'))?.split('.')[0];
  if (at !== undefined && reads(source, at)) {
    return { why: `the state "${at}" is derived when a record is read`, hint: 'Read what the state is derived from' };
  }
  for (const path of Object.keys(all)) {
    const computed = reads(source, path) ? computedBelow(findProperty(gate.compilation, id, path)) : [];
    const inner = computed.find((one) => new RegExp(`\\b${one}\\b`).test(source));
    if (inner === undefined) continue;
    const hint = `Compute it from what the entries of "${path}" store`;
    return { why: `"${path}.${inner}" reads more than its entry`, hint };
  }
  return undefined;
}

function reads(source: string, name: string): boolean {
  return /^\w+$/.test(name) && new RegExp(`\\b(?:this|root)\\.\\??${name}\\b`).test(source);
}

/** Names of computed values in nested records that depend on more than their own record. */
function computedBelow(layers: Layers | undefined): readonly string[] {
  return (layers ?? []).flatMap((layer) =>
    [child(layer, 'properties'), child(child(layer, 'items'), 'properties')].flatMap((properties) =>
      entriesOf(properties).flatMap(([name, inner]) =>
        isSelfContained(child(inner, 'value')?.json, valuesOf(properties)) ? [] : [name],
      ),
    ),
  );
}

function valuesOf(properties: Node | undefined): Parameters<typeof isSelfContained>[1] {
  return Object.fromEntries(
    entriesOf(properties).map(([path, one]) => [
      path,
      { value: child(one, 'value')?.json, by: child(one, 'by')?.json },
    ]),
  );
}
