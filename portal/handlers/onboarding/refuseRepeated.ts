import { type HandlerContext, Refusal } from '#server';

interface Response {
  readonly question?: number | undefined;
  /** Instance of a repeated question. */
  readonly groupId?: number | undefined;
}

/** Throws a `Refusal` if a list answers a question twice, because only one of the answers would be checked. */
export function refuseRepeated(context: HandlerContext, list: string, responses: readonly Response[]): void {
  const seen = new Set<string>();
  const fields: Record<string, string> = {};
  for (const [index, { question, groupId }] of responses.entries()) {
    const place = `${question}/${groupId ?? ''}`;
    if (seen.has(place)) fields[`/${list}/${index}`] = context.text({ text: 'engine/answerUnknown' });
    seen.add(place);
  }
  if (Object.keys(fields).length === 0) return;
  const message = context.text({ text: 'engine/answersInvalid' });
  throw new Refusal({ status: 422, code: 'validation', message, fields });
}
