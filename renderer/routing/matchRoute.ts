/** The parameters of a route such as `/books/{bookId}` in an address, whatever the case of its letters; undefined where it is another one. */
export function matchRoute(route: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const wanted = partsOf(route);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const is = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) found[name] = decode(is);
    else if (decode(is).toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return found;
}

/** The route that an address means: of several the one with words where the others have parameters. */
export function nearestRoute<Routed extends { readonly route: string }>(
  routed: readonly Routed[],
  pathname: string,
): Routed | undefined {
  const matching = routed.filter(({ route }) => matchRoute(route, pathname) !== undefined);
  return matching.toSorted((left, right) => compare(shapeOf(left.route), shapeOf(right.route)))[0];
}

/** Sorts before another where it has a word and the other a parameter. */
function shapeOf(route: string): string {
  return partsOf(route)
    .map((part) => (part.startsWith('{') ? 'b' : 'a'))
    .join('');
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
