import { findPlaceholders } from '#engine';

/** Returns whether a link may have this target: a web page, an e-mail address, or the value of a placeholder. */
export function isLinkAddress(address: string): boolean {
  const [first] = findPlaceholders(address);
  return first?.start === 0 || /^(?:https?:\/\/\S|mailto:\S)/i.test(address);
}
