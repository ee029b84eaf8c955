import { acceptPlainFields, acceptValidBody } from '../forms/acceptValidBody.ts';
import { checkRules } from '../forms/checkRules.ts';
import type { AvailableOptions, Draft, FieldProblem, FormInput, SelectedRecords } from '../forms/Draft.ts';
import { collapseDynamicFields, type DynamicItems, expandDynamicFields } from '../forms/dynamicFields.ts';
import { extractKnownFields } from '../forms/extractKnownFields.ts';
import { selectionScope } from '../forms/fieldScope.ts';
import { findUnknown } from '../forms/findUnknown.ts';
import { isBounded } from '../forms/isBounded.ts';
import { isEmpty } from '../forms/isEmpty.ts';
import { mergeRecords } from '../forms/mergeRecords.ts';
import { normaliseValues } from '../forms/normaliseDraft.ts';
import { problemMessage } from '../forms/problemMessage.ts';
import { rejectForbiddenFields } from '../forms/rejectForbiddenFields.ts';
import { resolveDraft } from '../forms/resolveDraft.ts';
import { fillDefaults } from '../forms/startDraft.ts';
import { startRecord } from '../forms/startRecord.ts';
import { validateFields } from '../forms/validateFields.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import type { Text } from '../model/value.types.ts';
import { completeRecord, type DeriveState } from '../records/completeRecord.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { checkAnswers, clearResults, resolveResults, withoutDecided } from './submittedAnswers.ts';

export interface BodyInput {
  readonly operation: OperationModel;
  /** The body as it was received, with the names of the definitions. Any JSON. */
  readonly body: unknown;
  /** With `record` (the stored one, if any), `route` and `chosen`. */
  readonly scope: Scope;
  readonly runtime: Runtime;
  readonly picked?: SelectedRecords;
  readonly offered?: AvailableOptions;
  /** The items that a field with `each` creates its fields from, by the path of that field. */
  readonly brought?: DynamicItems;
  /** Computes derived states, for entity rules that read one. */
  readonly derive?: DeriveState | undefined;
}

export interface CheckedBody {
  /**
   * The normalised body: without hidden values, with defaults and computed values. A null clears a value. Use it only
   * if there are no problems.
   */
  readonly body: Readonly<Record<string, unknown>>;
  readonly problems: readonly FieldProblem[];
}

/**
 * Validates the body of an operation. Refuses unknown, forbidden, hidden and locked fields, then checks types and
 * constraints, required fields, and rules. Never throws, for any JSON.
 */
export function checkBody(input: BodyInput): CheckedBody {
  if (!input.operation.body) return { body: {}, problems: [] };
  const plain = acceptValidBody(input);
  if (plain !== undefined) return { body: plain, problems: checkEntityRules(input, plain, []) };
  return checkOtherFields(input) ?? checkEveryField(input);
}

/**
 * Checks the fields that depend on others, if the values of all further fields are valid by themselves. Undefined if
 * anything is wrong: messages and further problems need every field.
 */
function checkOtherFields(input: BodyInput): CheckedBody | undefined {
  const parted = acceptPlainFields(input);
  if (parted === undefined || !isRecord(input.body) || !isBounded(input.body)) return undefined;
  const { operation, runtime } = input;
  const form = { ...input, fields: operation.body ?? [], release: runtime.release };
  const scope = selectionScope({ ...form, draft: input.body });
  const checked = checkEveryField({ ...input, scope, operation: parted.operation, body: parted.body }, parted.plain);
  return checked.problems.length === 0 ? checked : undefined;
}

/**
 * Checks a body field by field. `beside`: valid values of other fields of the body, which conditions, computed values
 * and rules can read.
 */
export function checkEveryField(input: BodyInput, beside?: Draft): CheckedBody {
  const { operation, runtime } = input;
  const sent = input.body ?? {};
  if (!isRecord(sent) || !isBounded(sent)) {
    const code = isRecord(sent) ? 'tooLarge' : 'type';
    return { body: {}, problems: [{ path: '', code, message: sayOf(code, operation.title, input) }] };
  }
  const given = withoutDecided(operation, sent);
  const unpacked = expandDynamicFields({ ...input, fields: askedFields(operation.body ?? []), body: given });
  const { fields } = unpacked;
  const unknown = [...unpacked.strangers, ...findUnknown(fields, unpacked.body)].map((path): FieldProblem => {
    const title = { literal: path.split('.').pop() ?? path };
    return { path, code: 'field/unknown', message: sayOf('field/unknown', title, input) };
  });
  const form = { ...input, fields, release: runtime.release, resolved: new Map() };
  const known = extractKnownFields(fields, unpacked.body);
  const normal = normaliseValues({ ...form, draft: beside ? { ...beside, ...known.draft } : known.draft });
  const filled = fillMissing({ ...form, draft: normal }, known.cleared);
  const kept = rejectForbiddenFields({ ...form, draft: normal, filled, cleared: known.cleared });
  const isKept = kept.draft === normal && kept.cleared === known.cleared;
  const draft = isKept ? filled : fillMissing({ ...form, draft: kept.draft }, kept.cleared);
  const refused = [...unknown, ...kept.problems];
  const wrong = validateFields({ ...form, draft, rules: operation.rules, base: 'body' }).filter(
    (problem) => !refused.some(({ path }) => path === problem.path),
  );
  const problems = [...refused, ...wrong, ...checkAnswers(operation, draft, input)];
  const { release } = runtime;
  const resolved = resolveDraft({ ...form, draft }).draft;
  const settled = resolveResults({ operation, body: resolved, scope: input.scope, release });
  const broken = checkEntityRules(input, settled, problems);
  let body = collapseDynamicFields({ ...unpacked, scope: input.scope, body: settled });
  for (const path of kept.cleared) {
    if (readPath(body, path) === undefined) body = writePath(body, path, null);
  }
  body = clearResults(operation, body);
  return { body, problems: [...problems, ...broken] };
}

/** The fields that a caller fills in: all except those that a flow decides. */
function askedFields(fields: readonly FieldModel[]): readonly FieldModel[] {
  const isDecided = fields.some(({ decidedBy }) => decidedBy !== undefined);
  return isDecided ? fields.filter(({ decidedBy }) => decidedBy === undefined) : fields;
}

function sayOf(code: string, title: Text, { scope, runtime }: BodyInput): string {
  return problemMessage({ scope, runtime, code, title, messages: [] });
}

/** Fills in defaults where neither the body nor the stored record has a value. Cleared fields stay cleared. */
function fillMissing(form: FormInput, cleared: readonly string[]): Draft {
  const record = form.scope.variables['record'];
  const fields = form.fields.filter(
    ({ path }) =>
      !cleared.includes(path) && (readPath(record, path) === undefined || readPath(form.draft, path) !== undefined),
  );
  return fillDefaults({ ...form, fields, root: form.draft });
}

/**
 * Checks the rules of the entity against the record as it would be stored. A rule runs only if the body has its field.
 */
function checkEntityRules(input: BodyInput, body: Draft, problems: readonly FieldProblem[]): FieldProblem[] {
  const { operation, scope, runtime, derive } = input;
  const { entities } = runtime.release;
  const entity =
    operation.of !== undefined && Object.hasOwn(entities, operation.of) ? entities[operation.of] : undefined;
  if (entity?.form !== 'record' || entity.rules.length === 0) return [];
  const rules = entity.rules.filter(({ at, rule }) => {
    const isOverridden = operation.rules.some((own) => own.rule === rule);
    return !isOverridden && (at === '' || !isEmpty(readPath(body, at)));
  });
  if (rules.length === 0) return [];
  const laid = mergeRecords(scope.variables['record'], body);
  const { release } = runtime;
  const isStored = readPath(scope.variables['record'], entity.key ?? 'id') !== undefined;
  const record = completeRecord(
    entity,
    isStored ? laid : startRecord(entity, laid, { scope, release }),
    scope,
    release,
    { derive },
  );
  return checkRules({ rules, record, root: record, prefix: '', scope, runtime, problems });
}
