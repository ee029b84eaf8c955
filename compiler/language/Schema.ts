/** The part of JSON Schema that meta-schemas use, and the words by which one walk knows what stands at a place. */
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

  /** Words that say what an object is; all of them stand in it. */
  readonly head?: readonly string[];
  /** The value names a thing of this kind, or of one of these. */
  readonly names?: string | readonly string[];
  /** The string is a type: a type of JSON Schema or an entity, with `[]` and `?`. */
  readonly typed?: boolean;
  /** The string is an expression that gives this. */
  readonly expression?: 'any' | 'bool' | 'list' | 'text' | 'texts' | 'number';
  /** Any JSON, in which strings that begin with `=` are expressions. */
  readonly template?: boolean;
  /** The string is read by a person. */
  readonly textual?: boolean;
  readonly markdown?: boolean;
  /** The string is a regular expression. */
  readonly regex?: boolean;
  /** Names that expressions below this place read besides. */
  readonly adds?: readonly string[];
  /** The value is a call: an operation, bare or with arguments. */
  readonly call?: boolean;
  /** The string names a question's answer, a state, a step, … of its own definition. */
  readonly path?: boolean;
  readonly field?: boolean;
  readonly state?: boolean;
  readonly step?: boolean;
  readonly relation?: boolean;
  readonly userPath?: boolean;
  /** The value names one of these, or one that the portal brings along. */
  readonly registered?: 'widgets' | 'formats' | 'templates' | 'extensions';
  /** The value names something that is no definition: a parameter, a text, a question, … */
  readonly refers?: string;
  /** A file of the kind holds several definitions, each below its name. */
  readonly several?: boolean;
}

/** Words that are ours and no words of JSON Schema. Editors are spared them. */
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
