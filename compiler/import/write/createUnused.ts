/** Numbers names that are used already. */
export interface UnusedNames {
  /** The name itself, or followed by the lowest number that makes it unused. The result is used from then on. */
  readonly take: (name: string) => string;
}

/** Starts without used names. `joint` stands between a name and its number. */
export function createUnused(joint = ''): UnusedNames {
  const used = new Set<string>();
  // Counting on from the last number keeps thousands of equal names linear.
  const counts = new Map<string, number>();
  return {
    take: (name) => {
      let count = counts.get(name) ?? 1;
      let unused = count === 1 ? name : `${name}${joint}${count}`;
      while (used.has(unused)) {
        count += 1;
        unused = `${name}${joint}${count}`;
      }
      counts.set(name, count);
      used.add(unused);
      return unused;
    },
  };
}
