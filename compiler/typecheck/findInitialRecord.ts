import type { Compilation } from '../compile/compilation.ts';
import { child, entriesOf, type Node, stringOf } from '../compile/node.ts';
import type { FormDefinition } from '../language/definitions.types.ts';
import { inferExpression } from './checkExpression.ts';
import { anyType, type CheckType, propertiesOf, unwrapOptional } from './checkTypes.ts';
import { typesOfEverywhere } from './everywhereTypes.ts';
import { typeOfSource } from './typeOfSource.ts';
import { typeOfName } from './typeTable.ts';

/** The initial record of a form. */
export interface InitialRecord {
  readonly type: CheckType;
  /** Type of the property at a dotted path. Undefined if the record has none. */
  readonly typeAt: (path: string) => CheckType | undefined;
  /** Expression, without `=`, that reads the property at a dotted path. */
  readonly read: (path: string) => string;
}

const plainPath = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** The record of a form's `begin`, which can read `given` and `data`. Undefined if there is none. */
export function findInitialRecord(form: Node<FormDefinition>, compilation: Compilation): InitialRecord | undefined {
  const written = stringOf(child(form, 'begin'));
  if (written?.startsWith('=') !== true) return undefined;
  const source = written.slice(1);
  const variables: Record<string, CheckType> = { ...typesOfEverywhere(compilation) };
  for (const [name, type] of entriesOf(child(form, 'given'))) {
    variables[name] = typeOfName(String(type.json), compilation);
  }
  for (const [name, data] of entriesOf(child(form, 'data'))) {
    variables[name] = typeOfSource(data, variables, compilation);
  }
  const { type, problems } = inferExpression({ source, variables, expected: 'any' });
  const record = problems.length > 0 ? anyType : unwrapOptional(type);
  const receiver = plainPath.test(source) ? source : `(${source})`;
  return { type: record, typeAt: (path) => typeAt(record, path), read: (path) => `${receiver}.${path}` };
}

function typeAt(record: CheckType, path: string): CheckType | undefined {
  let type: CheckType | undefined = record;
  for (const name of path.split('.')) {
    const around: CheckType = unwrapOptional(type);
    const properties = around.kind === 'entity' ? propertiesOf(around) : {};
    type = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (type === undefined) return undefined;
  }
  return type;
}
