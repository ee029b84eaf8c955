import type { Definition, DefinitionSet, FoundReference } from '#compiler';

/** A string of a definition that equals a name of the set. */
export interface Candidate {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
}

/**
 * Returns the strings that look like references, without use of the meta-schemas and the gate: each string that is a
 * known name, or a path of property names.
 */
export function findCandidates(set: DefinitionSet): readonly Candidate[] {
  const names = namesIn(set);
  const found: Candidate[] = [];
  for (const definition of set.definitions) {
    if (definition.kind === 'locale' || definition.kind === 'examples' || definition.kind === 'cases') continue;
    const { json } = definition.expansion?.written ?? definition;
    visitStrings(json, '', (text, pointer) => {
      const isPath = text.split('.').every((name) => names.has(name));
      if (isPath || names.has(text)) found.push({ file: definition.file, pointer, text });
    });
  }
  return found;
}

/** Returns the candidates that are neither a reference of the index nor plain data. */
export function unaccounted(
  candidates: readonly Candidate[],
  references: readonly FoundReference[],
): readonly Candidate[] {
  const known = new Set(references.map(({ file, pointer }) => `${file}\n${pointer}`));
  return candidates.filter(({ file, pointer }) => {
    if (known.has(`${file}\n${pointer}`)) return false;
    return !plainData.some(({ at }) => at.test(`${file.split('.').at(-2) ?? ''}${pointer}`));
  });
}

/** Locations of strings that are not references, although they may equal a name. Each has a reason. */
const plainData: readonly { readonly at: RegExp; readonly why: string }[] = [
  {
    at: /\/(title|help|text|message|confirm|empty|placeholder|next|subject|body)(\/\d+(\/is)?)?$/,
    why: 'read by people',
  },
  { at: /\/(notices|messages)\/\w+(\/text|\/\d+(\/is)?)?$/, why: 'read by people' },
  { at: /\/strength\/\d+$/, why: 'read by people' },
  { at: /\/\$schema$/, why: 'kind of the file, checked when it is read' },
  { at: /\/(values\/\d+|values\/\d+\/value)$/, why: 'declares a value' },
  { at: /\/(policies|functions|roles)\/\d+\/(policy|function|role)$/, why: 'declares a policy, function or role' },
  { at: /\/aliases\/\d+$/, why: 'another name that accounts carry' },
  { at: /\/steps\/\d+\/step$/, why: 'declares a step' },
  { at: /\/variants\/\d+\/variant$/, why: 'declares a variant' },
  { at: /\/(rule|as|group|part|faq|auto|event|view|source|stop)$/, why: 'declares a name of its own' },
  { at: /\/tour\/\d+\/at$/, why: 'a word of a closed list' },
  { at: /\/answers\/\d+(\/answer)?$/, why: 'declares an answer' },
  { at: /\/results\/\d+\/field$/, why: 'declares a result' },
  { at: /\/records\/only\/\w+$/, why: 'a value of a property, which the gate checks' },
  {
    at: /\/(type|format|mode|tone|look|icon|widget|show|pages|order|header|failed|do|currency|maxSize|size|default|const)$/,
    why: 'a word of a closed list, or a constant',
  },
  { at: /\/tone\/\d+(\/is)?$/, why: 'a word of a closed list' },
  { at: /\/extensions\/\d+$/, why: 'ending of a file' },
  { at: /\/wire$/, why: 'name outside of the definitions' },
  { at: /^access\/ignored\/\d+$/, why: 'name in a body that is never read' },
  { at: /\/(remember\/key|recall)$/, why: 'key in the memory of a browser' },
  { at: /\/remember\/in(\/\d+)?$/, why: 'a word of a closed list' },
  { at: /\/default\/\d+\/is$/, why: 'a constant' },
  {
    at: /\/(table|details|cards|chain|comparison|timeline|markdown|banner|section|tab|tabs|columns|stepper|menu|buttons?|chart|figures|figure)$/,
    why: 'declares a block, tab, button or figure',
  },
  {
    at: /\/extension$/,
    why: 'a part of the page that is written in code',
  },
  { at: /\/with\/\w+(\/\w+)*$/, why: 'a constant that is handed over; one of known values is in the index' },
  { at: /^setting\/\w+\/value/, why: 'the value of a setting' },
  { at: /\/marks\/\w+$/, why: 'type of a mark' },
  { at: /\/(each|stored|kinds)\//, why: 'words of a foreign answer' },
  { at: /\/\$ref$/, why: 'a type of JSON Schema' },
  { at: /\/given\/\w+$/, why: 'a type of JSON Schema' },
  { at: /\/(result|list|page)$/, why: 'a type of JSON Schema' },
];

function namesIn(set: DefinitionSet): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { id, kind, json } of set.definitions) {
    if (kind === 'locale' || kind === 'examples' || kind === 'cases') continue;
    names.add(id);
    visitMembers(json, (name, parent) => {
      if (parent === 'properties' || parent === 'given' || parent === 'data') names.add(name);
    });
    visitStrings(json, '', (text, pointer) => {
      if (/\/(role|policy|function|step|question|value|values\/\d+|on|field|variant)$/.test(pointer)) names.add(text);
    });
  }
  return names;
}

const ownWords = ['$ref', 'type', 'values', 'const', 'format', 'options', 'value', 'from'] as const;

function visitStrings(json: Definition['json'], pointer: string, take: (text: string, pointer: string) => void): void {
  if (typeof json === 'string') take(json, pointer);
  else if (typeof json === 'object' && json !== null) {
    for (const [name, value] of Object.entries(json)) {
      // A field that declares its own schema is not a reference.
      if (name === 'field' && ownWords.some((word) => word in json)) continue;
      visitStrings(value, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, take);
    }
  }
}

function visitMembers(json: unknown, take: (name: string, parent: string) => void, parent = ''): void {
  if (typeof json !== 'object' || json === null) return;
  for (const [name, value] of Object.entries(json)) {
    if (!Array.isArray(json)) take(name, parent);
    visitMembers(value, take, name);
  }
}
