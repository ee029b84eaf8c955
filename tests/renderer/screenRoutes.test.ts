import { expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { createScreenRoutes, findScreen } from '../../renderer/routing/screenRoutes.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { definitionFolders } from '../gate/definitionFolders.ts';

const partsOf = (route: string) => route.split('/').filter(Boolean);
const isParameter = (part: string) => part.startsWith('{');

/** Returns a URL path that both routes match, with a literal segment where either has one. Undefined: there is none. */
function sharedAddress(one: string, other: string): string | undefined {
  const [left, right] = [partsOf(one), partsOf(other)];
  if (left.length !== right.length) return undefined;
  const parts = left.map((part, index) => {
    const opposite = right[index] ?? '';
    if (isParameter(part)) return isParameter(opposite) ? '7' : opposite;
    return isParameter(opposite) || opposite.toLowerCase() === part.toLowerCase() ? part : undefined;
  });
  return parts.includes(undefined) ? undefined : `/${parts.join('/')}`;
}

/**
 * Returns the more specific of two routes: the one with a literal segment at the first position from the left where
 * only the other has a parameter.
 */
function nearer(one: string, other: string): string {
  const index = partsOf(one).findIndex((part, at) => isParameter(part) !== isParameter(partsOf(other)[at] ?? ''));
  return isParameter(partsOf(one)[index] ?? '') ? other : one;
}

test.each(definitionFolders())(
  'every address of $name leads to one screen, and a word comes first',
  ({ directory }) => {
    // given
    const { release } = buildRelease(readDefinitionFiles(directory));
    if (release === undefined) throw new Error('The definitions are not accepted');
    const routes = createScreenRoutes(release);
    // when
    const own = routes.map(({ handle }) => findScreen(routes, handle.route.replaceAll(/\{\w+\}/g, 'x7'))?.route);
    const shared = routes.flatMap(({ handle: { route: one } }, index) =>
      routes.slice(index + 1).flatMap(({ handle: { route: other } }) => {
        const address = sharedAddress(one, other);
        return address === undefined
          ? []
          : [[address, findScreen(routes, address)?.route, nearer(one, other)] as const];
      }),
    );
    // then
    expect(own).toEqual(routes.map(({ handle }) => handle.route));
    expect(shared.map(([address, found]) => [address, found])).toEqual(
      shared.map(([address, , first]) => [address, first]),
    );
  },
);
