/** An optional of the expression language: the result of `.?`. */
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
