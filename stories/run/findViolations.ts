import {
  bindCall,
  checkBody,
  type Draft,
  type FieldModel,
  type FieldProblem,
  type FormModel,
  isRecord,
  normaliseDraft,
  type Release,
  readPath,
  type Scope,
  startDraft,
  validateFields,
  writePath,
} from '#engine';
import { mapServerErrors } from '../../renderer/forms/mapServerErrors.ts';
import type { StageWorld } from '../stage/StageWorld.ts';

/** An invalid draft, and the result of its validation in the browser and on the server. */
export interface Violations {
  readonly draft: Draft;
  /** Problems that the form reports before it is sent. */
  readonly problems: readonly FieldProblem[];
  /** `path: code` of the server's errors by field; only for fields that are sent. */
  readonly refused: ReadonlySet<string>;
  /** Fields that are sent to the server under their own names. */
  readonly sent: ReadonlySet<string>;
}

interface Place {
  readonly form: FormModel;
  readonly fields: readonly FieldModel[];
  readonly world: StageWorld;
  readonly given: Readonly<Record<string, unknown>>;
}

/** Returns invalid values of a field, each for another reason; undefined leaves the field empty. */
export function wrongValues(field: FieldModel): readonly unknown[] {
  const { type, schema, format, locked, value } = field;
  // Options with a default are not changed, because other fields depend on them; neither are fields that can be locked.
  const isMade = field.default !== undefined && field.values !== undefined;
  if (locked !== false || value !== undefined || isMade) return [];
  const number = (word: string) => (typeof schema[word] === 'number' ? schema[word] : undefined);
  const [least, most, longest, above] = ['minimum', 'maximum', 'maxLength', 'exclusiveMinimum'].map(number);
  if (type === 'boolean') return 'const' in schema ? [undefined, schema['const'] !== true] : [undefined];
  if (type === 'number' || type === 'integer') {
    return [
      undefined,
      0,
      ...(least === undefined ? [] : [least - 1]),
      ...(most === undefined ? [] : [most + 1]),
      above,
    ];
  }
  if (type !== 'string') return [undefined];
  if (format === 'date') return [undefined, '2000-01-01', 'soon'];
  const short = format === 'new-password' ? ['abcdefgh', 'Ab1!'] : [];
  const tooLong = longest === undefined ? [] : [`${'x'.repeat(longest)}@y.example`];
  return [undefined, '?', 'nobody', '12', ...short, ...tooLong];
}

/** Returns the draft with the n-th invalid value of every field, and its validation on both sides. */
export function violate(place: Place, filled: Draft, round: number): Violations {
  const { form, fields, world, given } = place;
  const { release, validators } = world;
  const typed = fields.reduce<Draft>((draft, field) => {
    const wrong = wrongValues(field);
    if (wrong.length === 0) return draft;
    const mistake = wrong[round % wrong.length];
    return mistake === undefined ? without(draft, field.path) : writePath(draft, field.path, mistake);
  }, filled);
  const scope: Scope = { ...world.scope, variables: given };
  const draft = startDraft({ fields, draft: typed, scope, release });
  const runtime = { release, locale: 'en', validators };
  const { rules, messages } = form;
  const problems = validateFields({ fields, draft, scope, runtime, rules, messages, picked: {}, offered: {} });
  return { draft: typed, problems, ...decideOnServer(place, draft, scope) };
}

function without(draft: Draft, path: string): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name !== path));
}

/** Codes that a type counts among its rules. */
const lengthCodes: readonly string[] = ['minLength', 'maxLength'];

/**
 * Returns the message of a definition for a code at a field, if it has no arguments. A type's message for all its rules
 * comes before that of the violated rule.
 */
export function writtenText(field: FieldModel, code: string, release: Release): string | undefined {
  const messages = new Map(Object.entries(field.messages));
  const rule = field.rules.find((one) => code === `rule:${one.rule}`);
  const general = rule !== undefined || lengthCodes.includes(code) ? messages.get('rules') : undefined;
  const texts = [...(general === undefined ? [] : [general]), rule?.message ?? messages.get(code)];
  const words = texts.map((text) => (text && 'text' in text ? release.texts['en']?.[text.text] : undefined));
  return words.some((one) => one === undefined || /[{']/.test(one)) ? undefined : words.join(' ');
}

function decideOnServer(
  { form, fields, world }: Place,
  draft: Draft,
  scope: Scope,
): Pick<Violations, 'refused' | 'sent'> {
  const { release, validators } = world;
  const [call] = form.submits;
  const operation = call && release.operations[call.run];
  if (!call || !operation?.body) return { refused: new Set(), sent: new Set() };
  const normal = normaliseDraft({ fields, draft, scope, release, picked: {}, offered: {} });
  const filled = { ...scope, variables: { ...scope.variables, this: normal, root: normal, chosen: {} } };
  const { args } = bindCall(call, { operation, scope: filled, release });
  const names = operation.body.map(({ path }) => path);
  const body = names.reduce<Draft>((sent, name) => (name in args ? writePath(sent, name, args[name]) : sent), {});
  const record = operation.of === undefined ? undefined : Object.values(scope.variables).find(isRecord);
  const { problems } = checkBody({
    operation,
    body,
    scope: { ...scope, variables: { this: body, root: body, body, chosen: {}, route: {}, ...(record && { record }) } },
    runtime: { release, locale: 'en', validators },
    picked: {},
    offered: {},
  });
  const refused = problems.flatMap(({ path, code }) => {
    const fault = { [`/${path.replaceAll('.', '/')}`]: code };
    return mapServerErrors({ fields: fault, call, asked: fields }).map((traced) => `${traced.path}: ${code}`);
  });
  const own = fields.filter(({ path }) => names.includes(path) && !Object.hasOwn(call.with, path));
  // Empty values are not sent. The server reports their absence only for required fields.
  const sent = own.filter(({ path }) => readPath(normal, path) !== undefined).map(({ path }) => path);
  return { refused: new Set(refused), sent: new Set(sent) };
}
