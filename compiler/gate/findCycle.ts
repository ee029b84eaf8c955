/** The first ring of a graph, its beginning repeated at the end; undefined when there is none. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  for (const start of graph.keys()) {
    const cycle = walkFrom(start, graph, done);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** Depth first by a list of its own: a hostile chain of names must not exhaust the stack. */
function walkFrom(
  start: string,
  graph: ReadonlyMap<string, readonly string[]>,
  done: Set<string>,
): readonly string[] | undefined {
  if (done.has(start)) return undefined;
  const path: { readonly name: string; next: number }[] = [{ name: start, next: 0 }];
  const onPath = new Set([start]);
  for (let current = path.at(-1); current !== undefined; current = path.at(-1)) {
    const name = graph.get(current.name)?.[current.next];
    current.next += 1;
    if (name === undefined) {
      done.add(current.name);
      onPath.delete(current.name);
      path.pop();
    } else if (onPath.has(name)) {
      const names = path.map((step) => step.name);
      return [...names.slice(names.indexOf(name)), name];
    } else if (!done.has(name)) {
      path.push({ name, next: 0 });
      onPath.add(name);
    }
  }
  return undefined;
}

/** Rings are named until this many: the others follow from them, or are found when these are gone. */
const mostCycles = 20;

/** Rings of a graph that have no first step in common. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const left = new Map(graph);
  const cycles: (readonly string[])[] = [];
  for (let cycle = findCycle(left); cycle !== undefined && cycles.length < mostCycles; cycle = findCycle(left)) {
    const [from = '', to] = cycle;
    cycles.push(cycle);
    left.set(from, left.get(from)?.filter((name) => name !== to) ?? []);
  }
  return cycles;
}
