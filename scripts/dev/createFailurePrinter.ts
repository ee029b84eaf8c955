import type { SourceFile } from '#compiler';
import type { ExpressionFailure } from '#engine';
import { createExpressionLog } from '#server';

interface FailurePrinter {
  /** Prints what a page sent about an expression, unless it was printed already. Ignores anything else. */
  readonly print: (sent: unknown) => void;
  /** The definitions have changed, so places are looked up again and every failure is printed again. */
  readonly reset: () => void;
}

interface Printing {
  readonly readFiles: () => readonly SourceFile[];
  readonly write: (line: string) => void;
  /** Also prints expressions that return no value, which is often intended. */
  readonly withAbsent: boolean;
}

/** Prints expressions of a page that fail, with the place where each is written, like the log of the server. */
export function createFailurePrinter({ readFiles, write, withAbsent }: Printing): FailurePrinter {
  const line = (facts: object, message: string): void => write(`In the page, ${message}: ${JSON.stringify(facts)}`);
  const log = { level: withAbsent ? 'debug' : 'info', debug: line, info: line, warn: line, error: line };
  let opened: ReturnType<typeof createExpressionLog> | undefined;
  return {
    print: (sent) => {
      if (!isFailure(sent)) return;
      opened ??= createExpressionLog(readFiles());
      opened(sent, log);
    },
    reset: () => {
      opened = undefined;
    },
  };
}

function isFailure(sent: unknown): sent is ExpressionFailure {
  return (
    typeof sent === 'object' &&
    sent !== null &&
    'expression' in sent &&
    typeof sent.expression === 'string' &&
    'reason' in sent &&
    typeof sent.reason === 'string'
  );
}
