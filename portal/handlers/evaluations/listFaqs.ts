import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { evaluationBank, questionsOfBank } from '../questions/evaluationBank.ts';
import { toFaqs } from '../questions/toWire.ts';

/** Returns the frequently asked questions about the evaluations of a type, in the order of its bank. */
export const listFaqs = definePortalHandler('faqs.list', async (context) => {
  const { args, release, scope, text } = context;
  const bank = evaluationBank(release, args.type);
  if (bank === undefined) return context.notFound();
  const { type, regionId = 1 } = args;
  return questionsOfBank(bank, { type, regionId }, scope).flatMap((question) =>
    toFaqs(question, text).map((faq) => ({ ...faq, id: Number(faq.id), questionId: Number(question.question) })),
  );
});
