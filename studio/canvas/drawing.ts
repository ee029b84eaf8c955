import type { FieldModel, FlowModel, FormModel, QuestionModel, StepModel, WizardModel } from '#engine';
import { isRecord } from '#engine';
import type { CanvasElement } from './outline.ts';
import { plainText } from './stillModel.ts';

/** The compiled parts of a definition, by the names that its text has for them. */
export interface Drawing {
  readonly fields: ReadonlyMap<string, FieldModel>;
  readonly questions: ReadonlyMap<string, QuestionModel>;
  readonly steps: ReadonlyMap<string, StepModel>;
  /** Fields of each form that a step shows. */
  readonly forms: Readonly<Record<string, readonly FieldModel[]>>;
  /** Titles of the definitions that elements name, by kind and name: `screen dashboard`. */
  readonly titles: ReadonlyMap<string, string | undefined>;
  /** Nothing is compiled. */
  readonly isEmpty: boolean;
}

/** A definition as the server has compiled it; of other kinds nothing is drawn. */
export interface Compiled {
  readonly forms?: Readonly<Record<string, FormModel>>;
  readonly flows?: Readonly<Record<string, FlowModel>>;
  readonly wizards?: Readonly<Record<string, WizardModel>>;
}

const noTitles: ReadonlyMap<string, string | undefined> = new Map();

/** Reads what the server has compiled; undefined where it has not. */
export function readCompiled(json: string | undefined): Compiled | undefined {
  const read: unknown = json === undefined ? undefined : JSON.parse(json);
  // The server compiles it with the same engine, which is why its shape is not checked again.
  return isRecord(read) ? (read as Compiled) : undefined;
}

/** Returns the parts of the definition with this id. */
export function drawingOf(compiled: Compiled | undefined, id: string, titles = noTitles): Drawing {
  const { forms = {}, flows = {}, wizards = {} } = compiled ?? {};
  const fields = Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, fieldsOf(form)]));
  const wizard = wizards[id];
  const steps = (wizard?.variants ?? []).flatMap((variant) => variant.steps);
  return {
    fields: new Map((wizard === undefined ? (fields[id] ?? []) : []).map((field) => [field.path, field])),
    questions: new Map(questionsIn(flows[id]?.questions).map((question) => [String(question.question), question])),
    steps: new Map(steps.map((step) => [step.step, step])),
    ...{ forms: fields, titles },
    isEmpty: compiled === undefined,
  };
}

/** The compiled part that an element shows: a field, a question or a step. */
export type CompiledPart = FieldModel | QuestionModel | StepModel;

/** Returns the compiled part of an element, of those that have one. */
export function partOf({ fields, questions, steps }: Drawing, { word, name }: CanvasElement): CompiledPart | undefined {
  if (word === 'field') return fields.get(name);
  if (word === 'question') return questions.get(name);
  return word === 'step' ? steps.get(name) : undefined;
}

/** What people call an element: its title as it is compiled, that of the definition which it names, or its name. */
export function labelIn({ fields, questions, steps, titles }: Drawing, { word, name, label }: CanvasElement): string {
  const text =
    word === 'field'
      ? fields.get(name)?.title
      : word === 'question'
        ? questions.get(name)?.text
        : word === 'step'
          ? steps.get(name)?.title
          : undefined;
  // An entry of a menu has a title only where it differs from that of its screen.
  const named = label === name ? titles.get(`${word === 'go' ? 'screen' : word} ${name}`) : undefined;
  return plainText(text) || named || label;
}

function fieldsOf({ fields }: FormModel): readonly FieldModel[] {
  return 'each' in fields ? [] : fields;
}

function questionsIn(questions: FlowModel['questions'] | undefined): readonly QuestionModel[] {
  if (!Array.isArray(questions)) return [];
  const list: readonly QuestionModel[] = questions;
  return list.flatMap((question) => [question, ...questionsIn(question.questions)]);
}
