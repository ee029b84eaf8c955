import { bindItemInCondition } from '../forms/bindItemInCondition.ts';
import { fillLiteral } from '../forms/fillLiteral.ts';
import type { RuleModel } from '../model/field.types.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { AnswerModel, FaqModel, QuestionModel } from '../model/kinds/flow.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Template } from '../model/value.types.ts';
import type { SerializedAst } from '../parsing/serializeAst.ts';
import { isRecord } from '../records/readPath.ts';
import { mappedChildren } from './mappedChildren.ts';
import { findFormat } from './questionFormats.ts';
import {
  expandNested,
  jsonOf,
  type MappingProperties,
  mostEntries,
  numberOf,
  readId,
  readMessages,
  readNumber,
  readProperty,
} from './readMapping.ts';
import { boundAst, patternAst } from './ruleAsts.ts';

/** Limits the depth of child questions in foreign data. */
const deepest = 8;

/**
 * Converts foreign questions to the question model, as described by `each`. An unknown kind becomes a locked question
 * with the format `unknown:<kind>`. Items without an id are dropped.
 */
export function expandQuestions(
  source: EntityModel,
  items: readonly unknown[],
  scope: Scope,
  release: Release,
): readonly QuestionModel[] {
  return expandList({ source, items, scope, release, depth: 0 });
}

interface ListInput {
  readonly source: EntityModel;
  readonly items: readonly unknown[];
  readonly scope: Scope;
  readonly release: Release;
  readonly depth: number;
}

function expandList(input: ListInput): QuestionModel[] {
  const { source, items, scope, depth } = input;
  const words = source.each;
  if (!words || depth > deepest) return [];
  return items
    .slice(0, mostEntries)
    .map((item) => ({ ...scope, variables: { ...scope.variables, item, list: items } }))
    .map((inner) => ({ inner, order: readNumber(words['order'], inner) ?? 0 }))
    .sort((left, right) => left.order - right.order)
    .flatMap(({ inner }) => expandItem(words, { ...input, scope: inner }));
}

function expandItem(words: MappingProperties, input: ListInput): QuestionModel[] {
  const { scope, source } = input;
  const id = readId(words['question'], scope);
  if (id === undefined) return [];
  const { format, isKnown } = formatOf(String(readProperty(words['format'], scope) ?? 'text'), source);
  const help = fillLiteral(words['help'], scope);
  const exactly = readNumber(words['exactly'], scope);
  const group = readProperty(words['group'], scope);
  const repeat = repeatOf(readProperty(words['repeat'], scope));
  const maxLength = readNumber(words['maxLength'], scope);
  const condition = (word: string, otherwise: boolean) => bindItemInCondition(words[word], scope) ?? otherwise;
  return [
    {
      question: id,
      text: fillLiteral(words['text'], scope) ?? { literal: '' },
      ...(help ? { help } : {}),
      format,
      answers: expandAnswers(words['answers'], scope),
      ...(exactly !== undefined && exactly > 0 ? { exactly } : {}),
      ...(repeat ? { repeat } : {}),
      ...(typeof group === 'string' && group !== '' ? { group } : {}),
      questions: expandChildren(words['questions'], input),
      faqs: expandFaqs(words['faqs'], scope),
      when: condition('when', true),
      locked: isKnown ? condition('locked', false) : true,
      required: isKnown ? condition('required', format !== 'none') : false,
      rules: rulesOf(words, scope),
      messages: readMessages(words['messages'], scope),
      schema: maxLength === undefined ? {} : { maxLength },
      constraint: '',
    },
  ];
}

function formatOf(kind: string, { kinds }: EntityModel): { format: string; isKnown: boolean } {
  const mapped = kinds === undefined ? kind : Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  const isKnown = mapped !== undefined && findFormat(mapped) !== undefined;
  return isKnown ? { format: mapped, isKnown } : { format: `unknown:${kind}`, isKnown };
}

/** Properties of an answer itself. All others are marks. */
const answerWords: ReadonlySet<string> = new Set(['answer', 'text', 'no', 'default']);

function expandAnswers(template: Template | undefined, scope: Scope): readonly AnswerModel[] {
  const { words = {}, scopes = [] } = expandNested(template, scope) ?? {};
  return scopes.flatMap((inner): AnswerModel[] => {
    const answer = readId(words['answer'], inner);
    if (answer === undefined) return [];
    const no = readId(words['no'], inner);
    const marks = Object.keys(words).flatMap((word) => {
      const mark = answerWords.has(word) ? undefined : jsonOf(readProperty(words[word], inner));
      return mark === undefined || mark === null ? [] : [[word, mark] as const];
    });
    return [
      {
        answer,
        text: fillLiteral(words['text'], inner) ?? { literal: String(answer) },
        ...(no === undefined ? {} : { no }),
        default: readProperty(words['default'], inner) === true,
        marks: Object.fromEntries(marks),
      },
    ];
  });
}

function expandFaqs(template: Template | undefined, scope: Scope): readonly FaqModel[] {
  const { words = {}, scopes = [] } = expandNested(template, scope) ?? {};
  return scopes.map((inner, index) => ({
    faq: readId(words['faq'], inner) ?? index + 1,
    text: fillLiteral(words['text'], inner) ?? { literal: '' },
    answer: fillLiteral(words['answer'], inner) ?? { literal: '' },
  }));
}

function expandChildren(template: Template | undefined, input: ListInput): readonly QuestionModel[] {
  const below = mappedChildren(template, input);
  return below ? expandList({ ...input, ...below, depth: input.depth + 1 }) : [];
}

/**
 * A pattern or bound that comes with a question becomes a rule, because no validator was compiled for it. Its AST is
 * added too, so that a page with such questions needs no parser.
 */
function rulesOf(words: MappingProperties, scope: Scope): readonly RuleModel[] {
  const message = readMessages(words['messages'], scope)['invalid'] ?? { text: 'engine/invalid' };
  const rule = (name: string, check: string, tree: SerializedAst): RuleModel[] => {
    scope.expressions.addCompiledExpressions({ [check]: tree });
    return [{ rule: name, at: '', when: true, check: { '=': check }, message }];
  };
  const pattern = readProperty(words['pattern'], scope);
  const minimum = readNumber(words['minimum'], scope);
  const maximum = readNumber(words['maximum'], scope);
  return [
    ...(typeof pattern === 'string' && pattern !== ''
      ? rule('pattern', `value.matches(${JSON.stringify(pattern)})`, patternAst(pattern))
      : []),
    ...(minimum === undefined ? [] : rule('minimum', `value >= ${minimum}`, boundAst('>=', minimum))),
    ...(maximum === undefined ? [] : rule('maximum', `value <= ${maximum}`, boundAst('<=', maximum))),
  ];
}

function repeatOf(value: unknown): QuestionModel['repeat'] {
  if (value === true) return { min: 1 };
  if (!isRecord(value)) return undefined;
  const max = numberOf(value['max']);
  return { min: numberOf(value['min']) ?? 1, ...(max === undefined ? {} : { max }) };
}
