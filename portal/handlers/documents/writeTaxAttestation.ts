import { escapeMarkdown, formatText } from '#engine';
import type { HandlerContext } from '#server';
import { toPrintable } from '../signing/toPrintable.ts';
import { writePdf } from '../signing/writePdf.ts';

/** Creation date of the form, so that its bytes are the same for every user. */
const createdAt = '2026-01-01T00:00:00Z';

/** Returns the form in which a contractor attests to pay taxes, from its template, as PDF. */
export async function writeTaxAttestation({ release, scope, locale }: HandlerContext) {
  const template = release.templates['tax-attestation'];
  if (template === undefined) throw new Error('The release has no template "tax-attestation".');
  const inLanguage = (language: string) => ({
    title: formatText(template.subject, scope, { release, locale: language }),
    text: formatText(template.body, scope, { release, locale: language, escape: escapeMarkdown }),
  });
  const own = inLanguage(locale);
  const whole = `${own.title}\n${own.text}`.normalize('NFC');
  // If a language has characters that cannot be printed, the form is in English.
  const { title, text } = toPrintable(whole) === whole ? own : inLanguage('en');
  const pdf = await writePdf({ title, text, createdAt, signatures: [], remarks: [] });
  return { name: `${toPrintable(title)}.pdf`, type: 'application/pdf', data: new Uint8Array(pdf).buffer };
}
