import { collectAnswers } from '../flows/collectAnswers.ts';
import { computeResults } from '../flows/computeResults.ts';
import type { FlowAnswers } from '../flows/FlowAnswers.ts';
import { resolveAnswers } from '../flows/resolveAnswers.ts';
import { validateAnswers } from '../flows/validateAnswers.ts';
import type { AvailableOptions, FieldProblem } from '../forms/Draft.ts';
import { isEmpty } from '../forms/isEmpty.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { FlowModel, QuestionModel } from '../model/kinds/flow.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';

type Body = Readonly<Record<string, unknown>>;

/** A flow whose answers are in a field of the body, with its questions and their answers. */
interface Answered {
  readonly field: FieldModel;
  readonly flow: FlowModel;
  readonly questions: readonly QuestionModel[];
  readonly answers: FlowAnswers;
  readonly saved: FlowAnswers;
}

/** The body without the fields that flows decide: the server ignores values that a caller sends for them. */
export function withoutDecided({ body = [] }: OperationModel, given: Body): Body {
  const decided = new Set(body.flatMap(({ path, decidedBy }) => (decidedBy === undefined ? [] : [path])));
  if (decided.size === 0) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !decided.has(name)));
}

interface CheckedWith {
  readonly scope: Scope;
  readonly runtime: Runtime;
  /** Options by the path of an answer in the body. */
  readonly offered?: AvailableOptions;
}

/**
 * Validates the answers in a body. The path of each problem names its question. Unknown, hidden and changed locked
 * answers are problems too.
 */
export function checkAnswers(
  operation: OperationModel,
  body: Body,
  { scope, runtime, offered = {} }: CheckedWith,
): readonly FieldProblem[] {
  return answeredIn({ operation, body, scope, release: runtime.release }).flatMap(({ field, flow, ...answered }) =>
    validateAnswers({
      ...answered,
      ...{ scope, runtime, locked: flow.locked, messages: flow.messages, rules: flow.rules, strict: true },
      offered: offeredBelow(field.path, offered),
    }).map(({ path, code, message }) => ({ path: path === '' ? field.path : `${field.path}.${path}`, code, message })),
  );
}

/**
 * The body with what its flows decide: only the answers to visible questions, and the results of the flow. A flow
 * without answers in the body decides nothing.
 */
export function resolveResults(input: {
  readonly operation: OperationModel;
  readonly body: Body;
  readonly scope: Scope;
  readonly release: Release;
}): Body {
  const { operation, scope, release } = input;
  let body = input.body;
  for (const { field, flow, ...answered } of answeredIn(input)) {
    const all = { ...answered, scope, release, locked: flow.locked };
    const { answers } = resolveAnswers(all);
    const { saved: _saved, ...open } = all;
    const results = computeResults({ flow, picked: collectAnswers({ ...open, answers }), scope });
    // A failed result becomes null, so that no earlier result remains.
    body = { ...body, [field.path]: answers, ...pick(operation, field.path, (name) => results[name] ?? null) };
  }
  return body;
}

function offeredBelow(path: string, offered: AvailableOptions): AvailableOptions {
  const prefix = `${path}.`;
  return Object.fromEntries(
    Object.entries(offered).flatMap(([place, list]) =>
      place.startsWith(prefix) ? [[place.slice(prefix.length), list] as const] : [],
    ),
  );
}

/** Clears the results of a flow when its answers are cleared. */
export function clearResults(operation: OperationModel, body: Body): Body {
  const cleared = (operation.body ?? []).filter(
    ({ path, flow }) => flow !== undefined && Object.hasOwn(body, path) && isEmpty(body[path]),
  );
  return Object.assign(
    {},
    body,
    ...cleared.map(({ path }) => ({ [path]: null, ...pick(operation, path, () => null) })),
  );
}

function pick({ body = [] }: OperationModel, by: string, value: (name: string) => unknown): Body {
  return Object.fromEntries(
    body.filter(({ decidedBy }) => decidedBy === by).map(({ path }) => [path, value(path)] as const),
  );
}

function answeredIn(input: {
  readonly operation: OperationModel;
  readonly body: Body;
  readonly scope: Scope;
  readonly release: Release;
}): readonly Answered[] {
  const { operation, body, scope, release } = input;
  const { record } = scope.variables;
  return (operation.body ?? []).flatMap((field): readonly Answered[] => {
    const flow = field.flow === undefined ? undefined : ownFlow(release, field.flow);
    const answers = body[field.path];
    if (flow === undefined || !isRecord(answers) || isEmpty(answers)) return [];
    const stored = isRecord(record) ? record[field.path] : undefined;
    const saved = isRecord(stored) ? stored : {};
    const answered = { ...flow, answers, saved };
    return [{ field, ...answered, answers: withLocked(answered, { scope, release }) }];
  });
}

/** The answers with the stored, locked ones added: a caller may leave them out and cannot remove them. */
function withLocked(
  { flow, questions, answers, saved }: Omit<Answered, 'field'>,
  { scope, release }: { readonly scope: Scope; readonly release: Release },
): FlowAnswers {
  const { items } = resolveAnswers({ questions, answers, saved, locked: flow.locked, scope, release });
  return items.reduce<FlowAnswers>((whole, { path, visible, locked, repeat }) => {
    const place = path.join('.');
    const stored = readPath(saved, place);
    const isLost = visible && locked && repeat === undefined && readPath(answers, place) === undefined;
    return isLost && stored !== undefined ? writePath(whole, place, stored) : whole;
  }, answers);
}

function ownFlow(release: Release, id: string): { flow: FlowModel; questions: readonly QuestionModel[] } | undefined {
  const flow = Object.hasOwn(release.flows, id) ? release.flows[id] : undefined;
  return flow !== undefined && isOwn(flow.questions) ? { flow, questions: flow.questions } : undefined;
}

function isOwn(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}
