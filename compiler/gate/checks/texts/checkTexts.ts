import { MessageError, parseMessage } from '#engine/parsers';
import { child, entriesOf, isAuthored, rootOf, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { nearest } from '../../../errors/nearest.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import { engineTexts, englishEngineTexts } from '../../../language/engineTexts.ts';
import type { Definition } from '../../../load/Definition.ts';
import { partMark } from '../../../load/readFileName.ts';
import { writtenOf } from '../../../load/sourceLocation.ts';
import { type CollectedText, collectTexts } from '../../../texts/collectTexts.ts';
import { messageProblem } from '../../../texts/messageProblems.ts';
import type { Gate } from '../../Gate.ts';

/**
 * Checks that English texts parse, and that every offered language has all of them, up to date and with the same
 * arguments.
 */
export function checkTexts(gate: Gate): void {
  const locales = new Set([...gate.set.byKind.locale.keys()].map((id) => id.split('/')[0] ?? ''));
  locales.delete('en');
  for (const walked of gate.walked) {
    if (walked.definition.foreign) continue;
    const definition = writtenOf(walked.definition);
    for (const { text, pointer } of collectTexts(definition)) checkMessage(gate, definition, pointer, text);
    const id = `${definition.id}.${definition.kind}`;
    for (const locale of locales) checkComplete(gate, definition, locale, id);
    if (definition.kind === 'locale') checkCatalogue(gate, definition);
  }
}

/** English texts of the definition that a catalogue translates. Undefined if there are none. */
function englishOf(gate: Gate, id: string): readonly CollectedText[] | undefined {
  if (id === 'engine') return textsOfEngine(gate);
  const definition = definitionOf(gate, id);
  const texts = definition === undefined || definition.foreign ? [] : collectTexts(definition);
  return texts.length === 0 ? undefined : texts;
}

/** The English texts of the engine, with those that the portal overrides. */
function textsOfEngine(gate: Gate): readonly CollectedText[] {
  const replaced = gate.set.byKind.locale.get('en/engine')?.json;
  return Object.entries(englishEngineTexts).map(([path, { is }]) => {
    const entry: unknown = isAuthored(replaced) && Object.hasOwn(replaced, path) ? replaced[path] : undefined;
    const text = isAuthored(entry) && typeof entry['is'] === 'string' ? entry['is'] : is;
    return { path, text, pointer: joinPointer('', path), translatable: true };
  });
}

/**
 * Checks that a language has every text of the engine. The portal translates texts that the engine lacks in that
 * language, and those whose English text it overrides.
 */
export function checkEngineTexts(gate: Gate): void {
  const catalogues = [...gate.set.byKind.locale.values()];
  for (const [locale, [first]] of Map.groupBy(catalogues, ({ id }) => id.split('/')[0] ?? '')) {
    if (locale === 'en' || first === undefined) continue;
    const own = gate.set.byKind.locale.get(`${locale}/engine`)?.json;
    const shipped = engineTexts.get(locale) ?? {};
    for (const { path, text } of textsOfEngine(gate)) {
      const isShipped = Object.hasOwn(shipped, path) && text === englishEngineTexts[path]?.is;
      if (isShipped || (isAuthored(own) && Object.hasOwn(own, path))) continue;
      const message = `${locale}: "${text}" (${path}) is not translated`;
      const hint = `Add it below "engine" in a file ${locale}.json`;
      gate.report(first, { code: 'text/missing', pointer: '', message, hint });
    }
  }
}

function checkMessage(gate: Gate, definition: Definition, pointer: string, text: string): void {
  const error = errorOf(text);
  if (error === undefined) return;
  const problem = messageProblem(error.reason);
  gate.report(definition, {
    code: 'text/arguments',
    pointer,
    message: `The text does not parse: ${problem?.message ?? error.message}`,
    ...(problem === undefined ? {} : { hint: problem.hint }),
    ...(error.offset === undefined ? {} : { offset: error.offset }),
  });
}

function errorOf(text: string): MessageError | undefined {
  try {
    if (!isPlain(text)) parseMessage(text);
    return undefined;
  } catch (error) {
    if (error instanceof MessageError) return error;
    throw error;
  }
}

function checkCatalogue(gate: Gate, catalogue: Definition): void {
  const [locale = '', id = ''] = catalogue.id.split('/');
  const texts = englishOf(gate, id);
  const known = new Map((texts ?? []).map((text) => [text.path, text]));
  const node = rootOf({ kind: 'locale', id: catalogue.id, json: catalogue.json, keys: new Map() });
  if (texts === undefined) {
    const hint = suggestName(id, [...idsWithTexts(gate)]);
    gate.report(catalogue, { code: 'text/orphan', pointer: '', message: `No definition "${id}" with texts`, ...hint });
    return;
  }
  checkArea(gate, catalogue, id);
  for (const [path, entry] of entriesOf(node)) {
    const is = stringOf(child(entry, 'is'));
    const of = stringOf(child(entry, 'of'));
    const text = known.get(path);
    if (is !== undefined) checkMessage(gate, catalogue, joinPointer(entry.pointer, 'is'), is);
    if (locale === 'en' && text !== undefined) {
      const own = englishEngineTexts[path];
      if (own !== undefined && is !== undefined) checkArguments(gate, catalogue, entry.pointer, own.is, is);
      continue;
    }
    if (text === undefined) reportOrphan(gate, catalogue, entry.pointer, path, known);
    else if (of !== text.text) {
      const message = `${path} was made for ${of === undefined ? 'no English' : `"${of}"`}; it is "${text.text}" now`;
      gate.report(catalogue, {
        code: 'text/stale',
        pointer: entry.pointer,
        message,
        hint: 'Translate it anew, then set "of"',
      });
    } else if (is !== undefined) checkArguments(gate, catalogue, entry.pointer, text.text, is);
  }
}

/**
 * Checks that translations are in the folder of their definition, so that they move with it. Stored parts have no
 * folder.
 */
function checkArea(gate: Gate, catalogue: Definition, id: string): void {
  const definition = definitionOf(gate, id);
  if (definition === undefined || catalogue.file.includes(partMark)) return;
  const file = translationFile(definition, catalogue.id.split('/')[0] ?? '');
  if (file === catalogue.file) return;
  const message = `"${id}" is defined in ${definition.file}`;
  gate.report(catalogue, { code: 'text/misplaced', pointer: '', key: true, message, hint: `Move it to ${file}` });
}

/** The file for translations of a definition. */
function translationFile({ file, at }: Definition, locale: string): string {
  const folder = file.split('/').slice(0, at === '' ? -1 : -2);
  return [...folder, 'locale', `${locale}.json`].join('/');
}

function reportOrphan(
  gate: Gate,
  catalogue: Definition,
  pointer: string,
  path: string,
  known: ReadonlyMap<string, CollectedText>,
): void {
  const hint = suggestName(path, known.keys());
  const message = `No text has the path "${path}"`;
  gate.report(catalogue, { code: 'text/orphan', pointer, key: true, message, ...hint });
}

function idsWithTexts(gate: Gate): ReadonlySet<string> {
  const named = gate.set.definitions.filter((definition) => !definition.foreign && collectTexts(definition).length > 0);
  return new Set(['engine', ...named.map(({ id, kind }) => `${id}.${kind}`)]);
}

/** Checks that the translations of one definition in one language are complete. */
function checkComplete(gate: Gate, definition: Definition, locale: string, id: string): void {
  const catalogue = gate.set.byKind.locale.get(`${locale}/${id}`);
  const translated = catalogue !== undefined && isAuthored(catalogue.json) ? catalogue.json : {};
  for (const { path, text, pointer, translatable } of collectTexts(definition)) {
    if (!translatable || Object.hasOwn(translated, path)) continue;
    const message = `${locale}: "${text}" (${path}) is not translated`;
    const hint = `Add it below "${id}" in ${translationFile(definition, locale)}`;
    gate.report(definition, { code: 'text/missing', pointer, message, hint });
  }
}

function definitionOf(gate: Gate, id: string): Definition | undefined {
  const kind = id.split('.').at(-1) ?? '';
  const name = id.slice(0, -kind.length - 1);
  return Object.entries(gate.set.byKind)
    .find(([known]) => known === kind)?.[1]
    .get(name);
}

function checkArguments(gate: Gate, catalogue: Definition, pointer: string, english: string, translated: string): void {
  const wanted = argumentsOf(english);
  const given = argumentsOf(translated);
  if (wanted === undefined || given === undefined) return;
  const missing = [...wanted].find((argument) => !given.has(argument));
  const extra = [...given].find((argument) => !wanted.has(argument));
  if (missing === undefined && extra === undefined) return;
  const message =
    missing === undefined ? `{${extra}} is no argument of the English` : `{${missing}} of the English is missing`;
  const hint = hintFor(missing, extra === undefined ? undefined : nearest(extra, wanted));
  gate.report(catalogue, { code: 'text/arguments', pointer: joinPointer(pointer, 'is'), message, ...hint });
}

/** The fix: the argument of the English text, or none. */
function hintFor(missing: string | undefined, near: string | undefined): { readonly hint: string } {
  if (near !== undefined) return { hint: `Did you mean {${near}}?` };
  if (missing === undefined) return { hint: 'A translation uses the arguments of its English, each in the same way' };
  return { hint: `Write {${missing}} where the value belongs, as the English does` };
}

/** Arguments and their uses. Plural branches differ between languages, those of a selection do not. */
function argumentsOf(text: string): ReadonlySet<string> | undefined {
  if (isPlain(text)) return new Set();
  try {
    return new Set(
      parseMessage(text).arguments.map(({ path, use, branches }) => {
        const named = use === 'select' ? `, ${[...(branches ?? [])].sort().join(' ')}` : '';
        return use === 'text' ? path : `${path}, ${use}${named}`;
      }),
    );
  } catch (error) {
    if (error instanceof MessageError) return undefined;
    throw error;
  }
}

/** Most texts contain no message syntax, and parsing them would take most of the time. */
function isPlain(text: string): boolean {
  return !/[{}'<#]/.test(text);
}
