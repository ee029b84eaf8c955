import type { Told } from './openRoad.ts';

/** State and words of answers, to be compared as a whole. */
export function words({ status, message }: Told): readonly [number, unknown] {
  return [status, message];
}

/** State and refused fields of an answer. */
export function fields({ status, json }: Told): readonly [number, unknown] {
  return [status, json['fields']];
}

export function statuses(answers: readonly Told[]): readonly number[] {
  return answers.map(({ status }) => status).toSorted();
}
