import { readSubjects } from '#renderer/host';
import { makeCase } from './makeCase.ts';

/** Sends what was entered on this page of a preview to the studio, as a case. Returns false if there is nothing. */
export function sendCase(): boolean {
  const made = makeCase(readSubjects());
  if (made === undefined) return false;
  const channel = new BroadcastChannel(window.name);
  // A message cannot contain everything that a form can, such as functions.
  channel.postMessage(JSON.parse(JSON.stringify(made)));
  channel.close();
  return true;
}
