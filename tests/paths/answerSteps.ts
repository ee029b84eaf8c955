import { isRecord, type Scope, type StepModel, type VariantModel, writePath } from '#engine';
import type { StepOutcome } from '#machines';
import { extendScope } from '../../renderer/scope/extendScope.ts';
import { answersOfStep } from '../../renderer/wizards/answersOfStep.ts';
import { givenOf } from '../../renderer/wizards/stepAvailability.ts';
import { wizardScope } from '../../renderer/wizards/wizardScope.ts';
import type { Ledger } from './createLedger.ts';
import { createSheet, type Sheet } from './createSheet.ts';
import { fillForm, type OpenForm, openForm, requiredFields } from './fillForm.ts';
import type { World } from './findWorlds.ts';
import { flowSources } from './flowSources.ts';
import { sampleResult } from './sampleValues.ts';
import type { Subject } from './subject.ts';
import type { WizardWorld } from './wizardWorlds.ts';

type Row = Readonly<Record<string, unknown>>;

/** The state of a wizard that its expressions can read. */
export interface Known {
  readonly data: Row;
  readonly chosen: Row;
  readonly outcomes: Readonly<Record<string, StepOutcome>>;
}

/** The answers that a user can give in one step. */
export interface StepAnswers {
  readonly complete: Pick<Known, 'data' | 'chosen'>;
  /** The answers without one of them, by field or question. */
  readonly missing: ReadonlyMap<string, Lacking>;
}

/** Answers of which a required one is missing. */
export interface Lacking {
  readonly data: Row;
  /** The form whose answer was removed. A new form would fill in its defaults again. */
  readonly form?: OpenForm;
}

interface StepsInput {
  readonly variant: VariantModel;
  readonly around: WizardWorld;
  readonly world: World;
  readonly subject: Subject;
  readonly ledger: Ledger;
}

/** The forms and flows of the steps of a variant, as the browser would show them. */
export interface Steps {
  answer(step: StepModel, known: Known): StepAnswers | undefined;
  /** Whether Next continues, as the form or flow itself decides. */
  mayLeave(step: StepModel, known: Known): boolean;
  /** Sets the form that is used until its step is left. */
  hold(form: OpenForm | undefined): void;
  resultOf(step: StepModel): unknown;
}

/** Opens the steps of a variant in one world. */
export function answerSteps({ variant, around, world, subject, ledger }: StepsInput): Steps {
  const { release } = world;
  const decided = new Map<string, boolean>();
  let held: OpenForm | undefined;

  function openStep(step: Extract<StepModel, { kind: 'form' }>, known: Known): OpenForm | undefined {
    const form = release.forms[step.form];
    const scope = wizardScope(around.scope, known);
    const given = givenOf(step, scope, release);
    return form && openForm({ form, given, scope, world, subject }, { draft: known.data, picked: known.chosen });
  }

  function openFlow(
    step: Extract<StepModel, { kind: 'flow' }>,
    known: Known,
  ): { sheet: Sheet; isEmpty: boolean } | undefined {
    const flow = release.flows[step.flow];
    if (!flow) return undefined;
    const scope: Scope = extendScope(
      wizardScope(around.scope, known),
      givenOf(step, wizardScope(around.scope, known), release),
    );
    const sources = flowSources(flow, world);
    const source = sources.find(({ questions }) => questions.length > 0) ?? sources[0];
    if (!source) return undefined;
    const merged = extendScope(scope, source.scope.variables);
    return {
      sheet: createSheet({ source: { ...source, scope: merged }, world, subject, ledger }),
      isEmpty: source.questions.length === 0,
    };
  }

  function answerForm(step: Extract<StepModel, { kind: 'form' }>, known: Known): StepAnswers | undefined {
    const open = openStep(step, known);
    if (!open) return undefined;
    const wrong = fillForm(open, around.answers, world);
    if (wrong !== undefined) {
      ledger.fault(`${variant.variant}: nothing fills ${step.step}: ${wrong}`);
      return undefined;
    }
    const { draft, picked } = open.handed();
    const fields = requiredFields(open, true);
    for (const path of requiredFields(open, false))
      ledger.fault(`${variant.variant}: ${step.step} may be left without ${path}`);
    const names = Object.keys(known.data).filter((name) =>
      open.store.getFields().some(({ path }) => path.split('.')[0] === name),
    );
    const absent = Object.fromEntries(names.map((name) => [name, undefined]));
    const complete = { data: { ...absent, ...draft }, chosen: picked };
    const missing = fields.map((path) => {
      const other = openStep(step, {
        ...known,
        data: { ...known.data, ...draft },
        chosen: { ...known.chosen, ...picked },
      });
      other?.change(path, undefined);
      return [path, { data: other?.store.getAnswers().draft ?? {}, ...(other ? { form: other } : {}) }] as const;
    });
    return { complete, missing: new Map(missing) };
  }

  function answerFlow(step: Extract<StepModel, { kind: 'flow' }>, known: Known): StepAnswers | undefined {
    const opened = openFlow(step, known);
    if (!opened || opened.isEmpty) return { complete: { data: {}, chosen: {} }, missing: new Map() };
    const { sheet } = opened;
    const answers = sheet.fill(sheet.start);
    if (!answers) return undefined;
    const required = sheet.items(answers).filter((item) => item.visible && item.required && !item.repeat);
    const missing = required.map((item) => {
      const place = item.path.join('.');
      return [place, { data: { [step.step]: writePath(answers, place, undefined) } }] as const;
    });
    return { complete: { data: { [step.step]: answers }, chosen: {} }, missing: new Map(missing) };
  }

  function decide(step: StepModel, known: Known): boolean {
    if (step.kind === 'form') return openStep(step, known)?.store.validate().length === 0;
    if (step.kind !== 'flow') return true;
    const opened = openFlow(step, known);
    const flow = release.flows[step.flow];
    if (!opened || !flow) return false;
    if (opened.isEmpty) return true;
    const answers = Object.fromEntries(
      Object.entries({ ...opened.sheet.start, ...answersOfStep(known.data, step.step) }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    const visible = opened.sheet.items(answers).filter((item) => item.visible);
    const pages = subject.pageItems(visible, flow.pages);
    return (
      subject.turnPage({ pages, at: pages.length - 1, problems: opened.sheet.problems(answers) }).kind === 'submit'
    );
  }

  return {
    answer: (step, known) => {
      if (step.kind === 'form') return answerForm(step, known);
      if (step.kind === 'flow') return answerFlow(step, known);
      return { complete: { data: {}, chosen: {} }, missing: new Map() };
    },
    hold: (form) => {
      held = form;
    },
    mayLeave: (step, known) => {
      if (held) return held.store.validate().length === 0;
      const key = JSON.stringify([step.step, known.data, Object.keys(known.outcomes)]);
      const verdict = decided.get(key) ?? decide(step, known);
      decided.set(key, verdict);
      return verdict;
    },
    resultOf: (step) => {
      const wanted = around.results[step.step];
      const [call] = step.kind === 'run' ? [step.call] : [];
      const operation = call && release.operations[call.run];
      const sample = operation && sampleResult(operation, world);
      return isRecord(sample) && isRecord(wanted) ? { ...sample, ...wanted } : (wanted ?? sample);
    },
  };
}
