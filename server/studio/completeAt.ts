import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { completeNames, kinds, type SourceFile } from '#compiler';
import type { Completion, Completions } from './DefinitionQuestion.types.ts';
import { schemaOf } from './schemaOf.ts';

interface CompletionInput {
  readonly files: readonly SourceFile[];
  readonly file: string;
  readonly kind: string;
  readonly text: string;
  readonly offset: number;
}

/** `CompletionItemKind.Property` of the protocol of editors, which is no name that Node finds in that package. */
const propertyKind = 10;

const service = getLanguageService({
  schemaRequestService: async (uri) => schemaOf(uri.slice('kind:'.length)) ?? '{}',
});
service.configure({
  validate: false,
  allowComments: false,
  schemas: kinds
    .filter((kind) => kind !== 'locale')
    .map((kind) => ({ uri: `kind:${kind}`, fileMatch: [`*.${kind}.json`] })),
});

/** What can be written at a place: names of the definitions, and what the meta-schema of the kind has there. */
export async function completeAt({ files, file, kind, text, offset }: CompletionInput): Promise<Completions> {
  const named = completeNames({ files, file, text, offset });
  if (named !== undefined && named.completions.length > 0) {
    const { start, end, completions } = named;
    return { start, end, completions: completions.map(({ name, detail }) => nameOf(name, detail)) };
  }
  const document = TextDocument.create(`file:///x.${kind}.json`, 'json', 1, text);
  const position = document.positionAt(offset);
  const found = await service.doComplete(document, position, service.parseJSONDocument(document));
  const items = found?.items ?? [];
  const edit = items.map(({ textEdit }) => textEdit).find((one) => one !== undefined);
  const range = edit === undefined ? undefined : 'range' in edit ? edit.range : edit.replace;
  return {
    start: range === undefined ? offset : document.offsetAt(range.start),
    end: range === undefined ? offset : document.offsetAt(range.end),
    completions: items.map(({ label, textEdit, insertText, documentation, kind: sort }): Completion => {
      const words = typeof documentation === 'string' ? documentation : documentation?.value;
      return {
        label,
        kind: sort === propertyKind ? 'property' : 'value',
        insert: textEdit?.newText ?? insertText ?? label,
        ...(words === undefined || words === '' ? {} : { detail: words }),
      };
    }),
  };
}

function nameOf(name: string, detail: string | undefined): Completion {
  return { label: name, kind: 'name', insert: name, ...(detail === undefined ? {} : { detail }) };
}
