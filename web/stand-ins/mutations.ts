/** Stands for the mutations of TanStack Query: what changes something is run by an action, and never waits for the network. */
export class MutationCache {
  clear(): void {
    // There are none.
  }

  findAll(): readonly [] {
    return [];
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
