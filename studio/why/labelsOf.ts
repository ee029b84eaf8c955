import {
  type EntityModel,
  type FieldModel,
  isRecord,
  type QuestionModel,
  type Release,
  type Text,
  type ValueOption,
} from '#engine';
import type { StudioText } from '../texts/useStudioText.ts';
import { showValue } from '../wording/labelOfEntry.ts';
import { titleOfName } from '../wording/titleOfName.ts';

/** Names of values and of what they can be, in the language of the reader. */
export interface Labels {
  /** What the value at a path is called, `this.country`. */
  readonly subject: (path: string) => string;
  /** How many entries the list at a path has. */
  readonly count: (path: string) => string;
  readonly value: (value: unknown, path: string | undefined) => string;
}

export interface Named {
  readonly title: Text;
  readonly options: readonly { readonly value: unknown; readonly title: Text }[];
}

type AnswerModel = QuestionModel['answers'][number];

/** What is read of a question. */
export type NamedQuestion = Pick<QuestionModel, 'question' | 'text'> & {
  readonly answers: readonly Pick<AnswerModel, 'answer' | 'text'>[];
};

interface LabelSources {
  readonly release: Release;
  readonly fields?: readonly FieldModel[];
  readonly questions?: readonly NamedQuestion[];
  /** Values that only the reader knows, by their path. */
  readonly known?: (path: string) => Named | undefined;
  readonly write: (text: Text) => string;
  readonly say: StudioText;
}

/** Reads the titles of fields, questions and properties of entities. A value without a title has its name. */
export function labelsOf(sources: LabelSources): Labels {
  const { write, say } = sources;
  const find = (path: string): Named | undefined => {
    const plain = path.replace(/\.\d+(?=\.|$)/g, '');
    return sources.known?.(plain) ?? namedAt(plain, sources);
  };
  const subject = (path: string): string => {
    const found = find(path);
    if (found !== undefined) return say('whyQuoted', { text: write(found.title) });
    const [variable = '', ...names] = path.split('.');
    if (path === 'today()' || path === 'now()') return say('whyToday');
    if (variable === 'user') return say('whyUser', { name: titleOfName(names.join(' ')).toLowerCase() });
    if (variable === 'setting') return say('whySetting', { name: names.join('.') });
    if (path === 'value') return say('whyThisValue');
    return titleOfName(path.replace(/^(this|root)\./, '').replaceAll('.', ' '));
  };
  return {
    subject,
    count: (path) => say('whyCountOf', { subject: subject(path) }),
    value(value, path) {
      const option = path === undefined ? undefined : find(path)?.options.find((one) => one.value === value);
      if (option !== undefined) return say('whyQuoted', { text: write(option.title) });
      return shown(value, say);
    },
  };
}

function shown(value: unknown, say: StudioText): string {
  if (value === undefined || value === null || value === '') return say('whyAbsent');
  if (typeof value === 'boolean') return say(value ? 'whyYes' : 'whyNo');
  if (Array.isArray(value))
    return value.length === 0 ? say('whyEmpty') : value.map((one) => shown(one, say)).join(', ');
  return isRecord(value) ? say('whyRecord') : showValue(value);
}

function namedAt(path: string, { release, fields = [], questions = [] }: LabelSources): Named | undefined {
  const [variable = '', ...names] = path.split('.');
  const rest = names.join('.');
  if (variable === 'this' || variable === 'root') {
    const question = questions.find((one) => `q${one.question}` === names.at(-1));
    if (question !== undefined) {
      const options = question.answers.map(({ answer, text }) => ({ value: answer, title: text }));
      return { title: question.text, options };
    }
    return fieldAt(fields, rest);
  }
  const entity = entityNamed(variable, release);
  return entity === undefined || rest === '' ? undefined : fieldAt(entity.properties, rest);
}

export function fieldAt(fields: readonly FieldModel[], path: string): Named | undefined {
  for (const field of fields) {
    if (field.path === path) return { title: field.title, options: optionsOf(field.values) };
    const below = path.startsWith(`${field.path}.`) ? path.slice(field.path.length + 1) : undefined;
    const inner = below === undefined ? undefined : fieldAt(field.properties ?? [], below);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function optionsOf(values: readonly ValueOption[] = []): Named['options'] {
  return values.map(({ value, title }) => ({ value, title }));
}

/** Variables have the names of entities: `managerLatest` has none. */
function entityNamed(variable: string, { entities }: Release): EntityModel | undefined {
  const id = variable.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.hasOwn(entities, id) ? entities[id] : undefined;
}
