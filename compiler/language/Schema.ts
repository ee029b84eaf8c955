/** The part of JSON Schema that meta-schemas use, and annotations that describe each place to the walk. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];

  /** Properties that determine the type of the object. All of them are present. */
  readonly head?: readonly string[];
  /** The value refers to a definition of this kind, or of one of these kinds. */
  readonly names?: string | readonly string[];
  /** The string is a type: a JSON Schema type or an entity, with `[]` and `?`. */
  readonly typed?: boolean;
  /** The string is an expression that returns this type. */
  readonly expression?: 'any' | 'bool' | 'list' | 'text' | 'texts' | 'number';
  /** Any JSON, in which strings that begin with `=` are expressions. */
  readonly template?: boolean;
  /** The string is shown to users. */
  readonly textual?: boolean;
  readonly markdown?: boolean;
  /** The string is a regular expression. */
  readonly regex?: boolean;
  /** Additional names that expressions below this place can read. */
  readonly adds?: readonly string[];
  /** The value is a call: an operation, with or without arguments. */
  readonly call?: boolean;
  /** The string refers to a question's answer, a state, a step, … of its own definition. */
  readonly path?: boolean;
  readonly field?: boolean;
  readonly state?: boolean;
  readonly step?: boolean;
  readonly relation?: boolean;
  readonly userPath?: boolean;
  /** The value is one of these names, or one that the portal adds. */
  readonly registered?: 'widgets' | 'formats' | 'templates' | 'extensions';
  /** The value refers to something other than a definition: a parameter, a text, a question, … */
  readonly refers?: string;
  /** A file of the kind contains several definitions, each below its name. */
  readonly several?: boolean;
}

/** Annotations that are not JSON Schema keywords. They are removed for editors. */
export const annotationKeywords = [
  'head',
  'names',
  'typed',
  'expression',
  'condition',
  'template',
  'textual',
  'markdown',
  'regex',
  'adds',
  'call',
  'path',
  'field',
  'fills',
  'property',
  'value',
  'answer',
  'mark',
  'step',
  'event',
  'state',
  'relation',
  'userPath',
  'setting',
  'block',
  'refers',
  'registered',
  'several',
] as const;
