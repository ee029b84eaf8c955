import { isRecord, type QuestionModel, type Release, type StepModel, type VariantModel } from '#engine';

/** Names under which a wizard collects answers. */
interface CollectedNames {
  /** First segments of the paths of its fields. */
  readonly fields: ReadonlySet<string>;
  /** Names of its questions, `q7`. */
  readonly questions: ReadonlySet<string>;
}

/** Names of answers that a wizard no longer collects. */
export interface RemovedNames {
  readonly fields: readonly string[];
  readonly questions: readonly string[];
}

/** Returns what a wizard collects under one release and not under another. Empty if the other has no such wizard. */
export function removedNames(from: Release, to: Release, wizard: string): RemovedNames {
  if (!Object.hasOwn(to.wizards, wizard)) return { fields: [], questions: [] };
  const [before, after] = [collected(from, wizard), collected(to, wizard)];
  return {
    fields: [...before.fields].filter((name) => !after.fields.has(name)),
    questions: [...before.questions].filter((name) => !after.questions.has(name)),
  };
}

/** Returns the answers of a draft without those with these names. Questions are found at any depth. */
export function withoutNames(data: unknown, { fields, questions }: RemovedNames): unknown {
  if (!isRecord(data)) return data;
  const parts = Object.entries(data).map(([part, value]) => [
    part,
    answerParts.includes(part) && isRecord(value) ? withoutKeys(value, fields) : value,
  ]);
  return withoutKeysInside(Object.fromEntries(parts), questions);
}

/** Parts of the data of a draft whose keys are names of fields. */
const answerParts: readonly string[] = ['data', 'chosen', 'base'];

function withoutKeys(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

function withoutKeysInside(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutKeysInside(one, keys));
  if (!isRecord(value)) return value;
  const kept = Object.entries(withoutKeys(value, keys));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutKeysInside(inner, keys)]));
}

/** Returns the variant of a wizard by its name. */
export function variantOf({ wizards }: Release, wizard: string, name: string): VariantModel | undefined {
  return wizards[wizard]?.variants.find(({ variant }) => variant === name);
}

function collected(release: Release, wizard: string): CollectedNames {
  const steps: readonly StepModel[] = release.wizards[wizard]?.variants.flatMap((variant) => variant.steps) ?? [];
  return {
    fields: new Set(steps.flatMap((step) => (step.kind === 'form' ? fieldsOf(release, step.form) : []))),
    questions: new Set(steps.flatMap((step) => (step.kind === 'flow' ? questionsOf(release, step.flow) : []))),
  };
}

function fieldsOf({ forms }: Release, id: string): readonly string[] {
  const fields = forms[id]?.fields;
  return isList(fields) ? fields.map(({ path }) => path.split('.')[0] ?? path) : [];
}

function questionsOf({ flows }: Release, id: string): readonly string[] {
  const flow = flows[id];
  const asked = flow?.bank === undefined ? flow : flows[flow.bank];
  const questions: unknown = asked?.questions;
  return isList<QuestionModel>(questions) ? questions.flatMap(namesWithin) : [];
}

function namesWithin({ question, questions }: QuestionModel): readonly string[] {
  return [`q${question}`, ...questions.flatMap(namesWithin)];
}

function isList<Item>(value: readonly Item[] | unknown): value is readonly Item[] {
  return Array.isArray(value);
}
