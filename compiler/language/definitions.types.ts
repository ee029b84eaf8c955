// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Text in ICU MessageFormat, or a choice of texts. Arguments in braces are paths, such as `{book.title}`.
 */
export type Text =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Text that this branch shows, in ICU MessageFormat.
           */
          is: string;
        }
      | string
    )[];
/**
 * Condition: `true`, `false`, an expression that returns one of them, or a choice. A condition that fails counts as false.
 */
export type Condition =
  | boolean
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Result of the condition when this branch is used.
           */
          is: boolean | string;
        }
      | (boolean | string)
    )[];
/**
 * Policy, or list of policies, that a user needs. One match is enough.
 */
export type Allow = string | string[];
/**
 * Test cases of a definition: input and expected outcome. The gate runs those of flows, forms, lifecycles and wizards.
 *
 * Items: Test case with its input and its expected outcome.
 */
export type CasesDefinition = {
  /**
   * Name of the case, unique within the file.
   */
  case: string;
  /**
   * Values of the parameters in `given` of the definition, by name.
   */
  given?: {
    [k: string]: unknown;
  };
  /**
   * Answers by path, or by `q` and the ID of the question for a flow.
   */
  answers?: {
    [k: string]: unknown;
  };
  /**
   * Operation that is called, for cases of a lifecycle. Without it, the derived state is tested.
   */
  on?: string;
  /**
   * Request body of the operation, for cases of a lifecycle.
   */
  body?: {
    [k: string]: unknown;
  };
  /**
   * Policy that the user of the case matches. Defaults to a user who is not signed in.
   */
  as?: string;
  /**
   * Date and time of the case in ISO 8601. Defaults to `2030-01-01T09:00:00Z`.
   */
  now?: string;
  /**
   * Record as it is stored before the call, for cases of a lifecycle.
   */
  record?: {
    [k: string]: unknown;
  };
  /**
   * Expected outcome by name: values, results, states or error codes. `null` means that there is none.
   */
  expect: {
    [k: string]: unknown;
  };
}[];
/**
 * Text in ICU MessageFormat with Markdown, or a choice of such texts. Values that are inserted are escaped.
 */
export type Markdown =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Text that this branch shows, in ICU MessageFormat with Markdown.
           */
          is: string;
        }
      | string
    )[];
/**
 * Name of an icon from the built-in set.
 */
export type Icon =
  | 'add'
  | 'article'
  | 'assignment'
  | 'back'
  | 'badge'
  | 'building'
  | 'calendar'
  | 'chart'
  | 'check'
  | 'close'
  | 'copy'
  | 'dashboard'
  | 'delete'
  | 'download'
  | 'edit'
  | 'error'
  | 'folder'
  | 'group'
  | 'help'
  | 'history'
  | 'info'
  | 'key'
  | 'link'
  | 'lock'
  | 'mail'
  | 'money'
  | 'more'
  | 'note'
  | 'person'
  | 'place'
  | 'print'
  | 'refresh'
  | 'schedule'
  | 'search'
  | 'send'
  | 'settings'
  | 'shield'
  | 'undo'
  | 'upload'
  | 'view'
  | 'warning';
/**
 * Severity of a message or value. It determines the colour and the icon.
 */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';
/**
 * Action that a user can start: `run`, `act`, `open`, `go`, `do`, a `menu` of these, or a `button` without a target.
 */
export type Action = RunAction | ActAction | OpenAction | GoAction | DoAction | MenuAction | ButtonAction;
/**
 * Call of an operation, with or without arguments.
 */
export type Call = string | CallObject;
/**
 * Any JSON value. Every string in it that begins with `=` is evaluated as an expression.
 */
export type Template = unknown;
/**
 * What happens after a failure: `stay`, `advance`, or an action. Expressions in the action can read `error`.
 */
export type Failed = ('stay' | 'advance') | Action;
/**
 * Mode of a form or flow: `edit` for input, `read` for display, `print` for paper. Defaults to `edit`.
 */
export type Mode = 'edit' | 'read' | 'print';
/**
 * List of actions, shown in this order.
 */
export type Actions = Action[];
/**
 * Properties that are read here although they have an `allow` that people who see the result may not fulfil.
 *
 * @minItems 1
 *
 * Items: Property of an entity, as in `$ref`: `book#/properties/cost`.
 */
export type Reveals = string[];
/**
 * Type: a JSON Schema type, an entity, or a property of an entity such as `book#/properties/kind`. Append `[]` for a list and `?` for an optional value.
 */
export type Type = string;
/**
 * Name of a format. A portal can add formats with its widgets.
 */
export type Format =
  | 'short-text'
  | 'long-text'
  | 'textarea'
  | 'multiline'
  | 'markdown'
  | 'email'
  | 'phone'
  | 'tel'
  | 'password'
  | 'new-password'
  | 'uri'
  | 'uuid'
  | 'date'
  | 'date-time'
  | 'time'
  | 'number'
  | 'money'
  | 'cents'
  | 'percent'
  | 'pay'
  | 'yes-no'
  | 'toggle'
  | 'radio'
  | 'select'
  | 'one-of'
  | 'file'
  | 'binary'
  | 'rich-text'
  | 'rich-line';
/**
 * List of allowed values, shown in this order. A plain value is its own label.
 *
 * @minItems 1
 */
export type Values = (
  | (string | number | boolean)
  | {
      /**
       * Value as it is stored and sent.
       */
      value: string | number | boolean;
      title?: Text;
      tone?: Tone;
    }
)[];
/**
 * Expression, or a choice of expressions, that computes a value.
 */
export type Computed =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Expression that this branch evaluates. It begins with `=`.
           */
          is: string;
        }
      | string
    )[];
/**
 * Source of the options: a call or an expression that returns a list. If the call returns pages, the widget searches while the user types.
 */
export type Options = Call | string;
/**
 * Name of the widget that renders and edits a value. A portal can add widgets and fields of rjsf.
 */
export type Widget =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'new-password'
  | 'textarea'
  | 'number'
  | 'money'
  | 'pay'
  | 'date'
  | 'checkbox'
  | 'yes-no'
  | 'radio'
  | 'select'
  | 'toggle'
  | 'autocomplete'
  | 'multi-select'
  | 'list'
  | 'date-time'
  | 'file'
  | 'rich-text';
/**
 * List of rules, all of which must be met.
 */
export type Rules = Rule[];
/**
 * Source of data: a call, an expression, or a choice of them.
 */
export type Source =
  | Call
  | string
  | (
      | Call
      | string
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Call or expression that this branch uses as the source.
           */
          is: Call | string;
        }
    )[];
/**
 * Mapping of one entry of the data to a field or question, or the entity that defines the mapping. Expressions can read `item` and `list`.
 */
export type Each =
  | string
  | {
      [k: string]: unknown;
    };
/**
 * Field as the path of a property, an object with options, or a group of fields.
 */
export type Field = string | FieldObject | FieldGroup;
/**
 * List of fields, shown in this order, or the ID of a field list.
 */
export type Fields = FieldEntries | string;
/**
 * List of fields, in this order. `...` before the ID of a field list includes its fields.
 *
 * @minItems 1
 *
 * Items: Field, or the name of a field list after `...`.
 */
export type FieldEntries = (Field | string)[];
/**
 * One call, or several calls that are made one after the other.
 */
export type Calls =
  | Call
  | (
      | Call
      | {
          when?: Condition;
          allow?: Allow;
          is: Call;
        }
    )[];
/**
 * List of fields, or the mapping that creates them from data.
 */
export type FieldsOrEach =
  | Fields
  | {
      from: Source;
      each: Each;
      kinds?: Kinds;
    };
/**
 * Colour of the buttons that run an operation. Use `danger` where the operation ends or deletes something.
 */
export type ActTone = 'danger' | 'neutral';
/**
 * Policies that can call the operation. A map also limits each policy to the records with a relation to the user. `nobody` alone is for operations that only effects and the server run.
 */
export type OperationAllow =
  | Allow
  | {
      /**
       * Relation to the record: `all` for every record, `own` for the relation with the name of the policy, or the name of another relation.
       */
      [k: string]: string;
    };
/**
 * Item of a menu: a screen, an action or a group of items.
 */
export type Item =
  | string
  | GoAction
  | OpenAction
  | DoAction
  | {
      /**
       * Name of the group, unique within its list of items.
       */
      menu: string;
      title?: Text;
      icon?: Icon;
      allow?: Allow;
      /**
       * Items of the group, shown in this order.
       *
       * @minItems 1
       */
      items: Item[];
    };
/**
 * Block of a screen, identified by its discriminator.
 */
export type Block =
  | BannerBlock
  | ButtonsBlock
  | CardsBlock
  | ChainBlock
  | ChartBlock
  | ColumnsBlock
  | ComparisonBlock
  | DetailsBlock
  | ExtensionBlock
  | FiguresBlock
  | FlowBlock
  | FormBlock
  | MarkdownBlock
  | PartBlock
  | SectionBlock
  | StepperBlock
  | TabBlock
  | TableBlock
  | TabsBlock
  | TimelineBlock
  | WizardBlock;
/**
 * Tone of one record: a constant, an expression that returns one, or a choice. Without a tone, or with `neutral`, the record has no mark.
 */
export type RecordTone =
  | Tone
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          is: Tone;
        }
      | Tone
    )[];
/**
 * Setting for keeping what a user changed, by default in this browser. `true` uses the name of the block as the key. Defaults to `false`.
 */
export type Remember =
  | boolean
  | {
      /**
       * Key for storing the value. Blocks with the same key share it. Defaults to the name of the block.
       */
      key?: string;
      /**
       * Expression whose value is added to the key, so that each result is stored separately.
       */
      per?: string;
      /**
       * Where the value is stored: in this browser, or at the account of the user, so that it is there in every browser. Before sign-in it is stored in the browser. Defaults to `browser`.
       */
      in?: 'browser' | 'account';
      /**
       * Maximum number of values that are stored. The oldest are removed first. No limit by default.
       */
      max?: number;
    };
/**
 * Setting for keeping what a user changed in a table, by default in this browser. `true` uses the name of the table as the key. Defaults to `false`.
 */
export type TableRemember =
  | boolean
  | {
      /**
       * Key for storing the value. Blocks with the same key share it. Defaults to the name of the block.
       */
      key?: string;
      /**
       * Expression whose value is added to the key, so that each result is stored separately.
       */
      per?: string;
      /**
       * Where the values are stored. `browser` and `account` keep the number of rows per page; `address` keeps the view, filters, order and page in the address, so that a link leads to them. Defaults to `browser`.
       */
      in?: ('browser' | 'account' | 'address') | ('browser' | 'account' | 'address')[];
      /**
       * Maximum number of values that are stored. The oldest are removed first. No limit by default.
       */
      max?: number;
    };
/**
 * List of blocks, shown in this order.
 */
export type Body = Block[];

/**
 * Definition of each kind, by the name of the kind.
 */
export interface DefinitionsByKind {
  access: AccessDefinition;
  cases: CasesDefinition;
  entity: EntityDefinition;
  examples: ExamplesDefinition;
  fields: FieldsDefinition;
  flow: FlowDefinition;
  form: FormDefinition;
  lifecycle: LifecycleDefinition;
  locale: LocaleDefinition;
  menu: MenuDefinition;
  operation: OperationDefinition;
  screen: ScreenDefinition;
  setting: SettingDefinition;
  template: TemplateDefinition;
  wizard: WizardDefinition;
}
/**
 * Roles, policies and numbered functions that determine what users can do.
 */
export interface AccessDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Roles that users can have. None by default.
   *
   * Items: Role with its functions and its menu.
   */
  roles?: {
    /**
     * Name of the role, as it appears in `user.roles`.
     */
    role: string;
    title?: Text;
    /**
     * Other names under which an account can have the role.
     *
     * Items: Another name of the role.
     */
    aliases?: string[];
    /**
     * Role whose functions and menu are inherited. None by default.
     */
    like?: string;
    /**
     * Numbers of the functions that the role has, as single numbers or ranges.
     */
    functions?: (number | string)[];
    /**
     * Menu that users with this role see. Defaults to that of the role in `like`.
     */
    menu?: string;
  }[];
  /**
   * Roles in order of precedence. The first role that a user has determines the menu.
   *
   * Items: Name of a role in `roles`.
   */
  precedence?: string[];
  /**
   * Policies that `allow` can name. Each matches some of the users.
   */
  policies: (
    | {
        /**
         * Name of the policy in kebab-case.
         */
        policy: string;
        when: Condition;
      }
    | {
        /**
         * Name of the policy in kebab-case.
         */
        policy: string;
        /**
         * Policies that a user must match, all of them.
         *
         * @minItems 1
         *
         * Items: Name of a policy that is required.
         */
        all: string[];
      }
  )[];
  /**
   * Numbered functions. Each is also a policy with the name of the function.
   *
   * Items: Numbered function that an account or a role can have.
   */
  functions?: {
    /**
     * Name of the function in kebab-case.
     */
    function: string;
    /**
     * Number of the function, as it appears in `user.functionalIds`.
     */
    id: number;
    title?: Text;
  }[];
  why?: Allow;
  /**
   * Names of body fields with which a client identifies the sender. They are accepted but not read, because the sender is the signed-in user.
   *
   * Items: Name of a field in the request body.
   */
  ignored?: string[];
  /**
   * Screens to which users are redirected when they cannot open an address. The longest matching route is used.
   *
   * Items: Redirect for all addresses that begin with a route.
   */
  otherwise?: {
    /**
     * Beginning of the addresses that the redirect applies to.
     */
    route: string;
    /**
     * Name of the screen that users are redirected to.
     */
    go: string;
  }[];
}
/**
 * Shape of a record, or a value type when it has no `properties`.
 */
export interface EntityDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  title?: Text;
  /**
   * Property that identifies a record of the entity.
   */
  key?: string;
  display?: Text;
  /**
   * How records are found by the search in the bar at the top. The first way is used whose operation and screen the user is allowed to use. Not found by default.
   *
   * @minItems 1
   *
   * Items: One way to find records of the entity by their words.
   */
  find?: {
    /**
     * Operation that returns the records that are found. Its permissions decide who finds what.
     */
    list: string;
    /**
     * Name of the query field of the operation that gets the words.
     */
    by: string;
    press: GoAction;
    text?: Text;
  }[];
  reveals?: Reveals;
  /**
   * Relations between users and records, by name. A user has the relation when each path of the record equals the given path of `user`.
   */
  owners?: {
    [k: string]: {
      /**
       * Path of the user that must be equal.
       */
      [k: string]: string;
    };
  };
  properties?: Properties;
  /**
   * Excludes all properties from what a user can send. A property can depart from it with its own `readOnly`. Defaults to `false`.
   */
  readOnly?: boolean;
  rules?: Rules;
  each?: Each;
  kinds?: Kinds;
  /**
   * JSON type of the value. In a list, the type of one entry.
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  $ref?: Type;
  format?: Format;
  /**
   * Regular expression that the text must match.
   */
  pattern?: string;
  /**
   * Minimum of the number, inclusive. No limit by default.
   */
  minimum?: number;
  /**
   * Maximum of the number, inclusive. No limit by default.
   */
  maximum?: number;
  /**
   * Minimum of the number, exclusive: the number must be greater. No limit by default.
   */
  exclusiveMinimum?: number;
  /**
   * Maximum of the number, exclusive: the number must be less. No limit by default.
   */
  exclusiveMaximum?: number;
  /**
   * Number that the value must be a multiple of. Must be greater than 0.
   */
  multipleOf?: number;
  /**
   * Minimum length of the text in characters. No limit by default.
   */
  minLength?: number;
  /**
   * Maximum length of the text in characters. Above 255, the text is edited on several lines. No limit by default.
   */
  maxLength?: number;
  /**
   * Minimum number of entries in the list. No limit by default.
   */
  minItems?: number;
  /**
   * Maximum number of entries in the list. No limit by default.
   */
  maxItems?: number;
  /**
   * Requires that all entries of the list are different. Defaults to `false`.
   */
  uniqueItems?: boolean;
  /**
   * Only value that is allowed. Any value by default.
   */
  const?: string | number | boolean | null;
  values?: Values;
  /**
   * Countries of the phone numbers, as two-letter codes. The first determines how a number is formatted. Applies to the format `phone`.
   */
  countries?: string[];
  /**
   * Labels for the strength of a new password, from the weakest to the strongest. Applies to the format `new-password`.
   */
  strength?: Text[];
  /**
   * Currency of an amount as a three-letter code. `USD` is shown by default. Applies to the formats `money` and `pay`.
   */
  currency?: string;
  /**
   * Distance between two allowed numbers. Must be greater than 0. It has no effect yet: use `multipleOf` to restrict a number.
   */
  step?: number;
  /**
   * File extensions that are accepted, in lower case and without a dot. All by default. Applies to the format `file`.
   */
  extensions?: string[];
  /**
   * Maximum size of a file, in kB or MB. No limit by default. Applies to the format `file`.
   */
  maxSize?: string;
  /**
   * Accepts several files. Their number is limited by `maxItems`. Defaults to `false`. Applies to the format `file`.
   */
  many?: boolean;
  /**
   * Number of lines of a long text. It has no effect yet: the input grows with its text.
   */
  rows?: number;
  widget?: Widget;
  items?: Property;
  /**
   * Expression that changes the value before it is validated, such as `=trim(value)`. It can read `value`.
   */
  normalise?: string;
  messages?: Messages;
}
/**
 * Action that goes to another screen.
 */
export interface GoAction {
  /**
   * Name of the screen that the action goes to.
   */
  go: string;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Makes the action the main one of its list, shown as a filled button. One action of a list can be. With `false`, the first action in the head of a page, in a section without blocks or in an end step is not filled either. By default the first one is filled there, and no action elsewhere.
   */
  primary?: boolean;
  /**
   * Browser tab in which the screen opens. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What happens to an action while the state of the record does not accept its event. It only affects `run` and `open`. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Messages by event: `sending`, `success`, an HTTP status such as `409`, `failure`, `form`, `export`, `unbound` or `conflict`. With `form`, a form shows that text and the failure itself becomes a toast. With `conflict`, a form tells what others have changed meanwhile.
 */
export interface Notices {
  [k: string]:
    | string
    | Notice
    | (
        | {
            when?: Condition;
            allow?: Allow;
            /**
             * Text or notice that this branch shows.
             */
            is: string | Notice;
          }
        | (string | Notice)
      )[];
}
/**
 * Message with its tone, its place and its actions.
 */
export interface Notice {
  text: Text;
  tone?: Tone;
  /**
   * Place where the message is shown. `log` writes to the console and `none` shows nothing. By default a failure of a form is shown in the form and everything else as a toast.
   */
  show?: 'toast' | 'dialog' | 'form' | 'log' | 'none';
  /**
   * Writes the message to the console as well, wherever it is shown. Defaults to `false`.
   */
  log?: boolean;
  actions?: Actions;
}
/**
 * Action that runs an operation.
 */
export interface RunAction {
  /**
   * ID of the operation that the action runs.
   */
  run: string;
  /**
   * Name under which the outcome is available, as `run.<name>`. Defaults to the last segment of the ID of the operation.
   */
  as?: string;
  otherwise?: Call;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Makes the action the main one of its list, shown as a filled button. One action of a list can be. With `false`, the first action in the head of a page, in a section without blocks or in an end step is not filled either. By default the first one is filled there, and no action elsewhere.
   */
  primary?: boolean;
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  file?: Text;
  mode?: Mode;
  /**
   * What happens to the action while the state of the record does not accept its event: it is hidden, or shown but disabled. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Call of an operation with its arguments and options.
 */
export interface CallObject {
  /**
   * ID of the operation that is called.
   */
  run: string;
  with?: With;
  when?: Condition;
  /**
   * Name under which the outcome is available, as `run.<name>`. Defaults to the last segment of the ID of the operation.
   */
  as?: string;
  otherwise?: Call;
  failed?: Failed;
  notices?: Notices;
}
/**
 * Arguments by name. Each value is a constant or an expression.
 */
export interface With {
  [k: string]: Template;
}
/**
 * Action that runs an operation on a record. It opens a dialog with the fields of the body if there are any.
 */
export interface ActAction {
  /**
   * ID of the operation. The record is the argument with the name of the entity, by default the variable with that name. If the body has fields, a dialog shows them with the values of the record; otherwise the operation runs at once.
   */
  act: string;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Makes the action the main one of its list, shown as a filled button. One action of a list can be. With `false`, the first action in the head of a page, in a section without blocks or in an end step is not filled either. By default the first one is filled there, and no action elsewhere.
   */
  primary?: boolean;
  /**
   * What happens to the action while the state of the record does not accept its event: it is hidden, or shown but disabled. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Action that opens a form, a flow or a part in a dialog.
 */
export interface OpenAction {
  /**
   * Form, flow or screen without a route that is opened in a dialog. Add the prefix `form:`, `flow:` or `screen:` where the name is ambiguous.
   */
  open: string;
  /**
   * Shows what opens in a panel beside the page, which stays in sight and can be used, in place of a dialog over it. On narrow screens it is a dialog. Defaults to `false`.
   */
  beside?: boolean;
  /**
   * Shows the dialog over the whole window. Narrow windows do so in any case. Defaults to `false`.
   */
  fullScreen?: boolean;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Makes the action the main one of its list, shown as a filled button. One action of a list can be. With `false`, the first action in the head of a page, in a section without blocks or in an end step is not filled either. By default the first one is filled there, and no action elsewhere.
   */
  primary?: boolean;
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What happens to the action while the state of the record does not accept its event: it is hidden, or shown but disabled. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Action that runs a built-in command.
 */
export interface DoAction {
  /**
   * Built-in command that the action runs. `leave` goes to an address outside the portal, which is passed as `address` in `with`.
   */
  do: 'next' | 'back' | 'print' | 'export' | 'refresh' | 'reset' | 'close' | 'login' | 'logout' | 'leave';
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Makes the action the main one of its list, shown as a filled button. One action of a list can be. With `false`, the first action in the head of a page, in a section without blocks or in an end step is not filled either. By default the first one is filled there, and no action elsewhere.
   */
  primary?: boolean;
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  file?: Text;
  mode?: Mode;
  /**
   * What happens to an action while the state of the record does not accept its event. It only affects `run` and `open`. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Action that opens a menu of further actions.
 */
export interface MenuAction {
  /**
   * Name of the menu, unique within its list of actions.
   */
  menu: string;
  actions: Actions;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * Appearance of the menu: `icon` for an icon button, anything else for a button with a label. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Makes the action the main one of its list, shown as a filled button. One action of a list can be. With `false`, the first action in the head of a page, in a section without blocks or in an end step is not filled either. By default the first one is filled there, and no action elsewhere.
   */
  primary?: boolean;
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What happens to an action while the state of the record does not accept its event. It only affects `run` and `open`. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Action that has no target of its own.
 */
export interface ButtonAction {
  /**
   * Name of the button, unique within its list of actions.
   */
  button: string;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Makes the action the main one of its list, shown as a filled button. One action of a list can be. With `false`, the first action in the head of a page, in a section without blocks or in an end step is not filled either. By default the first one is filled there, and no action elsewhere.
   */
  primary?: boolean;
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What happens to an action while the state of the record does not accept its event. It only affects `run` and `open`. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Properties of an entity or object, by name.
 */
export interface Properties {
  [k: string]: Property;
}
/**
 * Property of an entity, with its type, constraints and texts.
 */
export interface Property {
  title?: Text;
  help?: Markdown;
  when?: Condition;
  locked?: Condition;
  required?: Condition;
  allow?: Allow;
  /**
   * JSON type of the value. In a list, the type of one entry.
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  $ref?: Type;
  format?: Format;
  /**
   * Regular expression that the text must match.
   */
  pattern?: string;
  /**
   * Minimum of the number, inclusive. No limit by default.
   */
  minimum?: number;
  /**
   * Maximum of the number, inclusive. No limit by default.
   */
  maximum?: number;
  /**
   * Minimum of the number, exclusive: the number must be greater. No limit by default.
   */
  exclusiveMinimum?: number;
  /**
   * Maximum of the number, exclusive: the number must be less. No limit by default.
   */
  exclusiveMaximum?: number;
  /**
   * Number that the value must be a multiple of. Must be greater than 0.
   */
  multipleOf?: number;
  /**
   * Minimum length of the text in characters. No limit by default.
   */
  minLength?: number;
  /**
   * Maximum length of the text in characters. Above 255, the text is edited on several lines. No limit by default.
   */
  maxLength?: number;
  /**
   * Minimum number of entries in the list. No limit by default.
   */
  minItems?: number;
  /**
   * Maximum number of entries in the list. No limit by default.
   */
  maxItems?: number;
  /**
   * Requires that all entries of the list are different. Defaults to `false`.
   */
  uniqueItems?: boolean;
  /**
   * Only value that is allowed. Any value by default.
   */
  const?: string | number | boolean | null;
  values?: Values;
  default?: Template;
  reveals?: Reveals;
  value?: Computed;
  /**
   * Stores the computed value with the record, so that records are sorted and filtered by it. It can only read the record itself. Defaults to `false`.
   */
  kept?: boolean;
  options?: Options;
  /**
   * Other fields that are set when this field changes, by path. `null` clears a field.
   */
  fills?: {
    [k: string]: Template;
  };
  messages?: Messages;
  /**
   * Name of the field in requests and responses. Defaults to the path of the field.
   */
  wire?: string;
  widget?: Widget;
  /**
   * Name of the field template of rjsf that renders label, input, help and error. Only templates that the portal adds can be named.
   */
  template?: string;
  /**
   * Options of the widget, field or template, as rjsf passes them in `options`. For widgets that the portal adds.
   */
  ui?: {
    [k: string]: unknown;
  };
  empty?: Text;
  /**
   * Countries of the phone numbers, as two-letter codes. The first determines how a number is formatted. Applies to the format `phone`.
   */
  countries?: string[];
  /**
   * Labels for the strength of a new password, from the weakest to the strongest. Applies to the format `new-password`.
   */
  strength?: Text[];
  /**
   * Currency of an amount as a three-letter code. `USD` is shown by default. Applies to the formats `money`, `cents` and `pay`.
   */
  currency?: string;
  /**
   * Distance between two allowed numbers. Must be greater than 0. It has no effect yet: use `multipleOf` to restrict a number.
   */
  step?: number;
  /**
   * Fonts that can be chosen for a part of the text, by their names in CSS. None by default. Applies to the format `rich-text`.
   *
   * @minItems 1
   */
  fonts?: string[];
  /**
   * Font sizes that can be chosen for a part of the text, in pixels. None by default. Applies to the format `rich-text`.
   *
   * @minItems 1
   */
  sizes?: number[];
  /**
   * File extensions that are accepted, in lower case and without a dot. All by default. Applies to the format `file`.
   */
  extensions?: string[];
  /**
   * Maximum size of a file, in kB or MB. No limit by default. Applies to the format `file`.
   */
  maxSize?: string;
  /**
   * Accepts several files. Their number is limited by `maxItems`. Defaults to `false`. Applies to the format `file`.
   */
  many?: boolean;
  /**
   * Number of lines of a long text. It has no effect yet: the input grows with its text.
   */
  rows?: number;
  properties?: Properties;
  items?: Property;
  /**
   * Flow whose answers the property contains, as a record by `q<id>`. The server validates them, and decides the results of the flow that have the names of properties. None by default.
   */
  flow?: string;
  /**
   * Excludes the property from what a user can send. Defaults to `false`.
   */
  readOnly?: boolean;
  /**
   * Expression that changes the value before it is validated, such as `=trim(value)`. It can read `value`.
   */
  normalise?: string;
  rules?: Rules;
  from?: Source;
  each?: Each;
  kinds?: Kinds;
  stored?: Stored;
  /**
   * Path of the property that contains the key of the referenced record.
   */
  by?: string;
}
/**
 * Error messages by the keyword that is violated. They can read `value`, `limit` and `count`, and replace the built-in messages.
 */
export interface Messages {
  [k: string]: Text;
}
/**
 * Rule that a record or request must meet, with its message.
 */
export interface Rule {
  /**
   * Name of the rule in kebab-case, with at least two words.
   */
  rule: string;
  /**
   * Path of the field that the message is shown at. Defaults to the whole record.
   */
  at?: string;
  when?: Condition;
  /**
   * Expression that must be true. It begins with `=`.
   */
  check: string;
  message: Text;
}
/**
 * Formats or properties by the name that the data uses for them. An entry of an unknown format is shown read-only.
 */
export interface Kinds {
  [k: string]:
    | 'radio'
    | 'select'
    | 'pairs'
    | 'checkboxes'
    | 'text'
    | 'long-text'
    | 'date'
    | 'int'
    | 'number'
    | 'none'
    | Property;
}
/**
 * Shape in which the value of one dynamic field is stored. Expressions can read `field` and `value`.
 */
export interface Stored {
  [k: string]: unknown;
}
/**
 * Example data for an entity or an operation, by name or HTTP status.
 */
export interface ExamplesDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Example record or response. `like` copies the properties of another example.
   */
  [k: string]: unknown;
}
/**
 * Field list: fields of one entity that several definitions show or send.
 */
export interface FieldsDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Entity that the fields belong to. Every place that uses the list has the fields of this entity.
   */
  of: string;
  /**
   * Fields in this order. A field list does not contain other field lists.
   *
   * @minItems 1
   */
  fields: Field[];
}
/**
 * Field of a property, with options that override those of the property.
 */
export interface FieldObject {
  /**
   * Path of the property, with dots between the names.
   */
  field: string;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  locked?: Condition;
  required?: Condition;
  allow?: Allow;
  /**
   * JSON type of the value. In a list, the type of one entry.
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  $ref?: Type;
  format?: Format;
  /**
   * Regular expression that the text must match.
   */
  pattern?: string;
  /**
   * Minimum of the number, inclusive. No limit by default.
   */
  minimum?: number;
  /**
   * Maximum of the number, inclusive. No limit by default.
   */
  maximum?: number;
  /**
   * Minimum of the number, exclusive: the number must be greater. No limit by default.
   */
  exclusiveMinimum?: number;
  /**
   * Maximum of the number, exclusive: the number must be less. No limit by default.
   */
  exclusiveMaximum?: number;
  /**
   * Number that the value must be a multiple of. Must be greater than 0.
   */
  multipleOf?: number;
  /**
   * Minimum length of the text in characters. No limit by default.
   */
  minLength?: number;
  /**
   * Maximum length of the text in characters. Above 255, the text is edited on several lines. No limit by default.
   */
  maxLength?: number;
  /**
   * Minimum number of entries in the list. No limit by default.
   */
  minItems?: number;
  /**
   * Maximum number of entries in the list. No limit by default.
   */
  maxItems?: number;
  /**
   * In the `query` of a list or page: the value is some words, and a record is found if each of them begins a word of these properties. A list returns at most ten such records, and those with similar words if there are none.
   *
   * @minItems 1
   *
   * Items: Path of a stored property.
   */
  matches?: string[];
  /**
   * In a filter: the value has two ends, `from` and `to`, of which either can be left out. For numbers and dates. Defaults to `false`.
   */
  range?: boolean;
  /**
   * Requires that all entries of the list are different. Defaults to `false`.
   */
  uniqueItems?: boolean;
  /**
   * Only value that is allowed. Any value by default.
   */
  const?: string | number | boolean | null;
  values?: Values;
  default?: Template;
  reveals?: Reveals;
  value?: Computed;
  options?: Options;
  /**
   * Other fields that are set when this field changes, by path. `null` clears a field.
   */
  fills?: {
    [k: string]: Template;
  };
  messages?: Messages;
  /**
   * Name of the field in requests and responses. Defaults to the path of the field.
   */
  wire?: string;
  widget?: Widget;
  /**
   * Name of the field template of rjsf that renders label, input, help and error. Only templates that the portal adds can be named.
   */
  template?: string;
  /**
   * Options of the widget, field or template, as rjsf passes them in `options`. For widgets that the portal adds.
   */
  ui?: {
    [k: string]: unknown;
  };
  /**
   * Name under which this browser stores the answer when the form is submitted, until the user signs out. The next form that names it starts with that answer, in place of its default. By default nothing is stored.
   */
  recall?: string;
  placeholder?: Text;
  empty?: Text;
  /**
   * Which columns of a table give way where its width is short: those with `wide` first, then the others from the last one on, and never those with `always`. What gives way is shown in the opened row. On the cards of narrow screens, fields with `wide` are shown in the opened card. By default a column gives way after those with `wide`.
   */
  keep?: 'always' | 'wide';
  /**
   * Makes the table, and the operation that returns its pages, filter by this column: by one value, or with `range` by a number or date between two ends. No filter by default, unless the operation declares it.
   */
  filter?: 'value' | 'range';
  /**
   * Path of the property by which the rows of a table are sorted when they are sorted by this column. For tables that load all their rows. Defaults to the path of the field.
   */
  sortBy?: string;
  /**
   * Countries of the phone numbers, as two-letter codes. The first determines how a number is formatted. Applies to the format `phone`.
   */
  countries?: string[];
  /**
   * Labels for the strength of a new password, from the weakest to the strongest. Applies to the format `new-password`.
   */
  strength?: Text[];
  /**
   * Currency of an amount as a three-letter code. `USD` is shown by default. Applies to the formats `money`, `cents` and `pay`.
   */
  currency?: string;
  /**
   * Distance between two allowed numbers. Must be greater than 0. It has no effect yet: use `multipleOf` to restrict a number.
   */
  step?: number;
  /**
   * Fonts that can be chosen for a part of the text, by their names in CSS. None by default. Applies to the format `rich-text`.
   *
   * @minItems 1
   */
  fonts?: string[];
  /**
   * Font sizes that can be chosen for a part of the text, in pixels. None by default. Applies to the format `rich-text`.
   *
   * @minItems 1
   */
  sizes?: number[];
  /**
   * Expression that returns the placeholders that the text can contain: paths, or records with `path` and `title`. `{{` offers them, and those in the text are highlighted, an unknown one in another colour. None by default. Applies to the formats `rich-text` and `rich-line`.
   */
  placeholders?: string;
  /**
   * File extensions that are accepted, in lower case and without a dot. All by default. Applies to the format `file`.
   */
  extensions?: string[];
  /**
   * Maximum size of a file, in kB or MB. No limit by default. Applies to the format `file`.
   */
  maxSize?: string;
  /**
   * Accepts several files. Their number is limited by `maxItems`. Defaults to `false`. Applies to the format `file`.
   */
  many?: boolean;
  /**
   * Number of lines of a long text. It has no effect yet: the input grows with its text.
   */
  rows?: number;
  fields?: Fields;
  /**
   * Columns of a list of records whose sum is shown in a last line. None by default.
   *
   * @minItems 1
   *
   * Items: Path of a column whose values are numbers.
   */
  sum?: string[];
  /**
   * Order of the rows of a list of records. `by-hand` adds buttons and keys that move a row. By default rows stay in the order in which they were added.
   */
  order?: 'by-hand';
  add?: Text;
  /**
   * Fills several cells of a list of records when cells of a spreadsheet are pasted. Defaults to `true`.
   */
  paste?: boolean;
  from?: Source;
  each?: Each;
  kinds?: Kinds;
  actions?: Actions;
}
/**
 * Group of fields under a common heading.
 */
export interface FieldGroup {
  /**
   * Name of the group, unique within its list of fields.
   */
  section: string;
  title?: Text;
  fields: Fields;
}
/**
 * Questions with their answers, their order and their results.
 */
export interface FlowDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  title?: Text;
  given?: Given;
  data?: Data;
  text?: Markdown;
  /**
   * Questions of the flow, or the call that returns them.
   */
  questions:
    | Call
    | (
        | Question
        | {
            when?: Condition;
            allow?: Allow;
            is: Call;
          }
        | Call
      )[];
  /**
   * Flow that contains the questions when this server answers the call. None by default.
   */
  bank?: string;
  /**
   * Expression that returns the answers to begin with: by `q<id>`, such as stored answers to the flow, or a list of answers such as the flow sends. None by default.
   */
  begin?: string;
  prefill?: Condition;
  review?: Condition;
  locked?: Condition;
  /**
   * What one page contains: a question, a group of questions, or all questions. Defaults to `question`.
   */
  pages?: 'question' | 'group' | 'all';
  /**
   * Order of the questions. `shuffled` keeps the questions of a group together, in any order. Defaults to `fixed`.
   */
  order?: 'fixed' | 'shuffled';
  /**
   * Extra properties that answers can have, such as points, by name and type.
   */
  marks?: {
    /**
     * JSON type of the extra property. Append `?` if it is optional.
     */
    [k: string]: string;
  };
  /**
   * Results that are computed from the answers, in this order.
   *
   * Items: Result that is computed from the answers.
   */
  results?: {
    /**
     * Name of the result, which later results read as `this.<name>`.
     */
    field: string;
    title?: Text;
    /**
     * JSON type of the result. Any type by default.
     */
    type?: 'string' | 'number' | 'integer' | 'boolean';
    /**
     * Expression that computes the result. It can read `answers`, and earlier results as `this`.
     */
    value: string;
    /**
     * Shows the result below the questions while they are answered. Defaults to `false`.
     */
    shown?: boolean;
  }[];
  rules?: Rules;
  /**
   * Records in which submitted answers are stored. The studio puts the latest of them through a draft before it is published. None by default; a property with `flow` needs no entry.
   */
  records?: {
    /**
     * Entity whose records contain the answers. What the flow is given is read from the properties of the same names.
     */
    of: string;
    /**
     * Property with the answers: a record by `q<id>`, or a list with a question and an answer in each entry.
     */
    at: string;
    /**
     * Values of the records that contain submitted answers to this flow, by property. All records by default.
     */
    only?: {
      /**
       * Value that the property must have.
       */
      [k: string]: string | number | boolean;
    };
    /**
     * Property with the time or the day of the submission. The latest records are those with the highest keys by default.
     */
    since?: string;
    /**
     * Property with the hash of the release under which the answers were submitted, by which **Why?** explains the results. The live release by default.
     */
    release?: string;
    /**
     * Properties by which records can be selected. None by default.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: Property with a single value.
     */
    by?: string[];
    /**
     * Result of the flow that is compared. Defaults to the last result.
     */
    outcome?: string;
    /**
     * Number of changed outcomes, among the latest 1,000 records of the entity, above which a publication is refused. The live release sets it. Any number by default.
     */
    most?: number;
  };
  submits?: Calls;
  mode?: Mode;
  messages?: Messages;
  then?: Action;
}
/**
 * Parameters that the caller must pass, as a map of names to types. Append `?` to a type to make the parameter optional.
 */
export interface Given {
  [k: string]: Type;
}
/**
 * Variables that are loaded or computed before they are first used, by name. They can read each other, but not in a circle.
 */
export interface Data {
  [k: string]: Source;
}
/**
 * Question with its format, its answers and its rules.
 */
export interface Question {
  /**
   * ID of the question. Expressions read its answer as `this.q<id>`.
   */
  question: number | string;
  text: Markdown;
  help?: Markdown;
  /**
   * How the question is answered. `open-choice` accepts one of the answers or a text of the user, and `none` shows a heading without an answer. Defaults to `text`.
   */
  format?:
    | 'radio'
    | 'select'
    | 'yes-no'
    | 'open-choice'
    | 'pairs'
    | 'checkboxes'
    | 'text'
    | 'long-text'
    | 'date'
    | 'date-time'
    | 'int'
    | 'number'
    | 'none';
  /**
   * Answers to select from, in this order. Used by `radio`, `select`, `pairs` and `checkboxes`.
   *
   * @minItems 1
   */
  answers?: (
    | string
    | {
        /**
         * ID of the answer. It is also the text when `text` is missing.
         */
        answer: number | string;
        text?: Text;
        /**
         * ID of the opposite answer, for questions with the format `pairs`.
         */
        no?: number | string;
        /**
         * Selects the answer at the start when the flow has `prefill`. Defaults to `false`.
         */
        default?: boolean;
        when?: Condition;
        /**
         * Value of an extra property that is declared in `marks`, or a choice of values.
         */
        [k: string]:
          | boolean
          | number
          | string
          | (
              | {
                  when?: Condition;
                  allow?: Allow;
                  /**
                   * Value of the extra property when this branch is used.
                   */
                  is: boolean | number | string;
                }
              | (boolean | number | string)
            )[]
          | Text
          | Condition
          | undefined;
      }
  )[];
  options?: Options;
  unit?: Text;
  /**
   * Code of the question in a system of codes, for exports. None by default.
   */
  code?: {
    /**
     * Address that identifies the system of codes. None by default.
     */
    system?: string;
    /**
     * Code of the question in that system.
     */
    value: string;
  };
  default?: Template;
  value?: Computed;
  /**
   * Number of answers that must be selected. Any number by default, and with 0.
   */
  exactly?: number;
  /**
   * Lets the user answer the question and its sub-questions several times. Off by default.
   */
  repeat?:
    | boolean
    | {
        /**
         * Minimum number of repetitions. Defaults to `1`.
         */
        min?: number;
        /**
         * Maximum number of repetitions. No limit by default.
         */
        max?: number;
      };
  /**
   * Name of the group that the question belongs to. Questions of a group are kept together.
   */
  group?: string;
  /**
   * Sub-questions, which are shown below the question in this order.
   */
  questions?: Question[];
  /**
   * Frequently asked questions about the question. None by default.
   *
   * Items: Frequently asked question with its answer.
   */
  faqs?: {
    /**
     * ID of the entry, unique within its list.
     */
    faq: number | string;
    text: Text;
    answer: Markdown;
  }[];
  rules?: Rules;
  messages?: Messages;
  when?: Condition;
  locked?: Condition;
  required?: Condition;
  allow?: Allow;
  /**
   * Regular expression that the text must match.
   */
  pattern?: string;
  /**
   * Minimum of the number, inclusive. No limit by default.
   */
  minimum?: number;
  /**
   * Maximum of the number, inclusive. No limit by default.
   */
  maximum?: number;
  /**
   * Number that the value must be a multiple of. Must be greater than 0.
   */
  multipleOf?: number;
  /**
   * Minimum length of the text in characters. No limit by default.
   */
  minLength?: number;
  /**
   * Maximum length of the answer in characters. The limit is 10,000 in any case.
   */
  maxLength?: number;
}
/**
 * Form: fields that are filled in and submitted together.
 */
export interface FormDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  title?: Text;
  /**
   * Entity that the fields belong to. Fields of the submitted body take precedence.
   */
  of?: string;
  given?: Given;
  data?: Data;
  /**
   * Record that the form begins with: each field has the property of the same path as its initial value, also a locked one. A `default` of the form or the operation is used instead. By default only defaults are filled in.
   */
  begin?: string;
  text?: Markdown;
  fields: FieldsOrEach;
  rules?: Rules;
  submits?: Calls;
  tone?: ActTone;
  mode?: Mode;
  messages?: Messages;
  cancel?: Action;
  then?: Action;
}
/**
 * States of an entity and the events that lead from one to another.
 */
export interface LifecycleDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Entity whose records have this lifecycle.
   */
  of: string;
  /**
   * Path of the property that contains the state.
   */
  at: string;
  /**
   * Events that change the state. Use either `events` or `states`.
   *
   * @minItems 1
   */
  events?: (
    | {
        /**
         * Operation that triggers the event. In other states the server refuses it.
         */
        on: string;
        /**
         * Name of the event. Defaults to the last segment of the ID of the operation.
         */
        event?: string;
        /**
         * State or states in which the event can happen. Without it, the record must not be stored yet.
         */
        from?: string | string[];
        /**
         * State after the event. By default the state does not change.
         */
        to?: string;
        when?: Condition;
        message?: Text;
        /**
         * Declares that no event leads back from the new state. Defaults to `false`.
         */
        irreversible?: boolean;
        /**
         * Properties that the event sets, by path. The values are read from the record as it was before the event.
         */
        set?: {
          [k: string]: Template;
        };
        reveals?: Reveals;
        /**
         * Calls that are made in the same transaction, in this order. They read the record as it is after the event.
         */
        effects?: Call[];
      }
    | {
        /**
         * ID of the operation, which no file defines.
         */
        act: string;
        title: Text;
        /**
         * HTTP method and path below `/api`. Defaults to `POST` and the path that the ID and the key of the entity give, such as `/loans/{loanId}/renew`.
         */
        call?: string;
        query?: FieldEntries;
        body?: FieldEntries;
        rules?: Rules;
        /**
         * Name of the multipart part that contains the JSON fields next to a file. By default the fields are sent as separate parts.
         */
        part?: string;
        /**
         * Type of the response. Defaults to the entity of the lifecycle; `false` returns nothing.
         */
        result?: boolean | Type;
        allow: OperationAllow;
        /**
         * Expression that extracts the message from an error response. It can read `error`. Defaults to `=error.message`.
         */
        errorText?: string;
        notices?: Notices;
        tone?: ActTone;
        /**
         * Entities whose data is loaded again after the call, in addition to the entity of the operation.
         *
         * Items: Name of an entity whose data is loaded again.
         */
        refreshes?: string[];
        status?: Status;
        /**
         * Answers repeated calls with the same idempotency key from the first result. Use `false` when the response is a secret, which must not be stored. Defaults to `true`.
         */
        once?: boolean;
        /**
         * Name of the event. Defaults to the last segment of the ID of the operation.
         */
        event?: string;
        /**
         * State or states in which the event can happen. Without it, the record must not be stored yet.
         */
        from?: string | string[];
        /**
         * State after the event. By default the state does not change.
         */
        to?: string;
        when?: Condition;
        message?: Text;
        /**
         * Declares that no event leads back from the new state. Defaults to `false`.
         */
        irreversible?: boolean;
        /**
         * Properties that the event sets, by path. The values are read from the record as it was before the event.
         */
        set?: {
          [k: string]: Template;
        };
        reveals?: Reveals;
        /**
         * Calls that are made in the same transaction, in this order. They read the record as it is after the event.
         */
        effects?: Call[];
      }
    | {
        /**
         * Name of the automatic event in camelCase.
         */
        auto: string;
        /**
         * Name of the event. Defaults to the name in `auto`.
         */
        event?: string;
        /**
         * State or states in which the event can happen. Without it, the record must not be stored yet.
         */
        from?: string | string[];
        /**
         * State after the event. By default the state does not change.
         */
        to?: string;
        when?: Condition;
        message?: Text;
        /**
         * Declares that no event leads back from the new state. Defaults to `false`.
         */
        irreversible?: boolean;
        /**
         * Properties that the event sets, by path. The values are read from the record as it was before the event.
         */
        set?: {
          [k: string]: Template;
        };
        reveals?: Reveals;
        /**
         * Calls that are made in the same transaction, in this order. They read the record as it is after the event.
         */
        effects?: Call[];
      }
  )[];
  /**
   * States that are derived from the record. The first whose condition is true applies. Use either `events` or `states`.
   *
   * @minItems 1
   *
   * Items: State that is derived from the record.
   */
  states?: {
    /**
     * Name of the state, as it appears at the path in `at`.
     */
    state: string;
    when?: Condition;
    tone?: Tone;
    title?: Text;
  }[];
}
/**
 * HTTP status codes of the response that differ from the defaults.
 */
export interface Status {
  /**
   * Status after success. By default 200, or 204 if there is no result.
   */
  done?: 200 | 201 | 202 | 204;
  /**
   * Status when the lifecycle of the record refuses the call. Defaults to `409`.
   */
  refused?: 409 | 422;
}
/**
 * Translations into one language of the texts of one area of definitions, by definition and path.
 */
export interface LocaleDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Translations of the texts of one definition, which is named as its file: `<id>.<kind>`. The words of the engine are below `engine`.
   */
  [k: string]:
    | {
        /**
         * Translation of one text, with the English text it was made for.
         */
        [k: string]: {
          /**
           * English text that the translation was made for. The gate reports the translation as stale when the text has changed.
           */
          of?: string;
          /**
           * Translated text in ICU MessageFormat. Its arguments must be those of the English text.
           */
          is: string;
        };
      }
    | string
    | undefined;
}
/**
 * Navigation menu, which an access definition assigns to roles.
 */
export interface MenuDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Items of the menu, shown in this order. Items that the user cannot open are left out.
   *
   * @minItems 1
   */
  items: Item[];
  /**
   * Tour for people who see this menu. It is offered to each of them once, and starts in the menu of the account. No tour by default.
   *
   * @minItems 1
   *
   * Items: One stop of the tour, a place on the page with a few words beside it.
   */
  tour?: {
    /**
     * Name of the stop, unique in its tour.
     */
    stop: string;
    /**
     * Place that the stop explains: the page, the menu, the search in the bar or the account. Defaults to `page`.
     */
    at?: 'page' | 'menu' | 'search' | 'account';
    /**
     * Screen whose entry in the menu the stop explains, instead of `at`. No entry by default.
     */
    entry?: string;
    title: Text;
    text: Text;
  }[];
}
/**
 * Operation of the server: method and path, input, result and permissions.
 */
export interface OperationDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  title: Text;
  /**
   * HTTP method and path below `/api`. Names in braces are parameters.
   */
  call: string;
  /**
   * Entity that the operation is about. Defaults to the entity of the result.
   */
  of?: string;
  query?: FieldEntries;
  /**
   * Fields of the request body, or an entity whose properties are the fields. No body by default.
   */
  body?: FieldEntries | string;
  rules?: Rules;
  /**
   * Name of the multipart part that contains the JSON fields next to a file. By default the fields are sent as separate parts.
   */
  part?: string;
  /**
   * Type of the response: one value, a list, a page, groups or a file. No result by default.
   */
  result?:
    | Type
    | {
        list: Type;
        /**
         * Name of the property that contains the list in the response. By default the response is the list itself.
         */
        under?: string;
      }
    | {
        page: Type;
      }
    | {
        /**
         * Entity of the records that are grouped.
         */
        groups: string;
        /**
         * Properties whose values make a group. A group contains them under their names.
         *
         * @minItems 1
         */
        by: (
          | string
          | {
              /**
               * Path of a date. Records of the same month are one group, whose value is the first day of the month.
               */
              month: string;
            }
          | {
              /**
               * Path of a date. Records of the same year are one group, whose value is the first day of the year.
               */
              year: string;
            }
        )[];
        /**
         * Numbers that are added up. A group contains the sums under their names; one without any number has none. No sums by default.
         *
         * @minItems 1
         *
         * Items: Path of a stored number.
         */
        sum?: string[];
        /**
         * Whether a group contains the number of its records as `count`. Defaults to `false`.
         */
        count?: boolean;
      }
    | {
        /**
         * Marks the result as a file. A text documents the media type.
         */
        file: boolean | string;
      };
  /**
   * Number of rows per page when the request does not specify it. For a list, `all` returns up to 20,000 records in place of 1,000. Defaults to `25`.
   */
  size?:
    | number
    | (
        | {
            allow: Allow;
            /**
             * Number of rows per page.
             */
            is: number;
          }
        | number
      )[]
    | 'all';
  /**
   * Filter that requests can contain, and its encoding. No filter by default.
   */
  filter?: {
    /**
     * Encoding of the filter in the address.
     */
    wire: 'pipes';
    fields: Fields;
  };
  /**
   * Paths by which pages can be sorted. By default all stored single values. An empty list allows no sorting.
   *
   * Items: Path of a stored or computed property.
   */
  sort?: string[];
  allow?: OperationAllow;
  /**
   * Expression that extracts the message from an error response. It can read `error`. Defaults to `=error.message`.
   */
  errorText?: string;
  notices?: Notices;
  tone?: ActTone;
  /**
   * Entities whose data is loaded again after the call, in addition to the entity of the operation.
   *
   * Items: Name of an entity whose data is loaded again.
   */
  refreshes?: string[];
  status?: Status;
  /**
   * Number of seconds after which a page loads the data again, as long as it shows them and is in front. When loading fails, the failure is shown in place of the data. For `GET` operations only. By default data is loaded again when the user changes something.
   */
  every?: number;
  /**
   * Answers repeated calls with the same idempotency key from the first result. Use `false` when the response is a secret, which must not be stored. Defaults to `true`.
   */
  once?: boolean;
}
/**
 * Screen: a page with a route, or a part of pages and dialogs without one.
 */
export interface ScreenDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  title?: Text;
  text?: Text;
  /**
   * Address of the screen. Names in braces are parameters. A screen without a route is a part.
   */
  route?: string;
  given?: Given;
  allow?: Allow;
  /**
   * Actions that run one after the other before the screen is shown. They can redirect to another screen.
   */
  enter?: Action[];
  data?: Data;
  /**
   * Parent screens for the breadcrumb, from the top. Defaults to the screens whose routes the address begins with.
   *
   * Items: Name of a parent screen in the breadcrumb.
   */
  trail?: string[];
  actions?: Actions;
  body: Body;
}
/**
 * Block with a message that stands out by its tone.
 */
export interface BannerBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  banner: string;
  tone?: Tone;
  text: Markdown;
  title?: Text;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
/**
 * Block that shows actions as buttons, with nothing around them.
 */
export interface ButtonsBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  buttons: string;
  actions: Actions;
  title?: Text;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that shows a list of records as cards.
 */
export interface CardsBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  cards: string;
  data?: Source;
  title?: Text;
  text?: Markdown;
  tone?: RecordTone;
  actions?: Actions;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that shows records in their order, as cards joined by arrows. On narrow screens they are shown below each other.
 */
export interface ChainBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  chain: string;
  data?: Source;
  title?: Text;
  text?: Markdown;
  tone?: RecordTone;
  joined?: Condition;
  current?: Condition;
  empty?: Text;
  actions?: Actions;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that draws numbers of records as bars or lines. The same numbers are there as a table, for everybody and for screen readers.
 */
export interface ChartBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  chart: string;
  data?: Source;
  /**
   * What is drawn: `bar` for numbers beside each other, `line` for numbers that follow each other in time. Defaults to `bar`.
   */
  kind?: 'bar' | 'line';
  text: Text;
  /**
   * Expression that returns the number of a record. A record without a number is not drawn. It can read the record as `this`.
   */
  value: string;
  measure?: Text;
  series?: Text;
  press?: GoAction;
  title?: Text;
  empty?: Text;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that shows other blocks side by side. On narrow screens they are shown below each other.
 */
export interface ColumnsBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  columns: string;
  body: Body;
  /**
   * Shares of the width, one for each block of `body`: with `[2, 1]` the first column is twice as wide as the second. A block that is not shown has no share. By default all columns have the same width.
   *
   * @minItems 2
   *
   * Items: Share of the width that one column has.
   */
  share?: number[];
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that shows two things next to each other, row by row, and marks the rows in which they differ.
 */
export interface ComparisonBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  comparison: string;
  data?: Source;
  /**
   * The first of the two things.
   */
  left: {
    title: Text;
    fields: Fields;
    empty?: Text;
  };
  /**
   * The second of the two things.
   */
  right: {
    title: Text;
    fields: Fields;
    empty?: Text;
  };
  /**
   * Marks the rows in which both sides differ. No row is marked by default.
   */
  differs?: {
    when: Condition;
    text: Text;
  };
  empty?: Text;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that shows the labels and values of one record.
 */
export interface DetailsBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  details: string;
  data?: Source;
  /**
   * Number of label and value pairs next to each other, from 1 to 6. At most two on narrow screens. Defaults to `2`.
   */
  across?: number;
  /**
   * How the values are shown: as `pairs` of label and value in columns, or as `chips` in one line, each with its label before it. Chips suit the state of a record at the top of its page. Defaults to `pairs`.
   */
  look?: 'pairs' | 'chips';
  /**
   * What happens to fields without a value: they are shown, or folded behind a button that says how many there are. A field with an action that the user can start is not folded, and neither is a single field. Chips without a value are left out. Defaults to `show`.
   */
  absent?: 'show' | 'fold';
  fields: Fields;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
/**
 * Block that shows a part of the page that is written in code and not in definitions. It is loaded when it is shown.
 */
export interface ExtensionBlock {
  /**
   * Name of the extension. `studio` changes the definitions of the portal. A portal can add extensions.
   */
  extension: 'studio';
  title?: Text;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that shows a few numbers in large type, each with its title. A figure can lead to the list that it counts.
 */
export interface FiguresBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  figures: string;
  /**
   * Figures that the block shows, in this order.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One number with its title, and where it leads.
   */
  items: {
    /**
     * Name of the figure, unique in its block. Translations refer to it.
     */
    figure: string;
    title: Text;
    /**
     * Expression that returns the number. A dash is shown where it has no value.
     */
    value: string;
    text?: Text;
    tone?: RecordTone;
    press?: GoAction;
    when?: Condition;
  }[];
  title?: Text;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that shows a flow of questions.
 */
export interface FlowBlock {
  /**
   * Name of the flow that is shown.
   */
  flow: string;
  /**
   * Name of the block. Set it when the same definition is shown twice on a screen. Defaults to the name of the definition.
   */
  as?: string;
  with?: With;
  mode?: Mode;
  /**
   * Expression that returns the answers that are shown: by `q<id>`, or a list of answers such as the flow sends. Defaults to the `begin` of the flow. Applies to the modes `read` and `print`.
   */
  begin?: string;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that shows a form on the page.
 */
export interface FormBlock {
  /**
   * Name of the form that is shown.
   */
  form: string;
  /**
   * Name of the block. Set it when the same definition is shown twice on a screen. Defaults to the name of the definition.
   */
  as?: string;
  with?: With;
  mode?: Mode;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
  remember?: Remember;
}
/**
 * Block that shows a text in Markdown.
 */
export interface MarkdownBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  markdown: string;
  text: Markdown;
  title?: Text;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
/**
 * Block that shows a screen without a route inside another screen.
 */
export interface PartBlock {
  /**
   * Name of the screen that is shown. It must not have a route.
   */
  part: string;
  /**
   * Name of the block. Set it when the same definition is shown twice on a screen. Defaults to the name of the definition.
   */
  as?: string;
  with?: With;
  title?: Text;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
/**
 * Block with a heading that contains other blocks. It can be collapsed.
 */
export interface SectionBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  section: string;
  text?: Markdown;
  body?: Body;
  /**
   * Shows the section collapsed until the user expands it. Defaults to `false`.
   */
  folded?: boolean;
  /**
   * Marks the section as secondary content, which is not printed. Defaults to `false`.
   */
  aside?: boolean;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
  remember?: Remember;
}
/**
 * Block that shows the progress through a series of steps.
 */
export interface StepperBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  stepper: string;
  /**
   * Titles of the steps, in this order.
   *
   * @minItems 1
   */
  steps: Text[];
  /**
   * Expression that returns the current step, as its title or as its number counted from 0.
   */
  value: string;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block with the content of one tab. It belongs in the `body` of `tabs`.
 */
export interface TabBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  tab: string;
  body: Body;
  title?: Text;
  icon?: Icon;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
/**
 * Block that shows a list of records as a table with columns.
 */
export interface TableBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  table: string;
  data?: Source;
  fields: FieldsOrEach;
  /**
   * Path of the column that rows are sorted by at first. A leading `-` sorts in descending order. By default the order of the data.
   */
  sort?: string;
  /**
   * Number of rows per page at first. Defaults to the size of the operation, or to the largest number in the setting `pageSizes` when all rows are loaded at once.
   */
  size?: number;
  /**
   * Number of rows per page at first on narrow screens, where each row is shown as a card. Defaults to the value of `size`.
   */
  narrow?: number;
  /**
   * Numbers of rows per page that the user can select from. Defaults to those in the setting `pageSizes`.
   *
   * @minItems 1
   *
   * Items: Number of rows per page.
   */
  sizes?: number[];
  /**
   * Adds filters to the table. They are those of the operation that returns the pages, or the columns when all rows are loaded at once. No filters by default.
   */
  filter?: {
    /**
     * Name of a filter field that is a text, or of such a column when all rows are loaded at once. It is a search box above the table, which filters while the user types. No search box by default.
     */
    search?: string;
    /**
     * Filters that are shown from the start. The user can add the others.
     *
     * Items: Name of a filter field, or of a column when all rows are loaded at once.
     */
    open?: string[];
    /**
     * Filters that are buttons above the table, each with its values in a drop-down. They are in the dialog of all filters as well. None by default.
     *
     * @minItems 1
     *
     * Items: Name of a filter field, or of a column when all rows are loaded at once.
     */
    bar?: string[];
  };
  /**
   * Views of the table, shown as tabs above it after one for all rows. Each user can save own views beside them, which are stored at the account where the portal stores preferences. No views by default.
   *
   * @minItems 1
   *
   * Items: One view: filters and an order that are chosen together.
   */
  views?: {
    /**
     * Name of the view, unique in its table. Addresses and translations refer to it.
     */
    view: string;
    title: Text;
    /**
     * Values of filters by the names of their fields. A value is a constant or an expression.
     */
    filter: {
      [k: string]: Template;
    };
    /**
     * Path of the column that the view is sorted by. A leading `-` sorts in descending order. By default the order is left as it is.
     */
    sort?: string;
  }[];
  counts?: Source;
  /**
   * Adds a button that downloads the rows as a CSV file. No export by default.
   */
  export?: {
    /**
     * Maximum number of rows in the file. The user is told if rows are missing.
     */
    rows: number;
    /**
     * Heading of each column in the file: the title or the name of the field. Defaults to `title`.
     */
    header?: 'title' | 'name';
    file?: Text;
  };
  empty?: Text;
  add?: Action;
  expand?: Body;
  press?: GoAction;
  /**
   * Lets the user select rows, for the actions in `picked`. Without such an action nothing can be selected. Defaults to `false`.
   */
  pick?: boolean;
  /**
   * Actions on the selected rows, which run once for each of them. They can read the row as `this`, and their texts the number of rows as `count`. Rows for which an action is not available are left out. What fails is listed with its reason and stays selected. If the notice of success has an action that runs an operation, it is offered for all rows that were done. Requires `pick`.
   *
   * @minItems 1
   */
  picked?: RunAction[];
  /**
   * Shows the actions of a row in the first column, under a visible heading, instead of the last one. Defaults to `false`.
   */
  actionsFirst?: boolean;
  tone?: RecordTone;
  actions?: Actions;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
  remember?: TableRemember;
}
/**
 * Block with tabs, of which one is shown at a time.
 */
export interface TabsBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  tabs: string;
  body: Body;
  title?: Text;
  when?: Condition;
  allow?: Allow;
  remember?: Remember;
}
/**
 * Block that shows entries in order of time, with the latest first. They come from one source, described by `data`, `at` and `text`, or from several, listed in `from`.
 */
export interface TimelineBlock {
  /**
   * Name of the block, unique on its screen. Translations, tests and stored user settings refer to it.
   */
  timeline: string;
  /**
   * Sources of the entries, each with its kind. In place of `data`, `at` and `text`.
   *
   * @minItems 1
   *
   * Items: Source of entries of one kind.
   */
  from?: {
    /**
     * Name of the source, unique in its timeline.
     */
    source: string;
    title?: Text;
    icon?: Icon;
    data: Source;
    /**
     * Path of the property with the date and time of an entry.
     */
    at: string;
    text: Markdown;
    when?: Condition;
    allow?: Allow;
  }[];
  data?: Source;
  /**
   * Path of the property with the date and time of an entry.
   */
  at?: string;
  text?: Markdown;
  empty?: Text;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
}
/**
 * Block that shows a wizard on the page.
 */
export interface WizardBlock {
  /**
   * Name of the wizard that is shown.
   */
  wizard: string;
  /**
   * Name of the block. Set it when the same definition is shown twice on a screen. Defaults to the name of the definition.
   */
  as?: string;
  with?: With;
  mode?: Mode;
  /**
   * Expression that returns the record whose properties are shown as answers. Defaults to the result of `start` of the variant. Applies to the modes `read` and `print`.
   */
  begin?: string;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
}
/**
 * Settings of the portal by name. Expressions read them as `setting.<name>`.
 */
export interface SettingDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Setting with its type, its constraints and its value.
   */
  [k: string]:
    | {
        title: Text;
        help?: Markdown;
        /**
         * JSON type of the value. In a list, the type of one entry.
         */
        type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
        $ref?: Type;
        format?: Format;
        /**
         * Regular expression that the text must match.
         */
        pattern?: string;
        /**
         * Minimum of the number, inclusive. No limit by default.
         */
        minimum?: number;
        /**
         * Maximum of the number, inclusive. No limit by default.
         */
        maximum?: number;
        /**
         * Minimum of the number, exclusive: the number must be greater. No limit by default.
         */
        exclusiveMinimum?: number;
        /**
         * Maximum of the number, exclusive: the number must be less. No limit by default.
         */
        exclusiveMaximum?: number;
        /**
         * Number that the value must be a multiple of. Must be greater than 0.
         */
        multipleOf?: number;
        /**
         * Minimum length of the text in characters. No limit by default.
         */
        minLength?: number;
        /**
         * Maximum length of the text in characters. Above 255, the text is edited on several lines. No limit by default.
         */
        maxLength?: number;
        /**
         * Minimum number of entries in the list. No limit by default.
         */
        minItems?: number;
        /**
         * Maximum number of entries in the list. No limit by default.
         */
        maxItems?: number;
        /**
         * Requires that all entries of the list are different. Defaults to `false`.
         */
        uniqueItems?: boolean;
        /**
         * Only value that is allowed. Any value by default.
         */
        const?: string | number | boolean | null;
        values?: Values;
        items?: Property;
        /**
         * Value of the setting. It must match the type and the constraints.
         */
        value: unknown;
      }
    | string
    | undefined;
}
/**
 * Template of an email, with its recipient, subject and text.
 */
export interface TemplateDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  description?: Text;
  /**
   * Whether people can replace subject and text while the portal runs, with the operations `emailTemplates.*`. Defaults to `true`, and to `false` if the subject or the text is a choice.
   */
  editable?: boolean;
  given?: Given;
  reveals?: Reveals;
  /**
   * Email addresses of the recipients. Each one gets a message of its own, and an address that is named twice gets one.
   */
  to: string | string[];
  /**
   * Expression that returns the language of the email, such as `fr`. Defaults to the language in which the recipient last signed in, then to the setting `defaultLanguage`, then to English. A language that the portal does not offer is skipped.
   */
  language?: string;
  /**
   * Links to screens by name. Subject and text read the address of a link by its name: `[The loan]({page})`. None by default.
   */
  links?: {
    /**
     * Screen that the link leads to, with its parameters.
     */
    [k: string]: {
      /**
       * Name of the screen that the link leads to.
       */
      go: string;
      with?: With;
    };
  };
  /**
   * Stored files that are attached, together at most 10 MB. They are read when the email is sent; one that is missing makes the email fail. None by default.
   *
   * @minItems 1
   *
   * Items: Stored file that is attached under a name.
   */
  attach?: {
    /**
     * Expression that returns the SHA-256 of a stored file. Where it is absent, nothing is attached.
     */
    file: string;
    name: Text;
  }[];
  subject: Text;
  body: Markdown;
}
/**
 * Wizard: steps that collect the input for one or more calls.
 */
export interface WizardDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  title: Text;
  given?: Given;
  data?: Data;
  /**
   * Lets a user have several drafts of the wizard at a time, which are listed when it is opened. By default there is one draft for each set of parameters. A variant with `start` always has one.
   */
  drafts?: {
    title: Text;
  };
  /**
   * Variants of the wizard. The first that matches the user and the data is used. By default one variant with all steps.
   *
   * Items: Variant with its own steps and initial answers.
   */
  variants?: {
    /**
     * Name of the variant, unique within the wizard.
     */
    variant: string;
    allow?: Allow;
    when?: Condition;
    start?: Call;
    /**
     * Steps of the variant in this order. Defaults to all steps as they are listed in `steps`.
     *
     * @minItems 1
     */
    order?: (
      | string
      | {
          /**
           * Name of the step in `steps`.
           */
          step: string;
          title?: Text;
          help?: Markdown;
          when?: Condition;
          allow?: Allow;
          notices?: Notices;
          with?: With;
          next?: Text;
          text?: Markdown;
          actions?: Actions;
          /**
           * Waits for the calls of the step before going on, in this variant. Defaults to that in `steps`.
           */
          wait?: boolean;
          failed?: Failed;
          mode?: Mode;
        }
    )[];
  }[];
  /**
   * Steps of the wizard, shown in this order unless a variant defines another.
   *
   * @minItems 1
   */
  steps: (
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Name of the form that is filled in.
         */
        form: string;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        /**
         * Minutes that the step usually takes. Beside the state of the draft, the wizard shows how many the current step and those after it take together. Not shown by default.
         */
        minutes?: number;
        ready?: Ready;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for the calls of the step before going on. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Name of the flow that is answered.
         */
        flow: string;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        /**
         * Minutes that the step usually takes. Beside the state of the draft, the wizard shows how many the current step and those after it take together. Not shown by default.
         */
        minutes?: number;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for the calls of the step before going on. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Name of the screen that is shown. It must not have a route.
         */
        screen: string;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        /**
         * Minutes that the step usually takes. Beside the state of the draft, the wizard shows how many the current step and those after it take together. Not shown by default.
         */
        minutes?: number;
        ready?: Ready;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for a call before going on. It has no effect on this kind of step, which makes no call. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * ID of the operation that the step runs. Its outcome is available as `run.<step>`.
         */
        run: string;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for the calls of the step before going on. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Marks the step as a review of all answers so far. Must be `true`.
         */
        review: true;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        /**
         * Minutes that the step usually takes. Beside the state of the draft, the wizard shows how many the current step and those after it take together. Not shown by default.
         */
        minutes?: number;
        ready?: Ready;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for a call before going on. It has no effect on this kind of step, which makes no call. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Marks the step as the end of the wizard. Must be `true`.
         */
        end: true;
        /**
         * Begins the wizard again at its first step, without answers, in place of showing this step. Defaults to `false`.
         */
        restart?: boolean;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for a call before going on. It has no effect on this kind of step, which makes no call. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
  )[];
}
/**
 * Requirement for going on, with the message that is shown until it is met.
 */
export interface Ready {
  /**
   * Expression that must be true before the user can go on.
   */
  check: string;
  message: Text;
}
