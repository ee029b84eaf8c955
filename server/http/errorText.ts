import { findText, type Release } from '#engine';

/** English messages of the server's own refusals. Translation catalogues contain them as `engine/error.<code>`. */
const english: Readonly<Record<string, string>> = {
  validation: 'Some fields are not filled in correctly.',
  unauthenticated: 'Please sign in.',
  credentials: 'Invalid username or password.',
  sso: 'The sign-in through the other service did not succeed.',
  forbidden: 'You are not allowed to do this.',
  'not-found': 'Not found.',
  state: 'This is not possible in the present state.',
  conflict: 'Someone else changed this while you were editing.',
  'draft-ended': 'What was entered here has been sent or given up in another window.',
  taken: 'This name or number is already in use.',
  'in-use': 'Other records still refer to this one.',
  stale: 'Someone else has published in the meantime. Please look at what is live now.',
  'own-drafts': 'Somebody else has to publish this, because you have written some of it.',
  unchanged: 'There is nothing to change.',
  definitions: 'The definitions are not in order.',
  'no-files': 'The files of this release were not kept.',
  'other-site': 'Requests from pages of another site are refused. Open this portal itself, and try again.',
  'once-key': 'The idempotency key has to be 8 to 100 letters, digits, hyphens or underscores.',
  'once-reused': 'This request was already sent with other content.',
  preview: 'This is a preview. Nothing is stored or sent.',
  'rate-limit': 'Too many requests. Please wait a moment.',
  'too-large': 'The request is too large.',
  'media-type': 'Only JSON is accepted.',
  'not-scanned': 'The file could not be checked for viruses, so it was not stored. Please try again later.',
  'not-stored': 'The file could not be stored. Nothing was saved. Please try again later.',
  'not-read': 'The file cannot be read for the moment. Please try again later.',
  altered: 'This file was changed after it was stored and cannot be downloaded.',
  unavailable: 'The service is not available for the moment. Please try again in a few seconds.',
  internal: 'Something went wrong. Please try again.',
};

/** Returns the message of a refusal in the user's language. */
export function errorText(code: string, release: Release, locale: string): string {
  return findText(`engine/error.${code}`, { release, locale }) ?? english[code] ?? english['internal'] ?? code;
}
