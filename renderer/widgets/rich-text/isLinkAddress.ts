import { findPlaceholders } from '#engine';

/** Whether a link may lead there: to the web, to an address of email, or to what a placeholder gives. */
export function isLinkAddress(address: string): boolean {
  const [first] = findPlaceholders(address);
  return first?.start === 0 || /^(?:https?:\/\/\S|mailto:\S)/i.test(address);
}
