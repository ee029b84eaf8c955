import { collectTexts, type Inspection } from '#compiler';
import { isRecord, sourceLocale } from '#engine';
import type { DefinitionName } from '../releases/definitionPath.ts';

/** Kinds that a step of a wizard shows, which are drawn with it. */
const shownBySteps = ['form', 'flow'] as const;

/**
 * What the renderer needs to show a definition: its part of a release, and that of the forms and flows of its steps,
 * with the texts of one language in their places. Undefined while the definition cannot be compiled.
 */
export function previewDefinition(
  inspection: Inspection,
  { kind, definition }: DefinitionName,
  locale: string,
): object | undefined {
  const found = inspection.definitions.find((one) => one.kind === kind && one.id === definition);
  if (found === undefined) return undefined;
  try {
    const parts = shownIn(found.json).map((name) => inspection.compile(name) ?? {});
    const known = {
      forms: Object.assign({}, ...parts.map(({ forms }) => forms)),
      flows: Object.assign({}, ...parts.map(({ flows }) => flows)),
    };
    const drawn = inspection.compile({ kind, id: definition }, known);
    return drawn && (withTexts(drawn, createTextReader(inspection, locale)) as object);
  } catch {
    // While it is being written it cannot always be compiled; the findings of the gate say why.
    return undefined;
  }
}

/** The forms and flows of the steps of a wizard. */
function shownIn(json: unknown): readonly { readonly kind: string; readonly id: string }[] {
  const steps: readonly unknown[] = isRecord(json) && Array.isArray(json['steps']) ? json['steps'] : [];
  return steps.filter(isRecord).flatMap((step) =>
    shownBySteps.flatMap((kind) => {
      const id = step[kind];
      return typeof id === 'string' ? [{ kind, id }] : [];
    }),
  );
}

type ReadText = (key: string) => string | undefined;

/** Reads texts by their keys, `close-loan.form/title`: in the language, or in English where it has no translation. */
function createTextReader({ definitions }: Inspection, locale: string): ReadText {
  const byKey = new Map(definitions.map((definition) => [definition.key, definition]));
  const known = new Map<string, ReadonlyMap<string, string>>();
  const textsOf = (owner: string): ReadonlyMap<string, string> => {
    const dot = owner.lastIndexOf('.');
    const definition = byKey.get(`${owner.slice(dot + 1)}/${owner.slice(0, dot)}`);
    const english = definition === undefined ? [] : collectTexts(definition);
    const translated = locale === sourceLocale ? undefined : byKey.get(`locale/${locale}/${owner}`)?.json;
    return new Map(english.map(({ path, text }) => [path, translationOf(translated, path) ?? text]));
  };
  return (key) => {
    const slash = key.indexOf('/');
    const owner = key.slice(0, slash);
    const texts = known.get(owner) ?? textsOf(owner);
    known.set(owner, texts);
    return texts.get(key.slice(slash + 1));
  };
}

function translationOf(json: unknown, path: string): string | undefined {
  const entry = isRecord(json) ? json[path] : undefined;
  return isRecord(entry) && typeof entry['is'] === 'string' ? entry['is'] : undefined;
}

/** A model with its texts in place of their keys. Texts of the engine keep theirs. */
function withTexts(model: unknown, read: ReadText): unknown {
  if (Array.isArray(model)) return model.map((entry) => withTexts(entry, read));
  if (!isRecord(model)) return model;
  const members = Object.entries(model);
  const [first] = members;
  if (members.length === 1 && first?.[0] === 'text' && typeof first[1] === 'string') {
    const literal = read(first[1]);
    return literal === undefined ? model : { literal };
  }
  return Object.fromEntries(members.map(([name, value]) => [name, withTexts(value, read)]));
}
