import type { BlockModel, Expression, Source, TableWords, Tone } from '#engine';
import type { Compilation } from './compilation.ts';
import { compileActions, oneOf } from './compileAction.ts';
import { compileCallOrTemplate } from './compileCall.ts';
import { compileFields, type FieldPlace, fieldOf, pickDefined } from './compileField.ts';
import { compileCondition, compileExpressionAt, compileTemplates, compileText } from './compileValue.ts';
import { findProperty } from './findLayers.ts';
import { inferEntity, type Types } from './inferType.ts';
import { booleanOf, child, itemsOf, type Node, numberOf, numbersOf, stringOf, stringsOf } from './node.ts';

/** What a block's field lists and sources are read against. */
interface BlockScope {
  readonly compilation: Compilation;
  readonly types: Types;
}

type Compile = (node: Node, scope: BlockScope) => object;

/** Head word → the words of that block. One line each. */
const blocks = {
  section: (node, scope) => ({
    ...pickDefined({ text: compileText(child(node, 'text')) }),
    body: compileBlocks(child(node, 'body'), scope),
    folded: booleanOf(child(node, 'folded')) ?? false,
    aside: booleanOf(child(node, 'aside')) ?? false,
  }),
  columns: (node, scope) => ({ body: compileBlocks(child(node, 'body'), scope) }),
  tabs: (node, scope) => ({ body: compileBlocks(child(node, 'body'), scope) }),
  tab: (node, scope) => ({ body: compileBlocks(child(node, 'body'), scope) }),
  details: compileDetails,
  table: compileTable,
  form: compileReference,
  flow: compileReference,
  wizard: compileReference,
  part: compileReference,
  cards: compileCards,
  stepper: (node) => ({
    steps: itemsOf(child(node, 'steps')).map((step) => ({ name: String(step.json), title: compileText(step) })),
    value: compileExpressionAt(child(node, 'value')),
  }),
  timeline: (node, scope) => ({
    ...sourceOf(node, 'timeline', scope),
    at: stringOf(child(node, 'at')) ?? '',
    text: compileText(child(node, 'text')) ?? { literal: '' },
    ...pickDefined({ empty: compileText(child(node, 'empty')) }),
  }),
  banner: (node) => ({
    tone: toneOf(child(node, 'tone')) ?? 'info',
    text: compileText(child(node, 'text')) ?? { literal: '' },
  }),
  markdown: (node) => ({ text: compileText(child(node, 'text')) ?? { literal: '' } }),
} as const satisfies Record<BlockModel['block'], Compile>;

type BlockWord = BlockModel['block'];

const blockWords = Object.keys(blocks).filter(isBlockWord);

function isBlockWord(word: string): word is BlockWord {
  return Object.hasOwn(blocks, word);
}

export function compileBlocks(list: Node | undefined, scope: BlockScope): readonly BlockModel[] {
  return itemsOf(list).map((node) => compileBlock(node, scope));
}

function compileBlock(node: Node, scope: BlockScope): BlockModel {
  const word = blockWords.find((head) => stringOf(child(node, head)) !== undefined);
  if (word === undefined)
    throw new Error(`No block at ${node.source.id}.screen${node.pointer}: one of ${blockWords.join(', ')}`);
  const allow = child(node, 'allow');
  const remember = child(node, 'remember');
  const model = {
    block: word,
    name: stringOf(child(node, 'as')) ?? stringOf(child(node, word)) ?? '',
    ...pickDefined({
      title: compileText(child(node, 'title')),
      help: compileText(child(node, 'help')),
      icon: stringOf(child(node, 'icon')),
      allow: allow === undefined ? undefined : stringsOf(allow),
      remember: remember === undefined || remember.json === false ? undefined : memoryOf(remember),
    }),
    when: compileCondition(child(node, 'when'), true),
    actions: compileActions(child(node, 'actions'), scope.compilation),
    ...blocks[word](node, scope),
  };
  return asBlock(model);
}

/** The registry above gives each head word the words of its member of the union; the compiler cannot see that. */
function asBlock(model: { readonly block: BlockWord }): BlockModel {
  return model as BlockModel;
}

function memoryOf(node: Node): NonNullable<BlockModel['remember']> {
  const per = child(node, 'per');
  return pickDefined({
    key: stringOf(child(node, 'key')),
    per: per === undefined ? undefined : compileExpressionAt(per),
    max: numberOf(child(node, 'max')),
  });
}

/** `data`, or the variable of the block's own name; and the entity of its records, where it can be told. */
function sourceOf(node: Node, word: BlockWord, scope: BlockScope): { data: Source; entity?: string } {
  const data = child(node, 'data');
  const name = stringOf(child(node, word)) ?? '';
  const entity = data === undefined ? scope.types[name] : inferEntity(dataNode(data), scope.types, scope.compilation);
  return {
    data: data === undefined ? { variable: name } : compileCallOrTemplate(data, scope.compilation),
    ...pickDefined({ entity }),
  };
}

/** Of a choice, the last branch tells the type. */
function dataNode(data: Node): Node {
  const last = itemsOf(data).at(-1);
  return last === undefined ? data : (child(last, 'is') ?? last);
}

function placeOf(entity: string | undefined, scope: BlockScope): FieldPlace {
  return {
    compilation: scope.compilation,
    inline: false,
    base: (path) => (entity === undefined ? undefined : findProperty(scope.compilation, entity, path)),
  };
}

function compileDetails(node: Node, scope: BlockScope): object {
  const source = sourceOf(node, 'details', scope);
  return {
    ...source,
    across: numberOf(child(node, 'across')) ?? 2,
    fields: compileFields(child(node, 'fields'), placeOf(source.entity, scope)),
  };
}

function compileTable(node: Node, scope: BlockScope): TableWords {
  const source = sourceOf(node, 'table', scope);
  const fields = child(node, 'fields');
  const filter = child(node, 'filter');
  const exported = child(node, 'export');
  const inner: BlockScope = {
    ...scope,
    types: source.entity === undefined ? scope.types : { ...scope.types, this: source.entity },
  };
  const dynamic = fields !== undefined && child(fields, 'from') !== undefined;
  const each = dynamic ? fieldOf('', [fields], placeOf(source.entity, scope)).each : undefined;
  return {
    ...source,
    fields: each === undefined ? compileFields(fields, placeOf(source.entity, scope)) : { each },
    ...pickDefined({
      sort: stringOf(child(node, 'sort')),
      size: numberOf(child(node, 'size')),
      narrow: numberOf(child(node, 'narrow')),
      sizes: child(node, 'sizes') === undefined ? undefined : numbersOf(child(node, 'sizes')),
    }),
    ...(filter === undefined ? {} : { filter: { open: stringsOf(child(filter, 'open')) } }),
    ...(exported === undefined
      ? {}
      : {
          export: {
            rows: numberOf(child(exported, 'rows')) ?? 1000,
            header: oneOf(stringOf(child(exported, 'header')), ['title', 'name'], 'title'),
            file: compileText(child(exported, 'file')) ?? { literal: 'export' },
          },
        }),
    ...pickDefined({ empty: compileText(child(node, 'empty')) }),
    expand: compileBlocks(child(node, 'expand'), inner),
    pick: booleanOf(child(node, 'pick')) ?? false,
  };
}

function compileReference(node: Node): object {
  const word = (['form', 'flow', 'wizard', 'part'] as const).find((head) => child(node, head) !== undefined) ?? 'part';
  const mode = child(node, 'mode');
  return {
    of: stringOf(child(node, word)) ?? '',
    with: compileTemplates(child(node, 'with')),
    ...(mode === undefined ? {} : { mode: oneOf(stringOf(mode), ['edit', 'read', 'print'], 'edit') }),
  };
}

function compileCards(node: Node, scope: BlockScope): object {
  const tone = child(node, 'tone');
  const { data } = sourceOf(node, 'cards', scope);
  return {
    data,
    ...pickDefined({ text: compileText(child(node, 'text')), tone: toneOrExpression(tone) }),
  };
}

function toneOrExpression(node: Node | undefined): Tone | Expression | undefined {
  return stringOf(node)?.startsWith('=') ? compileExpressionAt(node) : toneOf(node);
}

const tones = ['success', 'info', 'warning', 'error', 'neutral'] as const;

function toneOf(node: Node | undefined): Tone | undefined {
  return tones.find((tone) => tone === stringOf(node));
}
