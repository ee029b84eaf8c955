import { collectAnswers, computeResults, type Runtime, readPath, validateAnswers, validateFields } from '#engine';
import type { Subject } from '#renderer/host';
import type { DefinitionName } from '../data/operations.ts';

type Json = Readonly<Record<string, unknown>>;

/** What was entered on a page, and what came out, as a case of a form or flow without its name. */
export interface MadeCase extends DefinitionName {
  readonly entry: Json & { readonly expect: Json };
}

/** Problems that only a server can find, so that cases do not have them. */
const uncertain: ReadonlySet<string> = new Set(['format', 'options']);

/** Makes a case of the form or questionnaire that was opened last. Undefined if the page shows none. */
export function makeCase(subjects: readonly Subject[]): MadeCase | undefined {
  const subject = subjects.findLast(({ kind }) => kind === 'form' || kind === 'flow');
  if (subject?.kind === 'form') return ofForm(subject);
  return subject?.kind === 'flow' ? ofFlow(subject) : undefined;
}

function ofForm({ form, fields, store, runtime }: Extract<Subject, { kind: 'form' }>): MadeCase {
  const scope = store.getScope();
  const { draft } = store.getAnswers();
  const { rules, messages, given } = form;
  const problems = validateFields({ fields, draft, scope, runtime, rules, messages });
  const values = fields.flatMap(({ path }) => {
    const value = readPath(draft, path);
    return isEntered(value) ? [[path, value] as const] : [];
  });
  const codes = problems.filter(({ code }) => !uncertain.has(code)).map(({ path, code }) => [path, code] as const);
  const parameters = Object.keys(given).flatMap((name) => {
    const value = scope.variables[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...{ kind: 'form', definition: form.id },
    entry: {
      ...(parameters.length === 0 ? {} : { given: Object.fromEntries(parameters) }),
      ...{ answers: Object.fromEntries(values), now: scope.clock.now() },
      expect: Object.fromEntries(codes.length > 0 ? codes : values),
    },
  };
}

function ofFlow({ flow, input }: Extract<Subject, { kind: 'flow' }>): MadeCase {
  const { questions, answers, scope, release } = input;
  const results = computeResults({ flow, picked: collectAnswers({ questions, answers, scope, release }), scope });
  const runtime: Runtime = { release, locale: 'en', validators: {} };
  const problems = validateAnswers({ questions, answers, scope, runtime, rules: flow.rules });
  const codes = problems.filter(({ code }) => !uncertain.has(code)).map(({ path, code }) => [path, code] as const);
  const given = Object.entries(answers).filter(([, value]) => isEntered(value));
  return {
    ...{ kind: 'flow', definition: flow.id },
    entry: {
      ...{ answers: Object.fromEntries(given), now: scope.clock.now() },
      expect: { ...Object.fromEntries(codes), ...results },
    },
  };
}

function isEntered(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}
