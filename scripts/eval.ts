import { parseArgs } from 'node:util';
import { buildRelease, type ExpressionConsole, loadSet, openConsole } from '#compiler';
import { forms } from '../portal/forms.ts';
import { findDefinitions } from './command/findDefinitions.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';
import { describeAnswer } from './eval/describeAnswer.ts';
import { readVariable } from './eval/readVariable.ts';
import { runPrompt } from './eval/runPrompt.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

const usage = `
npm run eval -- [expression]

Evaluates an expression as the server does, and prints its value and type. Without an expression, it reads one after the
other. Ends with 1 when an expression cannot be evaluated, or would be refused in a definition.

  --with <name>=<value>   a variable: an example (loan=two, this=loan/two), a file with JSON, or JSON; may be repeated
  --as <person>           who evaluates it: a role, a policy, or the email address of an example user
  --now <time>            a day (2026-12-01) or a moment (2026-12-01T09:00:00Z); without it, now
`;

const options = {
  ...commandOptions,
  with: { type: 'string', multiple: true },
  as: { type: 'string' },
  now: { type: 'string' },
} as const;

/** Options that can be changed at the prompt. */
interface Settings {
  readonly with: readonly string[];
  readonly as: string | undefined;
  readonly now: string;
}

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  refuseMore(positionals, 1);
  const [written] = positionals;
  const expression = written?.replace(/^=/, '');
  const open = readFolder(values.definitions);
  let settings: Settings = { with: values.with ?? [], as: values.as, now: values.now ?? new Date().toISOString() };
  const opened = open(settings);
  if (expression === undefined) {
    await runPrompt(opened, {
      change: (option, value) => {
        const changed = { ...settings, [option]: option === 'with' ? [...settings.with, value] : value };
        const next = open(changed);
        settings = changed;
        return next;
      },
    });
    return;
  }
  const answer = opened.evaluate(expression);
  console.log(describeAnswer(expression, answer));
  if (answer.failure !== undefined || answer.problems.length > 0) process.exitCode = 1;
});

/** Reads a folder once, and returns a function that opens consoles for it. */
function readFolder(definitions: string | undefined): (settings: Settings) => ExpressionConsole {
  const folder = findDefinitions(definitions);
  const files = readDefinitionFiles(folder.root);
  const { release, errors } = buildRelease(files, { translations: 'behind', ...(folder.isPortal ? { forms } : {}) });
  if (release === undefined) {
    const count = errors.filter(({ severity }) => severity === 'error').length;
    throw new Error(`The definitions have ${count} errors. See npm run check -- ${folder.root}`);
  }
  const { set } = loadSet(files);
  return ({ with: variables, as, now }) => {
    if (!/^\d{4}-\d\d-\d\d(T.+)?$/.test(now) || Number.isNaN(Date.parse(now))) {
      throw new UsageError(`'${now}' is neither a day nor a moment`);
    }
    return openConsole({ set, release, variables: Object.fromEntries(variables.map(readVariable)), as, now });
  };
}
