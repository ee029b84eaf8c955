import type { FieldModel, ValueOption } from '../model/field.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Template } from '../model/value.types.ts';
import { isRecord } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { bindItemInCondition } from './bindItemInCondition.ts';
import { fillLiteral } from './fillLiteral.ts';

/** The maximum number of fields that one answer can create. */
const mostFields = 500;

/**
 * The fields that data describes, in their order: `each` describes an item, `kinds` the field of each kind. An unknown
 * kind becomes a locked field that shows its name. Items without a name are dropped.
 */
export function expandMapping(field: FieldModel, items: readonly unknown[], scope: Scope): FieldModel[] {
  const { each } = field;
  if (!each) return [];
  const seen = new Set<string>();
  return items
    .slice(0, mostFields)
    .map((item) => expandItem(field, { ...scope, variables: { ...scope.variables, item, list: items } }))
    .flatMap((expanded) => {
      if (!expanded || seen.has(expanded.field.path)) return [];
      seen.add(expanded.field.path);
      return [expanded];
    })
    .sort((left, right) => left.order - right.order)
    .map((expanded) => expanded.field);
}

function expandItem(field: FieldModel, scope: Scope): { field: FieldModel; order: number } | undefined {
  const words: Readonly<Record<string, Template>> = field.each?.each ?? {};
  const read = (word: string): unknown => {
    const template = words[word];
    return template === undefined ? undefined : resolveTemplate(template, scope);
  };
  const name = read('field');
  if (typeof name !== 'string' && typeof name !== 'number') return undefined;
  const kind = read('kind');
  const base = findKind(field, kind);
  const key = String(name).replaceAll('.', '_');
  const prefix = field.path === '' ? '' : `${field.path}.`;
  const help = fillLiteral(words['help'], scope);
  const values = valuesOf(read('options'));
  const standing = base ?? strange(field, kind);
  const order = read('order');
  return {
    order: typeof order === 'number' ? order : 0,
    field: {
      ...standing,
      path: `${prefix}${key}`,
      wire: `${prefix}${key}`,
      title: fillLiteral(words['title'], scope) ?? { literal: String(name) },
      ...(help ? { help } : {}),
      ...(values ? { values } : {}),
      ...(field.section ? { section: field.section } : {}),
      words: { ...standing.words, field: name, ...(base ? {} : { kind: String(kind) }) },
      ...(base ? liveConditions(words, scope) : {}),
    },
  };
}

function liveConditions(words: Readonly<Record<string, Template>>, scope: Scope): Partial<FieldModel> {
  const entries = (['when', 'locked', 'required'] as const).flatMap((word) => {
    const condition = words[word] === undefined ? undefined : bindItemInCondition(words[word], scope);
    return condition === undefined ? [] : [[word, condition] as const];
  });
  return Object.fromEntries(entries);
}

/** The field of a kind. Without `kinds`, every item is a plain field. */
function findKind({ each }: FieldModel, kind: unknown): FieldModel | undefined {
  const kinds = each?.kinds ?? {};
  if (typeof kind === 'string' && Object.hasOwn(kinds, kind)) return kinds[kind];
  return kind === undefined && Object.keys(kinds).length === 0 ? plain : undefined;
}

const plain: FieldModel = {
  path: '',
  wire: '',
  title: { literal: '' },
  type: 'any',
  words: {},
  schema: {},
  constraint: '',
  when: true,
  locked: false,
  required: false,
  readOnly: false,
  normalise: [],
  messages: {},
  rules: [],
  actions: [],
};

/** A locked field that shows the name of its kind. */
function strange(field: FieldModel, kind: unknown): FieldModel {
  return { ...plain, widget: 'unknown', locked: true, placeholder: { literal: String(kind) }, ...pickAllow(field) };
}

function pickAllow({ allow }: FieldModel): Partial<FieldModel> {
  return allow ? { allow } : {};
}

/** The options as received: texts, or records with a value and a title. */
function valuesOf(list: unknown): readonly ValueOption[] | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return list.flatMap((item: unknown): ValueOption[] => {
    if (isScalar(item)) return [{ value: plainValue(item), title: { literal: String(plainValue(item)) } }];
    if (!isRecord(item)) return [];
    const value = item['value'] ?? item['id'] ?? item['name'];
    const title = item['title'] ?? item['label'] ?? item['name'] ?? value;
    return isScalar(value) ? [{ value, title: { literal: String(title) } }] : [];
  });
}

function plainValue(value: string | number | boolean): string | number | boolean {
  return typeof value === 'string' ? value.trim() : value;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
