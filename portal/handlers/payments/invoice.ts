import { completeRecord, escapeMarkdown, formatText } from '#engine';
import { storedEntity } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { toPrintable } from '../signing/toPrintable.ts';
import { writePdf } from '../signing/writePdf.ts';

/** Returns one payment as PDF, from its template. The exact record is attached. */
export const invoice = definePortalHandler('payments.invoice', async (context) => {
  const { record: payment, release, scope, locale } = context;
  const template = release.templates['invoice'];
  if (payment === undefined) return context.notFound();
  if (template === undefined) throw new Error('The release has no template "invoice".');
  const { entity } = storedEntity(context, 'payment');
  const known = completeRecord(entity, payment, scope, release);
  const place = { ...scope, variables: { ...scope.variables, payment: known } };
  const inLanguage = (language: string) => ({
    title: formatText(template.subject, place, { release, locale: language }),
    text: formatText(template.body, place, { release, locale: language, escape: escapeMarkdown }),
  });
  // If a language has characters that cannot be printed, the text is in English. The attachment contains the exact
  // names.
  const words = formatText(template.body, scope, { release, locale });
  const { title, text } = inLanguage(toPrintable(words) === words.normalize('NFC') ? locale : 'en');
  const pdf = await writePdf({
    ...{ title, text, createdAt: `${String(payment['invoiceDate'])}T00:00:00Z`, signatures: [], remarks: [] },
    attachment: { name: 'payment.json', json: payment },
  });
  return { name: `${toPrintable(title)}.pdf`, type: 'application/pdf', data: new Uint8Array(pdf).buffer };
});
