import { Refusal } from './Refusal.ts';

/** Throws a `Refusal` with problems by JSON Pointer. Does nothing if there are none. */
export function refuseProblems(problems: readonly { readonly path: string; readonly message: string }[]): void {
  if (problems.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { path, message } of problems.slice(0, 100)) fields[pointerOf(path)] ??= message;
  const alone = problems.length === 1 ? problems[0] : undefined;
  throw new Refusal({
    status: 400,
    code: 'validation',
    fields,
    ...(alone === undefined ? {} : { message: alone.message }),
  });
}

function pointerOf(path: string): string {
  if (path === '') return '';
  return `/${path
    .split('.')
    .map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/')}`;
}
