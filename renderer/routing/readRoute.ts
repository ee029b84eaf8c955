import type { ScreenModel } from '#engine';

/** Returns the parameters of a URL in the types that the screen defines. Missing parameters are absent. */
export function readRoute(
  screen: ScreenModel,
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const names = new Set([...Object.keys(params), ...query.keys(), ...Object.keys(screen.given)]);
  for (const name of names) {
    const written = params[name] ?? query.get(name);
    if (written === null || written === undefined || written === '') continue;
    const value = readValue(written, screen.given[name] ?? 'string');
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Returns whether a part of the path is no value of its type: `/loans/twelve` where `loanId` is an integer. */
export function isUnreadable(
  params: Readonly<Record<string, string | undefined>>,
  route: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(params).some(([name, written]) => written !== undefined && route[name] === undefined);
}

function readValue(written: string, type: string): unknown {
  const plain = type.replace(/\?$/, '');
  if (plain === 'boolean') return written === 'true';
  if (plain === 'integer' || plain === 'number') return Number.isFinite(Number(written)) ? Number(written) : undefined;
  return written;
}
