import access from './access/access.schema.json' with { type: 'json' };
import cases from './cases/cases.schema.json' with { type: 'json' };
import entity from './entity/entity.schema.json' with { type: 'json' };
import examples from './examples/examples.schema.json' with { type: 'json' };
import flow from './flow/flow.schema.json' with { type: 'json' };
import form from './form/form.schema.json' with { type: 'json' };
import lifecycle from './lifecycle/lifecycle.schema.json' with { type: 'json' };
import locale from './locale/locale.schema.json' with { type: 'json' };
import menu from './menu/menu.schema.json' with { type: 'json' };
import operation from './operation/operation.schema.json' with { type: 'json' };
import screen from './screen/screen.schema.json' with { type: 'json' };
import setting from './setting/setting.schema.json' with { type: 'json' };
import template from './template/template.schema.json' with { type: 'json' };
import wizard from './wizard/wizard.schema.json' with { type: 'json' };

/**
 * Every kind of definition with its meta-schema, in the order of the language page.
 * One line each; all lists of kinds derive from it.
 */
export const kindSchemas = {
  entity,
  operation,
  form,
  flow,
  wizard,
  lifecycle,
  screen,
  menu,
  access,
  template,
  locale,
  setting,
  examples,
  cases,
} as const;

/** What a file defines. */
export type Kind = keyof typeof kindSchemas;

export const kinds: readonly Kind[] = Object.keys(kindSchemas).filter(isKind);

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kindSchemas, name);
}
