import type { AccessModel } from '#engine';
import { sourcesOf } from '../compile/compilation.ts';
import { child, isAuthored, itemsOf, type Node, rootOf, stringOf } from '../compile/node.ts';
import { describeChoice } from '../explain/describeValue.ts';
import type { ExplainedPart, Explainer, Fact } from '../explain/Explainer.ts';
import { explainEntries } from '../explain/explainEntries.ts';
import { compileAccess } from '../language/kinds/access/compileAccess.ts';
import { findKind } from '../language/kinds/index.ts';
import type { Definition, DefinitionSet } from '../load/Definition.ts';
import { sourceLocation, writtenOf } from '../load/sourceLocation.ts';
import { startCompilation } from '../release/startCompilation.ts';
import { collectTexts } from '../texts/collectTexts.ts';
import type { FoundReference } from './FoundReference.ts';

/** A definition with everything that it inherits. */
export interface ExplainedDefinition {
  readonly name: string;
  readonly file: string;
  /** The explanation, part by part, without empty parts. */
  readonly parts: readonly ExplainedPart[];
  readonly uses: readonly FoundReference[];
}

interface ExplainInput {
  readonly set: DefinitionSet;
  readonly references: readonly FoundReference[];
  readonly definition: Definition;
  /** Language of the texts, which are then listed too. Default: English, without the list. */
  readonly locale?: string;
}

/**
 * Explains a definition: what it means, who may use it, when it is offered, its texts in a language, and what refers to
 * it.
 */
export function explainDefinition(input: ExplainInput): ExplainedDefinition {
  const { references, definition, locale } = input;
  const { kind, id, file } = definition;
  const explainer = createExplainer(input);
  const source = explainer.compilation.sources.get(`${kind}:${id}`) ?? { ...definition, keys: new Map() };
  const node = rootOf(source);
  const explain = findKind(kind)?.explain ?? explainAnything;
  const texts: ExplainedPart = { title: 'Texts', facts: locale === undefined ? [] : textsOf(input, locale) };
  return {
    name: `${kind}/${id}`,
    file,
    parts: [...explain(node, explainer), texts].filter(({ facts }) => facts.length > 0),
    uses: references.filter(({ target }) => target === `${kind}/${id}`),
  };

  function explainAnything(): readonly ExplainedPart[] {
    const entries = itemsOf(node).map((entry, index) => {
      const name = stringOf(child(entry, 'case')) ?? String(index + 1);
      return explainer.fact(name, '', entry, explainEntries(entry, ['case'], explainer));
    });
    return [{ title: 'Entries', facts: [...entries, ...explainEntries(node, [], explainer)] }];
  }
}

const noAccess: AccessModel = { roles: [], precedence: [], policies: [], functions: [], otherwise: [] };

function createExplainer({ set, definition, locale }: ExplainInput): Explainer {
  const compilation = startCompilation(set.definitions);
  const definitions = new Map(set.definitions.map((found) => [found.key, found]));
  const [access] = sourcesOf(compilation, 'access');
  const textAt = (place: Node, at: string, english: string): string => {
    const key = place.source.keys.get(at);
    const translated = key === undefined || locale === undefined ? undefined : translate(set, locale, key);
    return quote(translated ?? english);
  };
  return {
    compilation,
    access: access === undefined ? noAccess : compileAccess(access),
    fact: (about, says, place, below = []) => {
      const home = definitions.get(`${place.source.kind}/${place.source.id}`) ?? definition;
      const { definition: written, pointer } = sourceLocation(home, place.pointer);
      return { about, says, file: written.file, line: written.locate(pointer).line, below };
    },
    text: (place) => {
      if (place === undefined) return undefined;
      const english = stringOf(place);
      if (english !== undefined) return textAt(place, place.pointer, english);
      return describeChoice(place.json, (branch) => quote(String(branch)));
    },
  };
}

function quote(text: string): string {
  return `"${text}"`;
}

/** The translation of a text by its key, `loan.entity/title`. */
function translate(set: DefinitionSet, locale: string, key: string): string | undefined {
  const slash = key.indexOf('/');
  const entries = set.byKind.locale.get(`${locale}/${key.slice(0, slash)}`)?.json;
  const entry: unknown = isAuthored(entries) ? entries[key.slice(slash + 1)] : undefined;
  return isAuthored(entry) && typeof entry['is'] === 'string' ? entry['is'] : undefined;
}

/**
 * The texts of the definition in a language, with the place of the translation, or of the text if it is not translated.
 */
function textsOf({ set, definition }: ExplainInput, locale: string): readonly Fact[] {
  const catalogue = set.byKind.locale.get(`${locale}/${definition.id}.${definition.kind}`);
  const written = writtenOf(definition);
  return collectTexts(definition).map(({ path, text, pointer, translatable }) => {
    const entry: unknown = isAuthored(catalogue?.json) ? catalogue.json[path] : undefined;
    if (catalogue !== undefined && isAuthored(entry)) {
      const { line } = catalogue.locate(`/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      return { about: path, says: quote(String(entry['is'])), file: catalogue.file, line, below: [] };
    }
    const says = translatable ? `${quote(text)}, not translated` : quote(text);
    return { about: path, says, file: written.file, line: written.locate(pointer).line, below: [] };
  });
}
