/** An unsupported CEL feature: how to recognise it, and what to write instead. */
export interface UnsupportedFeature {
  /** Name in the message. */
  readonly feature: string;
  readonly instead: string;
  /** Global functions. */
  readonly functions?: readonly string[];
  /** Methods called on a value. */
  readonly methods?: readonly string[];
  /** Names before a dot that are not variables: `math` in `math.abs(x)`. */
  readonly namespaces?: readonly string[];
  /** Names of types and messages, used as values. */
  readonly names?: readonly string[];
  /** Literals that JSON does not have. */
  readonly literal?: 'bytes' | 'uint';
  /** Macros that take one variable here, called with two. */
  readonly twoVariables?: readonly string[];
  /** Syntax that the parser does not support. Searched for outside quoted texts. */
  readonly syntax?: RegExp;
  /** A literal map with a key that is not a text. */
  readonly keys?: true;
}

/** CEL features and common extensions that are not supported. The gate refuses each by name. */
export const unsupportedFeatures: readonly UnsupportedFeature[] = [
  {
    feature: 'bytes',
    literal: 'bytes',
    functions: ['bytes'],
    instead: 'Keep data as text',
  },
  {
    feature: 'unsigned integers',
    literal: 'uint',
    functions: ['uint'],
    instead: 'Write a plain number, and "minimum": 0 at the property',
  },
  {
    feature: 'timestamps',
    functions: ['timestamp'],
    methods: [
      'getFullYear',
      'getMonth',
      'getDate',
      'getDayOfMonth',
      'getDayOfWeek',
      'getDayOfYear',
      'getHours',
      'getMinutes',
      'getSeconds',
      'getMilliseconds',
    ],
    instead: 'Moments are ISO texts: compare them as texts, take parts with substring(from, to)',
  },
  {
    feature: 'durations',
    functions: ['duration'],
    instead: 'Use addDays(date, n) or addMonths(date, n)',
  },
  {
    feature: 'types as values',
    functions: ['type'],
    names: ['int', 'uint', 'double', 'bool', 'string', 'bytes', 'list', 'map', 'null_type', 'type'],
    instead: 'Say the type at the property; ask has(…) whether a value is there',
  },
  {
    feature: 'messages and wrappers',
    syntax: /(?<![\w.])\.?[A-Za-z_][\w.]*\s*\{/,
    names: ['google'],
    namespaces: ['google', 'proto'],
    instead: 'Write a map: {"name": value}',
  },
  {
    feature: 'macros with two variables',
    twoVariables: ['all', 'exists', 'exists_one'],
    methods: ['existsOne', 'transformList', 'transformMap', 'transformMapEntry'],
    instead: 'Use one variable: all, exists, exists_one, filter or map',
  },
  {
    feature: 'macros over optionals',
    methods: ['optMap', 'optFlatMap'],
    namespaces: ['optional'],
    instead: 'Use orValue(x), or(y), hasValue() and has(…)',
  },
  {
    feature: 'optional entries of lists and maps',
    syntax: /[[{,]\s*\?/,
    instead: 'Name the entry without "?": what is absent is left out',
  },
  {
    feature: 'quoted names',
    syntax: /`/,
    instead: 'Read the member by its key: this["a-name"]',
  },
  {
    feature: 'a leading dot',
    syntax: /^\s*\.|[(,[?:&|!=<>+*/%-]\s*\.(?=[A-Za-z_])/,
    instead: 'Names have no outer scope here: leave the dot out',
  },
  {
    feature: 'map keys that are no texts',
    keys: true,
    instead: 'Write the key as text: {"1": value}',
  },
  {
    feature: 'the math extension',
    namespaces: ['math'],
    instead: 'Use round(x, digits), maxBy, minBy, sum and ? :',
  },
  {
    feature: 'the strings extension',
    namespaces: ['strings'],
    methods: ['charAt', 'format', 'quote', 'replace', 'reverse'],
    instead: 'Use substring, split and join; a text with arguments is written as a text, not as an expression',
  },
  {
    feature: 'the lists extension',
    namespaces: ['lists'],
    methods: ['distinct', 'flatten', 'slice', 'sort', 'sortBy', 'last'],
    instead: 'Use sortBy(list, "path"), first(list), filter and map',
  },
  {
    feature: 'the sets extension',
    namespaces: ['sets'],
    instead: 'Use all and exists with "in"',
  },
  {
    feature: 'the encoders extension',
    namespaces: ['base64', 'json', 'hash'],
    instead: 'Let the server encode',
  },
  {
    feature: 'the regular expression extension',
    namespaces: ['regex'],
    methods: ['find', 'findAll'],
    instead: 'Use matches(text, pattern) and between(text, from, to)',
  },
  {
    feature: 'the network extension',
    functions: ['ip', 'isIP', 'cidr', 'isCIDR', 'url', 'isURL'],
    instead: 'Say "format" or "pattern" at the property',
  },
  {
    feature: 'cel functions but cel.bind',
    namespaces: ['cel'],
    instead: 'Use cel.bind(name, value, expression)',
  },
];
