/** An optional of the expression language: what `.?` gives. */
export class Maybe {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }

  get present(): boolean {
    return this.value !== undefined && this.value !== null;
  }
}

export const nothing: Maybe = new Maybe(undefined);
