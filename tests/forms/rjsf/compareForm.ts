import {
  type FieldModel,
  type FormModel,
  isDeepEqual,
  isRecord,
  normaliseDraft,
  type Release,
  readPath,
  resolveTemplate,
  type Scope,
  writePath,
} from '#engine';
import { createRandom, pickOne } from '../../../portal/demo/createRandom.ts';
import { candidatesFor } from './candidatesFor.ts';
import { type DeviationName, settleDeviations, type Told } from './deviations.ts';
import type { OpenPair, Pair } from './Pair.ts';
import { type LeftOutWord, reduceFields } from './reduceFields.ts';
import { schemaOfForm } from './schemaOfForm.ts';

export interface CompareInput {
  readonly form: FormModel;
  readonly release: Release;
  readonly scope: Scope;
  readonly edits: number;
  readonly seed: number;
  readonly openPair: OpenPair;
}

/** The result of one comparison of a form. */
export interface Compared {
  readonly key: string;
  readonly edits: number;
  /** `moved`: edits after which other fields were visible. `wrong`: errors that both reported. */
  readonly moved: number;
  readonly wrong: number;
  readonly difference?: unknown;
  readonly untranslated: readonly string[];
  readonly leftOut: readonly LeftOutWord[];
  readonly deviations: readonly DeviationName[];
}

/** Parameters for shipped forms, used in turn. A form ignores those that it does not declare. */
const givens: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { administered: true, config: { costCenterEnabled: true } },
  { administered: true, project: { projectNumber: 'P-1' } },
];

/**
 * Edits a form at random in both implementations, and compares them after each edit until they differ. Returns one
 * result for each set of parameters.
 */
export async function compareForm(input: CompareInput): Promise<readonly Compared[]> {
  const worlds = Object.keys(input.form.given).length === 0 ? givens.slice(0, 1) : givens;
  const all: Compared[] = [];
  for (const [index, given] of worlds.entries()) all.push(await compareGiven(input, given, index));
  return all;
}

async function compareGiven(
  { form, release, scope, edits, seed, openPair }: CompareInput,
  given: Readonly<Record<string, unknown>>,
  index: number,
): Promise<Compared> {
  const own = { ...scope, variables: given };
  const { fields, leftOut, untranslated } = reduceFields('each' in form.fields ? [form.fields.each] : form.fields, own);
  const random = createRandom(seed * 31 + index);
  const drawn = { ...form, fields, data: [], rules: [], submits: [], mode: 'edit' as const };
  const key = `${form.id}/${index}`;
  const pair = await openPair({ key, form: drawn, given, plain: schemaOfForm(fields, own) });
  const deviations = new Set<DeviationName>();
  const result = { key, edits, untranslated, leftOut };
  const tally = { moved: 0, wrong: 0 };
  let visible = pair.visible().ours;
  try {
    for (let edit = 0; edit <= edits; edit += 1) {
      const edited = edit === 0 ? undefined : pickEdit({ pair, fields, release, scope: own, random });
      if (edited) await pair.edit(edited.path, edited.value);
      if (forgetHidden(pair, fields, own)) deviations.add('hidden-answers-return');
      const now = pair.visible().ours;
      if (JSON.stringify(now) !== JSON.stringify(visible)) tally.moved += 1;
      if (edited && (await fillShown(pair, fields, own, visible))) deviations.add('defaults-open-defaults');
      visible = now;
      const { ours, theirs, used } = await judge(pair, fields, edit === edits || edit === 1);
      for (const name of used) deviations.add(name);
      tally.wrong += ours.errors.length;
      // rjsf fills in the defaults that show other fields only at the first change.
      const isWaiting = edit === 0 && fields.some((field) => field.default !== undefined && field.when !== true);
      if (!isWaiting && JSON.stringify(ours) !== JSON.stringify(theirs)) {
        return { ...result, ...tally, deviations: [...deviations], difference: { edit, edited, ours, theirs } };
      }
    }
  } finally {
    pair.close();
  }
  return { ...result, ...tally, deviations: [...deviations] };
}

interface EditInput {
  readonly pair: Pair;
  readonly fields: readonly FieldModel[];
  readonly release: Release;
  readonly scope: Scope;
  readonly random: () => number;
}

function pickEdit({ pair, fields, release, scope, random }: EditInput) {
  const visible = pair.visible().ours;
  const open = fields.filter(({ path }) => visible.includes(path) && !pair.isLocked(path));
  if (open.length === 0) return undefined;
  const field = pickOne(random, open);
  // Only values in normal form, because rjsf does not normalise.
  const edits = candidatesFor(field).flatMap((value) => {
    const draft = writePath({}, field.path, value);
    const always = { ...field, when: true, required: false };
    const normal = normaliseDraft({ fields: [{ ...always, normalise: [] }], scope, release, draft });
    const isNormal =
      JSON.stringify(normaliseDraft({ fields: [always], scope, release, draft })) === JSON.stringify(normal);
    return isNormal ? [{ path: field.path, value }] : [];
  });
  return pickOne(random, edits);
}

/** Resets hidden fields of ours to their defaults, as rjsf does. Returns whether a field was reset. */
function forgetHidden(pair: Pair, fields: readonly FieldModel[], scope: Scope): boolean {
  const visible = pair.visible().ours;
  const { draft } = pair.data();
  const hidden = fields.flatMap((field) => {
    const start = field.default === undefined ? undefined : resolveTemplate(field.default, scope);
    const isKept = !visible.includes(field.path) && !isDeepEqual(readPath(draft, field.path), start);
    return isKept ? [{ path: field.path, start }] : [];
  });
  for (const { path, start } of hidden) pair.forget(path, start);
  return hidden.length > 0;
}

/**
 * If several fields with defaults are shown by one change, rjsf fills in only those that the change itself shows. A
 * field that was rendered before and is shown by another default stays empty. This function fills in such defaults, as
 * rjsf does in all other cases. Returns whether a default was filled in.
 */
async function fillShown(
  pair: Pair,
  fields: readonly FieldModel[],
  scope: Scope,
  before: readonly string[],
): Promise<boolean> {
  const { ours, theirs } = pair.visible();
  const come = fields.filter(({ path, default: start }) => start !== undefined && !before.includes(path));
  const shown = come.filter(({ path }) => ours.includes(path) && theirs.includes(path));
  if (shown.length < 2) return false;
  const empty = shown.filter(({ path }) => readPath(pair.data().theirs, path) === undefined);
  for (const { path, default: start } of empty) {
    if (start !== undefined) await pair.editPlain(path, resolveTemplate(start, scope));
  }
  return empty.length > 0;
}

interface Judged {
  readonly ours: Plain;
  readonly theirs: Plain;
  readonly used: readonly DeviationName[];
}

async function judge(pair: Pair, fields: readonly FieldModel[], withErrors: boolean): Promise<Judged> {
  const { ours, theirs, drawn } = await tell(pair, fields, withErrors);
  const settled = settleDeviations({ ours, theirs, fields, isLocked: pair.isLocked, requires: pair.requires });
  const settledTheirs = withErrors ? settled.theirs : { ...settled.theirs, errors: [] };
  const wrong = [...new Set(settledTheirs.errors.map(({ path }) => path))].sort();
  return {
    ours: { ...plain(ours), drawn: [...new Set(drawn)].sort() },
    theirs: { ...plain(settledTheirs), drawn: wrong },
    used: settled.used,
  };
}

/** Returns the visible fields, data and errors of both forms, before deviations are applied. */
export async function tell(pair: Pair, fields: readonly FieldModel[], withErrors: boolean) {
  const visible = pair.visible();
  const data = pair.data();
  const errors = withErrors ? await pair.errors() : { ours: [], theirs: [], drawn: [] };
  const placeOf = (path: string): string =>
    fields.find((field) => path === field.path || path.startsWith(`${field.path}.`))?.path ?? path;
  const ours: Told = {
    visible: visible.ours,
    data: data.ours,
    errors: errors.ours.map(({ path, code }) => ({ path: placeOf(path), code })),
  };
  const theirs: Told = {
    visible: visible.theirs,
    data: data.theirs,
    errors: errors.theirs.flatMap(({ name = '', property = '' }) =>
      // An error of a branch of the schema is also reported at the field itself.
      name === 'if' ? [] : [{ path: placeOf(property.replace(/^\./, '')), code: name }],
    ),
  };
  return { ours, theirs, drawn: errors.drawn };
}

interface Plain {
  readonly visible: readonly string[];
  readonly data: unknown;
  readonly errors: readonly string[];
  /** Paths of the fields that show a message. */
  readonly drawn?: readonly string[];
}

/** Returns an outcome in a fixed order, without duplicate errors. */
export function plain({ visible, data, errors }: Told): Plain {
  const texts = errors.map(({ path, code }) => `${path} ${code}`);
  return { visible: [...visible].sort(), data: sorted(data), errors: [...new Set(texts)].sort() };
}

/** Sorts the properties of the data and omits absent values, so that equal data have equal JSON. */
function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (!isRecord(data)) return data;
  const entries = Object.entries(data).flatMap(([name, value]) => {
    const told = sorted(value);
    // An object without values equals an absent one.
    const isAbsent = told === undefined || (isRecord(told) && Object.keys(told).length === 0);
    return isAbsent ? [] : [[name, told]];
  });
  return Object.fromEntries(entries.sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)));
}
