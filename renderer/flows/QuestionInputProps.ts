import type { QuestionModel, Text } from '#engine';

/** Everything the input of a question is told. */
export interface QuestionInputProps {
  /** Id of the first input; `<id>-label`, `<id>-help` and `<id>-error` belong to it. */
  readonly id: string;
  readonly question: QuestionModel;
  readonly label: string;
  readonly value: unknown;
  readonly locked: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  write(text: Text): string;
  change(value: unknown): void;
  leave(): void;
}
