import type { FieldModel, OperationModel, ResultModel } from '#engine';
import { type Compilation, findSource } from './compilation.ts';
import { oneOf } from './compileAction.ts';
import { compileNotices } from './compileCall.ts';
import { compileFields, type FieldPlace, fieldOf, pickDefined } from './compileField.ts';
import { compileRules } from './compileRules.ts';
import { compileExpressionAt, compileText } from './compileValue.ts';
import { findLayers, findProperty, type Layers } from './findLayers.ts';
import { booleanOf, child, entriesOf, itemsOf, type Node, numberOf, stringOf, stringsOf } from './node.ts';
import { takesVersion } from './takesVersion.ts';
import { parseTypeName } from './typeName.ts';

/** Rows of a page when neither the call nor the operation says how many. */
const pageSize = 25;

export function compileOperation(node: Node, compilation: Compilation): OperationModel {
  const id = node.source.id;
  const [method = 'GET', path = '/'] = (stringOf(child(node, 'call')) ?? '').split(' ');
  const result = resultOf(child(node, 'result'));
  const of = entityOf(node);
  const place = placeOf(of, compilation);
  const body = child(node, 'body');
  const filter = child(node, 'filter');
  const errorText = child(node, 'errorText');
  const part = stringOf(child(node, 'part'));
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
  return {
    id,
    title: compileText(child(node, 'title')) ?? { literal: id },
    method: oneOf(method, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'], 'GET'),
    path,
    parameters,
    ...pickDefined({ of }),
    query: asked(compileFields(child(node, 'query'), place)),
    ...pickDefined({ body: body === undefined ? undefined : bodyOf(body, place), part }),
    result,
    size: numberOf(child(node, 'size')) ?? pageSize,
    ...(filter === undefined
      ? {}
      : {
          filter: {
            wire: stringOf(child(filter, 'wire')) ?? 'pipes',
            fields: compileFields(child(filter, 'fields'), place),
          },
        }),
    ...(child(node, 'sort') === undefined ? {} : { sort: stringsOf(child(node, 'sort')) }),
    rules: compileRules(child(node, 'rules')),
    allow: allowOf(child(node, 'allow')),
    errorText: errorText === undefined ? { '=': 'error.message' } : compileExpressionAt(errorText),
    notices: compileNotices(child(node, 'notices'), compilation),
    refreshes: stringsOf(child(node, 'refreshes')),
    versioned: takesVersion(node, { entity: of, method, parameters }, compilation),
    once: method !== 'GET' && booleanOf(child(node, 'once')) !== false,
    ...pickDefined({ status: statusOf(child(node, 'status')) }),
  };
}

/** What a query names may be asked by, even where the entity says it is only read. */
function asked(fields: readonly FieldModel[]): readonly FieldModel[] {
  return fields.map((field) => ({ ...field, readOnly: false }));
}

/** Entity that an operation is about: its own `of`, else that of its result. */
export function entityOf(operation: Node): string | undefined {
  const own = stringOf(child(operation, 'of'));
  if (own !== undefined) return own;
  const result = resultOf(child(operation, 'result'));
  return 'type' in result ? parseTypeName(result.type).name : undefined;
}

function resultOf(node: Node | undefined): ResultModel {
  if (node === undefined) return { shape: 'none' };
  const one = stringOf(node);
  if (one !== undefined) {
    const type = parseTypeName(one);
    return type.list ? { shape: 'list', type: type.name } : { shape: 'one', type: one };
  }
  const list = stringOf(child(node, 'list'));
  if (list !== undefined)
    return { shape: 'list', type: list, ...pickDefined({ under: stringOf(child(node, 'under')) }) };
  const page = stringOf(child(node, 'page'));
  return page === undefined ? { shape: 'file' } : { shape: 'page', type: page };
}

function statusOf(node: Node | undefined): OperationModel['status'] {
  if (node === undefined) return undefined;
  const refused = numberOf(child(node, 'refused'));
  return {
    ...pickDefined({ done: numberOf(child(node, 'done')) }),
    ...(refused === 409 || refused === 422 ? { refused } : {}),
  };
}

function placeOf(entity: string | undefined, compilation: Compilation): FieldPlace {
  return {
    compilation,
    inline: true,
    base: (path) => (entity === undefined ? undefined : findProperty(compilation, entity, path)),
  };
}

/** A body is a field list, or an entity whose properties are all its fields. */
function bodyOf(body: Node, place: FieldPlace): readonly FieldModel[] {
  const name = stringOf(body);
  if (name === undefined) return compileFields(body, place);
  const entity = findSource(place.compilation, 'entity', parseTypeName(name).name);
  return entriesOf(child(entity, 'properties')).map(([path, property]) =>
    fieldOf(path, [property, ...findLayers(place.compilation, property)], place),
  );
}

function allowOf(node: Node | undefined): Readonly<Record<string, string>> {
  const names = stringsOf(node);
  if (names.length > 0) return Object.fromEntries(names.map((policy) => [policy, 'all']));
  return Object.fromEntries(entriesOf(node).map(([policy, relation]) => [policy, String(relation.json)]));
}

/** Layers of a body field of an operation: what a form that submits it inherits. */
export function findBodyField(compilation: Compilation, operation: string, path: string): Layers | undefined {
  const source = findSource(compilation, 'operation', operation);
  if (source === undefined) return undefined;
  const entity = entityOf(source);
  const property = entity === undefined ? undefined : findProperty(compilation, entity, path);
  const body = child(source, 'body');
  const whole = stringOf(body);
  if (whole !== undefined) return findProperty(compilation, parseTypeName(whole).name, path);
  for (const entry of itemsOf(body)) {
    if (stringOf(entry) === path) return property;
    if (stringOf(child(entry, 'field')) !== path) continue;
    return [entry, ...findLayers(compilation, entry), ...(property ?? [])];
  }
  return undefined;
}
