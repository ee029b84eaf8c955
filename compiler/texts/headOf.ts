import { blockNames, isActionProperty } from '../language/blocks/index.ts';

/** Head properties that name an object in a list, in order of precedence. */
const headWords: readonly string[] = [
  'field',
  'question',
  'faq',
  'answer',
  'rule',
  'step',
  'variant',
  'role',
  'policy',
  'function',
  'state',
  'event',
  'on',
  'act',
  'auto',
  'value',
  'figure',
  'view',
  'source',
  'stop',
  ...blockNames.filter((name) => !isActionProperty(name)),
  'menu',
  'button',
  'run',
  'open',
  'go',
  'do',
  // At the end, because the property has another meaning in an action.
  ...blockNames.filter(isActionProperty),
];

/**
 * The name of a list entry: its instance name (`as`), else the value of its head property. Undefined if it has none.
 */
export function headOf(item: Readonly<Record<string, unknown>>, list: string): string | undefined {
  if (list === 'body' && typeof item['as'] === 'string') return item['as'];
  for (const word of headWords) {
    const value = item[word];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (typeof value === 'string' && value.startsWith('=')) continue;
    // An event has the name of its operation, without the first segment.
    return word === 'on' || (word === 'act' && list === 'events') ? String(value).split('.').at(-1) : String(value);
  }
  return undefined;
}
