import type { ExpressionNode, Expressions, FlowItem, QuestionModel, Release, SelectedAnswer, Text } from '#engine';
import type { CountedQuestion, ExplainedQuestion, ExplainedResult } from '#engine/why';
import type { StudioText } from '../texts/useStudioText.ts';
import { showValue } from '../wording/labelOfEntry.ts';
import { titleOfName } from '../wording/titleOfName.ts';
import type { Clause } from './clausesOf.ts';
import {
  casesOf,
  type FormulaCase,
  type FormulaPhrases,
  formulaClauses,
  formulaOf,
  lineOfClause,
} from './formulaOf.ts';
import { fieldAt, labelsOf, type Named } from './labelsOf.ts';
import type { Outcome } from './outcomesOf.ts';

/** How a result was computed: by a formula, by a condition, or by cases. */
interface Computation {
  readonly formula: string | undefined;
  readonly clause: Clause | undefined;
  readonly cases: readonly FormulaCase[];
}

/** The parts of an explained result in the language of the reader. */
export interface DescribedOutcome {
  /** The value of a result. */
  readonly value: (value: unknown, result: { readonly field: string }) => string;
  readonly how: (result: ExplainedResult) => Computation;
  /** An answer in the words of its question. */
  readonly answer: (item: FlowItem, answer: unknown) => string;
  /** The marks of an answer that results read. */
  readonly marks: (pick: SelectedAnswer) => readonly string[];
  readonly results: (changed: CountedQuestion['without']) => string;
  /** Why a question was not shown, on one line. */
  readonly hiddenBecause: (question: ExplainedQuestion) => string;
}

interface Reader {
  readonly say: StudioText;
  readonly locale: string;
  readonly expressions: Expressions;
  /** The release of the page, which has the titles of properties, and how it writes them. */
  readonly page: Release;
  readonly writePage: (text: Text) => string;
}

/** Returns the words for a result. Titles of questions and results are those of its release. */
export function describeOutcome(
  outcome: Outcome,
  { say, locale, expressions, page, writePage }: Reader,
): DescribedOutcome {
  const { flow, explained, write, release } = outcome;
  const questions = questionsOf(explained);
  const properties = outcome.entity === undefined ? [] : (page.entities[outcome.entity]?.properties ?? []);
  const labels = labelsOf({ release, questions, write, say, known });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const value = (shown: unknown, path?: string): string => {
    const text = labels.value(shown, path);
    // An option, or a word for no value.
    if (text !== showValue(shown)) return text;
    if (typeof shown === 'number') return numbers.format(shown);
    return typeof shown === 'string' ? say('whyQuoted', { text: shown }) : text;
  };
  const mark = (name: string): string => say('whyQuoted', { text: titleOfMark(name) });
  const tell: FormulaPhrases['tell'] = (phrase, values) => say(`whyFormula_${phrase}`, values);

  function known(path: string): Named | undefined {
    const [variable = '', name = ''] = path.split('.');
    const result = variable === 'this' ? flow.results.find(({ field }) => field === name) : undefined;
    // A record that keeps a result has the titles of its values.
    const kept = result === undefined ? undefined : fieldAt(properties, name);
    if (result !== undefined) return { title: result.title, options: kept ? writtenOnPage(kept).options : [] };
    const property = Object.hasOwn(flow.given, variable) ? fieldAt(properties, path) : undefined;
    return property && writtenOnPage(property);
  }

  function writtenOnPage({ title, options }: Named): Named {
    const literal = (text: Text): Text => ({ literal: writePage(text) });
    return { title: literal(title), options: options.map((one) => ({ ...one, title: literal(one.title) })) };
  }

  function titleOfMark(name: string): string {
    const result = flow.results.find(({ field }) => field === name);
    if (result !== undefined) return write(result.title);
    const entries = properties.flatMap(({ entity }) => (entity === undefined ? [] : (page.entities[entity] ?? [])));
    const property = entries.flatMap((entity) => entity.properties).find(({ path }) => path === name);
    return property === undefined ? titleOfName(name) : writePage(property.title);
  }

  /** Names a number or text that was read together with its value. The other values follow from what is met. */
  function wordsFor({ evaluated }: ExplainedResult | ExplainedQuestion['reasons'][number]): FormulaPhrases {
    const reads = new Map(evaluated.flatMap((one) => one.reads).map((read) => [read.path, read.value]));
    const subject = (path: string): string => {
      const read = reads.get(path);
      const text = labels.subject(path);
      return typeof read !== 'number' && typeof read !== 'string'
        ? text
        : tell('shown', { text, value: value(read, path) });
    };
    return { ...labels, subject, value, tell, mark, say: (sign, said) => say(`whySign_${sign}`, { ...said }) };
  }

  function nodeOf(source: string | undefined): ExpressionNode | undefined {
    return source !== undefined && expressions.canParse(source) ? expressions.parse(source) : undefined;
  }

  function how(result: ExplainedResult): Computation {
    const [last] = result.evaluated;
    const node = nodeOf(last?.expression);
    if (last === undefined || node === undefined) return { formula: last?.expression, clause: undefined, cases: [] };
    const own = wordsFor(result);
    const path = `this.${result.result.field}`;
    const words = { ...own, value: (shown: unknown, of?: string) => value(shown, of ?? path) };
    const cases = casesOf(node, words, last.parts);
    if (cases.length > 0) return { formula: undefined, clause: undefined, cases };
    if (typeof last.value !== 'boolean')
      return { formula: formulaOf(node, words, last.parts), clause: undefined, cases };
    return { formula: undefined, clause: { ...formulaClauses(node, words, last.parts), holds: last.value }, cases };
  }

  function hiddenBecause({ reasons }: ExplainedQuestion): string {
    const [reason] = reasons;
    if (reason === undefined || reason.part === 'around') return say('why_around');
    if (typeof reason.condition === 'boolean') return say('whyFixed_when');
    const words = wordsFor(reason);
    const lines = reason.evaluated.flatMap(({ expression, parts }) => {
      const node = nodeOf(expression);
      return node === undefined ? [expression] : [lineOfClause(formulaClauses(node, words, parts), tell)];
    });
    return `${say('why_when_false')} ${lines.join(', ')}`;
  }

  return {
    value: (shown, { field }) => value(shown, `this.${field}`),
    how,
    answer: ({ question }, given) => {
      const option = question.answers.find(({ answer }) => answer === given);
      return option === undefined ? value(given) : write(option.text);
    },
    marks: (pick) =>
      Object.keys(flow.marks)
        .filter((name) => isRead(name, outcome) && pick[name] !== undefined && pick[name] !== null)
        .map((name) => `${say('whyLabel', { subject: titleOfMark(name) })} ${value(pick[name])}`),
    results: (changed) =>
      changed
        .map(({ field, value: other }) => {
          const title = flow.results.find((one) => one.field === field)?.title ?? { literal: field };
          return say('whyResultIs', { result: write(title), value: value(other, `this.${field}`) });
        })
        .join(', '),
    hiddenBecause,
  };
}

/** Whether a result reads a mark. Others, such as a counterpart, decide nothing. */
function isRead(mark: string, { flow }: Outcome): boolean {
  return flow.results.some(({ value }) => new RegExp(`\\b${mark}\\b`).test(value['=']));
}

function questionsOf({ counted, hidden }: Outcome['explained']): readonly QuestionModel[] {
  return [...counted, ...hidden].map(({ item }) => item.question);
}
