import { messageArguments } from '#engine/parsers';
import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import { runGate } from '../gate/runGate.ts';
import { isKind } from '../language/kinds/index.ts';
import type { Definition, DefinitionSet, SourceFile } from '../load/Definition.ts';
import { loadSet } from '../load/loadSet.ts';
import type { FoundReference } from '../references/FoundReference.ts';
import { collectTexts } from '../texts/collectTexts.ts';
import { findDeclaration } from './findDeclaration.ts';
import { type NameLocation, nameRange, type TextRange } from './nameRange.ts';

/** A text that replaces a part of a file. */
export interface NameEdit {
  readonly file: string;
  readonly range: TextRange;
  readonly text: string;
}

/** The changes of a rename: parts of files, and file names. */
export interface Renaming {
  readonly edits: readonly NameEdit[];
  readonly files: readonly { readonly from: string; readonly to: string }[];
}

interface RenameInput {
  readonly files: readonly SourceFile[];
  readonly set: DefinitionSet;
  readonly references: readonly FoundReference[];
  /** The reference to rename, `entity/book` or `property/book.title`. */
  readonly target: string;
  readonly name: string;
}

/** A rename that is not possible. The message says why. */
export class RenameError extends Error {}

/** Kinds of names with a single declaration. */
const renamed: ReadonlySet<string> = new Set(['property', 'variable', 'policy', 'role', 'setting', 'step', 'relation']);

/**
 * Renames a definition, a property or another declared name everywhere in the set, including translations and file
 * names. Throws a `RenameError` if the set would not pass the gate afterwards.
 */
export function renameName(input: RenameInput): Renaming {
  const { files, set, references, target, name } = input;
  const [sort = ''] = target.split('/');
  const old = oldName(target);
  const isDefinition = isKind(sort) && set.byKind[sort].has(old);
  if (!isDefinition && !renamed.has(sort)) throw new RenameError(`A ${sort} cannot be renamed`);
  const places: (NameLocation & { readonly file: string })[] = references
    .filter((reference) => reference.target === target)
    .map(({ file, pointer, key, start }) => ({ file, pointer, key, start, length: old.length }));
  const declared = isDefinition ? undefined : findDeclaration(set, target);
  if (!isDefinition && declared === undefined) throw new RenameError(`No file declares ${target}`);
  const moved = isDefinition ? movedFiles(files, { kind: sort, old, name }) : [];
  const texts = new Map(files.map((file) => [file.path, file.text]));
  const edits = uniqueEdits(
    [...(declared === undefined ? [] : [declared]), ...places].flatMap((place) => editOf(place, name, texts)),
  );
  const own = isDefinition ? translationsOf(set, `${old}.${sort}`, `${name}.${sort}`, texts) : [];
  const first = applyRenaming(files, { edits: [...edits, ...own], files: moved });
  const renaming = { edits: [...edits, ...own, ...movedTexts(set, first, texts)], files: moved };
  assertSound(files, applyRenaming(files, renaming));
  return renaming;
}

/** The name of a reference as it is used: the last segment of a path. */
function oldName(target: string): string {
  const name = target.slice(target.indexOf('/') + 1);
  return /^(?:property|variable|step|relation)\//.test(target) ? (name.split('.').at(-1) ?? name) : name;
}

function editOf(
  place: NameLocation & { readonly file: string },
  text: string,
  texts: ReadonlyMap<string, string>,
): readonly NameEdit[] {
  const range = nameRange(texts.get(place.file) ?? '', place);
  return range === undefined ? [] : [{ file: place.file, range, text }];
}

function uniqueEdits(edits: readonly NameEdit[]): readonly NameEdit[] {
  return [
    ...new Map(
      edits.map((edit) => [`${edit.file}:${edit.range.start.line}:${edit.range.start.column}`, edit]),
    ).values(),
  ];
}

interface MovedId {
  readonly kind: string;
  readonly old: string;
  readonly name: string;
}

/** The file of a definition, and those of its examples and cases. */
function movedFiles(files: readonly SourceFile[], { kind, old, name }: MovedId): Renaming['files'] {
  return files.flatMap(({ path }) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const rest = path.slice(folder.length);
    return rest.startsWith(`${old}.${kind}.`) ? [{ from: path, to: `${folder}${name}${rest.slice(old.length)}` }] : [];
  });
}

/** Edits of the keys that list the translations of a definition. */
function translationsOf(
  set: DefinitionSet,
  old: string,
  name: string,
  texts: ReadonlyMap<string, string>,
): readonly NameEdit[] {
  return [...set.byKind.locale.values()].flatMap(({ id, file, at }) =>
    id.slice(id.indexOf('/') + 1) === old
      ? editOf({ file, pointer: at, key: true, start: 0, length: old.length }, name, texts)
      : [],
  );
}

/** A text before and after a rename. */
interface ChangedText {
  readonly before: { readonly path: string; readonly text: string };
  readonly after: { readonly path: string; readonly text: string };
}

/**
 * Edits of translations whose path or arguments contain the new name. A rename keeps the order of the texts in a
 * definition.
 */
function movedTexts(
  set: DefinitionSet,
  renamedFiles: readonly SourceFile[],
  texts: ReadonlyMap<string, string>,
): readonly NameEdit[] {
  const next = new Map(loadSet(renamedFiles).set.definitions.map((definition) => [definition.key, definition]));
  return set.definitions.flatMap((definition) => {
    const changed = next.get(definition.key);
    if (definition.kind === 'locale' || changed === undefined || changed === definition) return [];
    const after = collectTexts(changed);
    return collectTexts(definition).flatMap((before, index) => {
      const now = after[index];
      const isSame = now === undefined || (now.path === before.path && now.text === before.text);
      return isSame ? [] : catalogueEdits(set, definition, { before, after: now }, texts);
    });
  });
}

function catalogueEdits(
  set: DefinitionSet,
  { id, kind }: Definition,
  { before, after }: ChangedText,
  texts: ReadonlyMap<string, string>,
): readonly NameEdit[] {
  return [...set.byKind.locale.values()].flatMap(({ id: locale, file, at, json }) => {
    const isOwn = locale.slice(locale.indexOf('/') + 1) === `${id}.${kind}`;
    const entry: unknown = isOwn && isAuthored(json) ? json[before.path] : undefined;
    if (!isAuthored(entry)) return [];
    const pointer = joinPointer(at, before.path);
    const whole = { file, start: 0 };
    const values = before.text === after.text ? [] : (['of', 'is'] as const).filter((word) => word in entry);
    return [
      ...(before.path === after.path
        ? []
        : editOf({ ...whole, pointer, key: true, length: before.path.length }, after.path, texts)),
      ...values.flatMap((word) => {
        const text = String(entry[word]);
        const written = JSON.stringify(renamedArguments(text, before.text, after.text)).slice(1, -1);
        return editOf({ ...whole, pointer: `${pointer}/${word}`, key: false, length: text.length }, written, texts);
      }),
    ];
  });
}

/** A translated text with the arguments of the renamed English text. */
function renamedArguments(text: string, before: string, after: string): string {
  const now = messageArguments(after);
  return messageArguments(before).reduce(
    (whole, argument, index) =>
      whole.replaceAll(
        new RegExp(`\\{(\\s*)${argument.replaceAll('.', '\\.')}(?=\\s*[,}])`, 'g'),
        `{$1${now[index] ?? argument}`,
      ),
    text,
  );
}

/** The files after a rename. */
export function applyRenaming(files: readonly SourceFile[], { edits, files: moved }: Renaming): readonly SourceFile[] {
  const byFile = Map.groupBy(edits, ({ file }) => file);
  const paths = new Map(moved.map(({ from, to }) => [from, to]));
  return files.map((file) => {
    const own = byFile.get(file.path) ?? [];
    const path = paths.get(file.path) ?? file.path;
    if (own.length === 0 && path === file.path) return file;
    return { path, text: applyEdits(file.text, own) };
  });
}

function applyEdits(text: string, edits: readonly NameEdit[]): string {
  const lines = text.split('\n');
  const backwards = edits.toSorted(
    (a, b) => b.range.start.line - a.range.start.line || b.range.start.column - a.range.start.column,
  );
  for (const { range, text: written } of backwards) {
    const line = lines[range.start.line - 1] ?? '';
    lines[range.start.line - 1] = line.slice(0, range.start.column - 1) + written + line.slice(range.end.column - 1);
  }
  return lines.join('\n');
}

function assertSound(before: readonly SourceFile[], after: readonly SourceFile[]): void {
  const [found] = errorsOf(after);
  if (found === undefined || errorsOf(before).length > 0) return;
  throw new RenameError(`The set would be refused: ${found.file}:${found.line}:${found.column} ${found.message}`);
}

function errorsOf(files: readonly SourceFile[]): readonly DefinitionError[] {
  const { set, errors } = loadSet(files);
  if (errors.length > 0) return errors;
  return runGate(set).filter(({ severity }) => severity === 'error');
}
