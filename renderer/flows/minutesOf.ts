/** Seconds that a question takes on average. */
const secondsPerQuestion = 20;

/** Returns about how many minutes a number of questions takes. */
export function minutesOf(questions: number): number {
  return Math.ceil((questions * secondsPerQuestion) / 60);
}
