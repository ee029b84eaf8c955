import type { FieldModel, OperationModel } from '#engine';
import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { oneOf } from '../../../compile/compileAction.ts';
import { compileNotices } from '../../../compile/compileCall.ts';
import { compileFields, type FieldContext, fieldOf, pickDefined } from '../../../compile/compileField.ts';
import { compileRules } from '../../../compile/compileRules.ts';
import { compileExpressionAt, compileText } from '../../../compile/compileValue.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { findLayers, findProperty } from '../../../compile/findLayers.ts';
import { groupEntity, groupsOf } from '../../../compile/groupsOf.ts';
import { internalPolicy } from '../../../compile/internalPolicy.ts';
import { isVersioned } from '../../../compile/isVersioned.ts';
import {
  booleanOf,
  child,
  entriesOf,
  itemsOf,
  type Node,
  numberOf,
  stringOf,
  stringsOf,
} from '../../../compile/node.ts';
import { resultOf } from '../../../compile/resultOf.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { OperationDefinition } from '../../definitions.types.ts';

/** Rows per page if neither the call nor the operation specifies it. */
const pageSize = 25;

export function compileOperation(node: Node<OperationDefinition>, compilation: Compilation): OperationModel {
  const id = node.source.id;
  const [method = 'GET', path = '/'] = (stringOf(child(node, 'call')) ?? '').split(' ');
  const groups = groupsOf(node);
  const result =
    groups === undefined
      ? resultOf(child(node, 'result'))
      : ({ shape: 'list', type: groupEntity(id), groups } as const);
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
    ...sizesOf(child(node, 'size')),
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
    versioned: isVersioned(node, { entity: of, method, parameters }, compilation),
    once: method !== 'GET' && booleanOf(child(node, 'once')) !== false,
    ...pickDefined({ status: statusOf(child(node, 'status')), every: numberOf(child(node, 'every')) }),
  };
}

function sizesOf(
  node: Node<OperationDefinition['size']> | undefined,
): Pick<OperationModel, 'size' | 'sizes' | 'complete'> {
  const sizes = itemsOf(node).flatMap((branch) => {
    const is = numberOf(child(branch, 'is'));
    return is === undefined ? [] : [{ allow: stringsOf(child(branch, 'allow')), is }];
  });
  return {
    size:
      numberOf(node) ??
      itemsOf(node)
        .map(numberOf)
        .find((size) => size !== undefined) ??
      pageSize,
    ...(sizes.length === 0 ? {} : { sizes }),
    ...(stringOf(node) === 'all' ? { complete: true } : {}),
  };
}

/** Fields of a query are never read-only, even if the entity declares it. */
function asked(fields: readonly FieldModel[]): readonly FieldModel[] {
  return fields.map((field) => ({ ...field, readOnly: false }));
}

function statusOf(node: Node<OperationDefinition['status']> | undefined): OperationModel['status'] {
  if (node === undefined) return undefined;
  const refused = numberOf(child(node, 'refused'));
  return {
    ...pickDefined({ done: numberOf(child(node, 'done')) }),
    ...(refused === 409 || refused === 422 ? { refused } : {}),
  };
}

function placeOf(entity: string | undefined, compilation: Compilation): FieldContext {
  return {
    compilation,
    inline: true,
    base: (path) => (entity === undefined ? undefined : findProperty(compilation, entity, path)),
  };
}

/** Compiles the body, including the results of its flows that are properties of the entity or fields of the body. */
function bodyOf(body: Node<OperationDefinition['body']>, place: FieldContext): readonly FieldModel[] {
  const fields = fieldsOf(body, place);
  const decided = new Map(
    fields.flatMap(({ path, flow }) => {
      const source = flow === undefined ? undefined : findSource(place.compilation, 'flow', flow);
      return itemsOf(child(source, 'results')).map((result) => [stringOf(child(result, 'field')) ?? '', path] as const);
    }),
  );
  const added = [...decided.keys()]
    .filter((name) => !fields.some(({ path }) => path === name) && place.base(name) !== undefined)
    .map((name) => fieldOf(name, place.base(name) ?? [], place));
  return [...fields, ...added].map((field) => {
    const decidedBy = decided.get(field.path);
    return decidedBy === undefined ? field : { ...field, decidedBy };
  });
}

/** Compiles a body: a field list, or an entity whose properties are all its fields. */
function fieldsOf(body: Node<OperationDefinition['body']>, place: FieldContext): readonly FieldModel[] {
  const name = stringOf(body);
  if (name === undefined) return compileFields(body, place);
  const entity = findSource(place.compilation, 'entity', parseTypeName(name).name);
  return entriesOf(child(entity, 'properties')).map(([path, property]) =>
    fieldOf(path, [property, ...findLayers(place.compilation, property)], place),
  );
}

function allowOf(node: Node<OperationDefinition['allow']> | undefined): Readonly<Record<string, string>> {
  const names = stringsOf(node).filter((policy) => policy !== internalPolicy);
  if (names.length > 0) return Object.fromEntries(names.map((policy) => [policy, 'all']));
  return Object.fromEntries(entriesOf(node).map(([policy, relation]) => [policy, String(relation.json)]));
}
