import type { ConsoleAnswer } from '#compiler';

/** Describes the result of an expression: its value and type, or its errors. */
export function describeAnswer(source: string, { type, problems, value, absent, failure }: ConsoleAnswer): string {
  const found = problems.flatMap(({ code, message, hint, offset }) => [
    ...pointAt(source, offset),
    `${code}: ${message}`,
    ...(hint === undefined ? [] : [hint]),
  ]);
  const isKnown = problems.some(({ offset }) => offset === failure?.offset);
  const failed = failure === undefined || isKnown ? [] : [...pointAt(source, failure.offset), failure.message];
  const came =
    failure !== undefined
      ? []
      : [
          absent === undefined
            ? `${JSON.stringify(value, undefined, 2)}  (${type})`
            : `absent: ${absent} has no value  (${type})`,
        ];
  return [...found, ...failed, ...came].join('\n');
}

/** Returns the expression with an arrow below a position. */
function pointAt(source: string, offset: number | undefined): readonly string[] {
  const lines = source.slice(0, offset ?? 0).split('\n');
  const column = lines.at(-1)?.length ?? 0;
  return [source.split('\n')[lines.length - 1] ?? '', `${' '.repeat(column)}^`];
}
