import { canonicalJson, type FormModel, hashText, type Json, type Release } from '#engine';
import { type Compilation, sourcesOf } from '../compile/compilation.ts';
import { compileJson } from '../compile/compileValue.ts';
import { type CompileInput, entriesOf, isAuthored } from '../compile/node.ts';
import { compileAccess } from '../language/kinds/access/compileAccess.ts';
import { compileEntity } from '../language/kinds/entity/compileEntity.ts';
import { compileFlow } from '../language/kinds/flow/compileFlow.ts';
import { compileForm } from '../language/kinds/form/compileForm.ts';
import { compileLifecycle } from '../language/kinds/lifecycle/compileLifecycle.ts';
import { compileMenu } from '../language/kinds/menu/compileMenu.ts';
import { compileOperation } from '../language/kinds/operation/compileOperation.ts';
import { compileScreen } from '../language/kinds/screen/compileScreen.ts';
import { compileMailTemplate } from '../language/kinds/template/compileMailTemplate.ts';
import { compileWizard } from '../language/kinds/wizard/compileWizard.ts';
import { startCompilation } from './startCompilation.ts';

/**
 * Compiles a set that has passed the gate into a release. Pure: equal sets give equal hashes.
 * Throws on a set the gate would have refused.
 */
export function compileRelease(inputs: readonly CompileInput[]): Release {
  const compilation = startCompilation(inputs);
  const forms = byId(sourcesOf(compilation, 'form').map((node) => compileForm(node, compilation)));
  const wizards = sourcesOf(compilation, 'wizard').map((node) => compileWizard(node, compilation, forms));
  const texts = textsOf(inputs, compilation);
  const content: Omit<Release, 'hash'> = {
    language: 1,
    locales: Object.keys(texts),
    entities: byId(sourcesOf(compilation, 'entity').map((node) => compileEntity(node, compilation))),
    operations: byId(sourcesOf(compilation, 'operation').map((node) => compileOperation(node, compilation))),
    forms: { ...forms, ...byId(wizards.flatMap((wizard): readonly FormModel[] => wizard.forms)) },
    flows: byId(sourcesOf(compilation, 'flow').map((node) => compileFlow(node, compilation))),
    wizards: byId(wizards.map(({ wizard }) => wizard)),
    lifecycles: byId(sourcesOf(compilation, 'lifecycle').map((node) => compileLifecycle(node, compilation))),
    screens: byId(sourcesOf(compilation, 'screen').map((node) => compileScreen(node, compilation))),
    menus: byId(sourcesOf(compilation, 'menu').map((node) => compileMenu(node, compilation))),
    templates: byId(sourcesOf(compilation, 'template').map(compileMailTemplate)),
    access: accessOf(compilation),
    settings: settingsOf(compilation),
    texts,
  };
  return { hash: hashText(canonicalJson(content)), ...content };
}

function byId<Model extends { readonly id: string }>(models: readonly Model[]): Readonly<Record<string, Model>> {
  return Object.fromEntries(models.map((model) => [model.id, model]));
}

function accessOf(compilation: Compilation): Release['access'] {
  const [node] = sourcesOf(compilation, 'access');
  if (node === undefined) return { roles: [], precedence: [], policies: [], functions: [], otherwise: [] };
  return compileAccess(node);
}

function settingsOf(compilation: Compilation): Readonly<Record<string, Json>> {
  const settings: Record<string, Json> = {};
  for (const node of sourcesOf(compilation, 'setting')) {
    for (const [name, setting] of entriesOf(node)) {
      if (isAuthored(setting.json) && 'value' in setting.json) settings[name] = compileJson(setting.json['value']);
    }
  }
  return settings;
}

/** English as collected, other languages from their catalogues; English first, the rest in order of name. */
function textsOf(inputs: readonly CompileInput[], compilation: Compilation): Release['texts'] {
  const texts: Record<string, Record<string, string>> = { en: { ...compilation.english } };
  const catalogues = inputs.filter((input) => input.kind === 'locale');
  const locales = [...new Set(catalogues.map((input) => input.id.split('/')[0] ?? ''))].sort();
  for (const locale of locales) texts[locale] ??= {};
  for (const catalogue of catalogues) {
    const [locale = '', definition = ''] = catalogue.id.split('/');
    const prefix = definition === 'engine' ? 'engine' : definition;
    const target = texts[locale];
    if (target === undefined || !isAuthored(catalogue.json)) continue;
    for (const [path, entry] of Object.entries(catalogue.json)) {
      if (isAuthored(entry) && typeof entry['is'] === 'string') target[`${prefix}/${path}`] = entry['is'];
    }
  }
  return texts;
}
