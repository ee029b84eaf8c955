/** The first cycle of a graph, with its first node repeated at the end. Undefined if there is none. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  for (const start of graph.keys()) {
    const cycle = walkFrom(start, graph, done);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** Depth-first search with its own stack, because a malicious chain of names must not exhaust the call stack. */
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

/** The maximum number of cycles to report. Others follow from these, or are found after these are fixed. */
const mostCycles = 20;

/** Cycles of a graph, each with a different first edge. */
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
