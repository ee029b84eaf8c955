import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type ExpressionNode, isRecord } from '#engine';
import { useRuntime } from '#renderer/host';
import { useStudioText } from '../texts/useStudioText.ts';
import { type Clause, type ClausePhrases, clausesOf } from '../why/clausesOf.ts';
import { labelsOf } from '../why/labelsOf.ts';
import type { TableRow } from './rows.ts';

/** Reads a text of a question, or of the answer of a row. */
type TextOfRow = (row: TableRow, of: 'question' | 'answer') => string;

/** Returns how a condition is said, with the texts of the questions and answers that it names. */
export function useConditionText(rows: readonly TableRow[], textOf: TextOfRow): (written: unknown) => string {
  const say = useStudioText();
  const { release, locale } = useRuntime();
  const { data: parse } = useQuery({ queryKey: ['studio', 'parser'], queryFn: loadParser, staleTime: Infinity });
  const labels = useMemo(() => {
    const groups = Map.groupBy(rows, ({ question }) => question);
    const questions = [...groups].map(([{ id }, own]) => ({
      question: id,
      text: { literal: own[0] === undefined ? '' : textOf(own[0], 'question') },
      answers: own.flatMap((row) => {
        const value = row.answer?.value;
        const answer: unknown = isRecord(value) ? value['answer'] : value;
        const isNamed = typeof answer === 'string' || typeof answer === 'number';
        return isNamed ? [{ answer, text: { literal: textOf(row, 'answer') } }] : [];
      }),
    }));
    const write = (text: object): string => ('literal' in text ? String(text.literal) : '');
    return labelsOf({ release, questions, write, say });
  }, [rows, textOf, release, say]);
  return useCallback(
    (written) => {
      if (written === undefined) return '';
      if (typeof written === 'boolean') return say(written ? 'always' : 'never');
      if (typeof written !== 'string') return JSON.stringify(written);
      const node = parse === undefined ? undefined : parsed(written.replace(/^=/, ''), parse);
      if (node === undefined) return written;
      const words: ClausePhrases = { ...labels, say: (sign, said) => say(`whySign_${sign}`, { ...said }) };
      return inOneLine(clausesOf(node, words, new Map()), locale, say('whyJoin_not'));
    },
    [labels, parse, locale, say],
  );
}

type Parse = (source: string) => ExpressionNode;

/** The parser of expressions, which pages do not have. */
async function loadParser(): Promise<Parse> {
  return (await import('./expressionParser.ts')).parseAst;
}

/** Undefined for an expression that is not complete yet. */
function parsed(source: string, parse: Parse): ExpressionNode | undefined {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}

/** A condition as one sentence. Combinations inside others are in parentheses. */
function inOneLine({ join, parts, text }: Clause, locale: string, not: string): string {
  if (join === undefined) return text;
  const said = parts.map((part) => {
    const inner = inOneLine(part, locale, not);
    return part.join === 'all' || part.join === 'any' ? `(${inner})` : inner;
  });
  if (join === 'not') return `${not} ${said.join(' ')}`;
  return new Intl.ListFormat(locale, { type: join === 'all' ? 'conjunction' : 'disjunction' }).format(said);
}
