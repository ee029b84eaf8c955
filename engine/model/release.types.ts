import type { AccessModel } from './kinds/access.types.ts';
import type { EntityModel } from './kinds/entity.types.ts';
import type { FlowModel } from './kinds/flow.types.ts';
import type { FormModel } from './kinds/form.types.ts';
import type { LifecycleModel } from './kinds/lifecycle.types.ts';
import type { MenuModel } from './kinds/menu.types.ts';
import type { OperationModel } from './kinds/operation.types.ts';
import type { ScreenModel } from './kinds/screen.types.ts';
import type { TemplateModel } from './kinds/template.types.ts';
import type { WizardModel } from './kinds/wizard.types.ts';
import type { Json } from './value.types.ts';

/** A compiled set of definitions: immutable, plain JSON, identified by its hash. */
export interface Release {
  /** SHA-256 of the canonical JSON of all other properties, in lower-case hex. */
  readonly hash: string;
  /** Version of the definition language. */
  readonly language: 1;
  readonly locales: readonly string[];
  readonly entities: Readonly<Record<string, EntityModel>>;
  readonly operations: Readonly<Record<string, OperationModel>>;
  readonly forms: Readonly<Record<string, FormModel>>;
  readonly flows: Readonly<Record<string, FlowModel>>;
  readonly wizards: Readonly<Record<string, WizardModel>>;
  readonly lifecycles: Readonly<Record<string, LifecycleModel>>;
  readonly screens: Readonly<Record<string, ScreenModel>>;
  readonly menus: Readonly<Record<string, MenuModel>>;
  readonly templates: Readonly<Record<string, TemplateModel>>;
  readonly access: AccessModel;
  readonly settings: Readonly<Record<string, Json>>;
  /** Locale → text key → ICU source. Arguments are dotted paths. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
