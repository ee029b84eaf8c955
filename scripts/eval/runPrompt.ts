import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type CompleterResult, createInterface } from 'node:readline';
import type { ExpressionConsole } from '#compiler';
import { describeAnswer } from './describeAnswer.ts';

/** Commands of the prompt. */
export interface PromptCommands {
  /** Opens the console with another option, such as `with loan=two`. Throws if it is unknown. */
  readonly change: (option: 'with' | 'as' | 'now', value: string) => ExpressionConsole;
}

const help = `An expression is evaluated; the tab key completes names.
.with <name>=<example, file or JSON>  sets a variable
.as <role, policy or email address>   signs somebody in
.now <day or moment>                  sets the time
.exit                                 ends`;

const historyFile = join(homedir(), '.formwork-expressions');
const mostLines = 500;

/** Reads expressions line by line until the input ends, and prints their results. */
export async function runPrompt(first: ExpressionConsole, { change }: PromptCommands): Promise<void> {
  let opened = first;
  const isTerminal = process.stdin.isTTY === true;
  const lines = createInterface({
    input: process.stdin,
    ...(isTerminal ? { output: process.stdout, history: readHistory(), historySize: mostLines } : {}),
    prompt: '> ',
    completer: (line: string): CompleterResult => {
      const { start, completions } = opened.complete(line, line.length);
      return [completions.map(({ name, kind }) => (kind === 'function' ? `${name}(` : name)), line.slice(start)];
    },
  });
  lines.on('history', (history) => writeHistory(history));
  if (isTerminal) {
    console.log('Expressions over records. .help lists the commands.');
    lines.prompt();
  }
  for await (const line of lines) {
    const [, command, value = ''] = /^\.(\w+)\s*(.*)$/.exec(line.trim()) ?? [];
    if (command === 'exit') break;
    if (command !== undefined) opened = runDotCommand({ command, value }, opened);
    else if (line.trim() !== '') console.log(describeAnswer(line, opened.evaluate(line)));
    if (isTerminal) lines.prompt();
  }
  lines.close();

  function runDotCommand(
    { command, value }: { readonly command: string; readonly value: string },
    before: ExpressionConsole,
  ): ExpressionConsole {
    if (command !== 'with' && command !== 'as' && command !== 'now') {
      console.log(help);
      return before;
    }
    try {
      return change(command, value);
    } catch (error) {
      console.log(error instanceof Error ? error.message : String(error));
      return before;
    }
  }
}

/** Returns the lines of earlier prompts, newest first. Empty if the file cannot be read. */
function readHistory(): string[] {
  try {
    return readFileSync(historyFile, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** A history that cannot be stored is ignored. */
function writeHistory(lines: readonly string[]): void {
  try {
    writeFileSync(historyFile, lines.slice(0, mostLines).join('\n'), { mode: 0o600 });
  } catch {
    // The home folder is read-only, so the history is lost.
  }
}
