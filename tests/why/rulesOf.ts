import {
  type Condition,
  type FieldModel,
  type FlowModel,
  isDeepEqual,
  type QuestionModel,
  type Release,
  resolveAnswers,
  resolveCondition,
  resolveFieldStates,
} from '#engine';
import {
  type ExplainedField,
  type ExplainedQuestion,
  explainCondition,
  explainFields,
  explainQuestions,
  type Reason,
} from '#engine/why';
import { expressionsIn } from '../../engine/values/expressionsIn.ts';
import type { Situation } from './situations.ts';

/** A rule of a definition, and how a reader asks for it. */
export interface Rule {
  /** `form/close-project`. */
  readonly definition: string;
  readonly name: string;
  readonly condition: Condition;
  /** Path of the record that it reads as `this`, with a trailing dot. */
  readonly prefix: string;
  readonly path: string;
  /** Expressions that compute what it can read. */
  readonly computed: readonly string[];
  /** The reason that is given in a situation, and whether the evaluator decides alike. Undefined if it is not asked. */
  ask(situation: Situation): { readonly reason: Reason; readonly agrees: boolean } | undefined;
}

/** Returns every rule of a release that is an expression or a choice. */
export function rulesOf(release: Release): readonly Rule[] {
  const forms = Object.values(release.forms).flatMap(({ id, fields }) =>
    Array.isArray(fields) ? rulesOfFields(`form/${id}`, fields, { release, base: 'form' }) : [],
  );
  const bodies = Object.values(release.operations).flatMap(({ id, body }) =>
    rulesOfFields(`operation/${id}`, body ?? [], { release, base: 'body' }),
  );
  const flows = Object.values(release.flows).flatMap((flow) => rulesOfFlow(flow, release));
  return [...forms, ...bodies, ...flows, ...rulesOfParts(release)];
}

interface FieldPlace {
  readonly release: Release;
  readonly base: 'form' | 'body';
}

function rulesOfFields(name: string, fields: readonly FieldModel[], { release, base }: FieldPlace): readonly Rule[] {
  const computed = computedIn(fields);
  const inside = (list: readonly FieldModel[], prefix: string): readonly Rule[] =>
    list.flatMap((field) => {
      const path = prefix + field.path;
      const below = field.type === 'array' ? `${path}.0.` : `${path}.`;
      const parts = [
        { part: 'when', condition: field.when, flag: 'visible' },
        { part: 'locked', condition: field.locked, flag: 'locked' },
        { part: 'required', condition: field.required, flag: 'required' },
      ] as const;
      const own = parts.filter(({ condition }) => expressionsIn(condition).length > 0);
      return [
        ...own.map(
          ({ part, condition, flag }): Rule => ({
            ...{ definition: name, name: `${path} ${part}`, condition, prefix, path, computed },
            ask: ({ scope, draft, picked, offered }) => {
              const input = { fields, scope, draft, picked, offered, release, base };
              const found = explainFields(input).find(({ state }) => state.path === path);
              const reason = found?.reasons.find((one) => one.condition === condition && one.part === part);
              if (found === undefined || reason === undefined) return undefined;
              const [state] = statesAt(resolveFieldStates(input), path);
              // An optional record without values requires nothing.
              const isIdle = part === 'required' && reason.evaluated.length === 0;
              return isIdle
                ? undefined
                : { reason, agrees: isDeepEqual(state, found.state) && reason.holds === state?.[flag] };
            },
          }),
        ),
        ...inside(field.properties ?? [], below),
      ];
    });
  return inside(fields, '');
}

function computedIn(fields: readonly FieldModel[]): readonly string[] {
  return fields.flatMap(({ value, properties = [] }) => [...expressionsIn(value), ...computedIn(properties)]);
}

function statesAt(states: readonly ExplainedField['state'][], path: string): readonly ExplainedField['state'][] {
  return states.flatMap((state) => {
    if (state.path === path) return [state];
    return statesAt([...(state.children ?? []), ...(state.rows ?? []).flat()], path);
  });
}

function rulesOfFlow({ id, questions, locked }: FlowModel, release: Release): readonly Rule[] {
  const list = isBank(questions) ? questions : [];
  return placed(list, '').flatMap(({ question, prefix }) => {
    const path = `${prefix}q${question.question}`;
    const flag = (part: 'when' | 'locked' | 'required') => (part === 'when' ? 'visible' : part);
    const parts = [
      { part: 'when', condition: question.when },
      { part: 'locked', condition: question.locked },
      { part: 'required', condition: question.required },
      { part: 'flowLocked', condition: locked },
      ...question.answers.map(({ when, answer }) => ({ part: 'answer' as const, condition: when ?? true, answer })),
    ] as const;
    return parts
      .filter(({ condition }) => expressionsIn(condition).length > 0)
      .map((asked): Rule => {
        const { part, condition } = asked;
        const answer = 'answer' in asked ? asked.answer : undefined;
        return {
          ...{ definition: `flow/${id}`, name: `${question.question} ${part}` },
          ...{ condition, prefix, path, computed: [] },
          ask: ({ scope, draft }) => {
            const input = { questions: list, answers: draft, scope, release, locked };
            const all = explainQuestions(input);
            const found = all.find(({ item }) => item.path.join('.') === path);
            const reason = found?.reasons.find(
              (one) => one.part === part && one.condition === condition && one.answer === answer,
            );
            if (found === undefined || reason === undefined) return undefined;
            return { reason, agrees: agreesWithItems(all, resolveAnswers(input).items) && holdsIn(found, reason) };
          },
        };
        function holdsIn({ item }: ExplainedQuestion, { holds }: Reason): boolean {
          if (part === 'answer') return holds === item.question.answers.some((one) => one.answer === answer);
          return part === 'flowLocked' || holds === item[flag(part)];
        }
      });
  });
}

/** Questions with the path of their instance: the first one of a repeated question. */
function placed(
  questions: readonly QuestionModel[],
  prefix: string,
): readonly { readonly question: QuestionModel; readonly prefix: string }[] {
  return questions.flatMap((question) => {
    const inside = question.repeat ? `${prefix}q${question.question}.0.` : prefix;
    return [{ question, prefix }, ...placed(question.questions, inside)];
  });
}

function agreesWithItems(all: readonly ExplainedQuestion[], items: readonly ExplainedQuestion['item'][]): boolean {
  return isDeepEqual(
    all.map(({ item }) => item),
    items,
  );
}

function isBank(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}

/** Conditions of blocks, actions, menus and steps: wherever a model has a `when`. */
function rulesOfParts(release: Release): readonly Rule[] {
  const { screens, menus, wizards } = release;
  return Object.entries({ screens, menus, wizards }).flatMap(([kind, models]) =>
    Object.entries(models).flatMap(([id, model]) => conditionsIn(model, '', { definition: `${kind}/${id}`, release })),
  );
}

interface PartPlace {
  readonly definition: string;
  readonly release: Release;
}

function conditionsIn(model: unknown, pointer: string, place: PartPlace): readonly Rule[] {
  if (typeof model !== 'object' || model === null) return [];
  return Object.entries(model).flatMap(([word, inner]): readonly Rule[] => {
    const name = `${pointer}/${word}`;
    if (word !== 'when' || expressionsIn(inner).length === 0) return conditionsIn(inner, name, place);
    return [
      {
        definition: place.definition,
        name,
        condition: inner,
        prefix: '',
        path: '',
        computed: [],
        ask: askForPart(inner, place),
      },
    ];
  });
}

function askForPart(when: Condition, { release }: PartPlace): Rule['ask'] {
  return ({ scope, draft }) => {
    const full = { ...scope, variables: { ...scope.variables, this: draft, root: draft } };
    const [reason] = explainCondition({ when }, full, release);
    if (reason === undefined) return undefined;
    return { reason, agrees: reason.holds === resolveCondition(when, full, release.access.policies) };
  };
}
