type Json = Readonly<Record<string, unknown>>;

/** A new entity, and how people use it. */
export interface NewRecord {
  /** Id of the entity in kebab-case, `garden-tool`. */
  readonly name: string;
  readonly title: string;
  /** Title of the list. */
  readonly plural: string;
  /** Title of the form that adds a record. */
  readonly addTitle: string;
  /** Property that identifies a record, and is given by the server. */
  readonly key: string;
  readonly keyTitle: string;
  /** Property that is shown for a record. */
  readonly display: string;
  /** Properties without the key, by their names. Those that are not read-only are asked for by the form. */
  readonly properties: Readonly<Record<string, Json>>;
  /** Policies of the people who see records, and of those who add them. */
  readonly readers: string | readonly string[];
  readonly writers: string | readonly string[];
  /** Properties that are filtered by. */
  readonly filters?: readonly unknown[];
  readonly notices?: Json;
  /** Shown instead of an empty list. */
  readonly empty?: string;
}

/** A definition by its kind and id, `form` `item-new`. */
export interface NewDefinition {
  readonly kind: string;
  readonly definition: string;
  readonly json: Json;
}

/**
 * The definitions of an entity with its list, its details and the form that adds a record. `npm run new` writes them to
 * a folder, and the studio as drafts.
 */
export function recordDefinitions(record: NewRecord): readonly NewDefinition[] {
  const { name, title, plural, addTitle, key, keyTitle, display, properties, readers, writers } = record;
  const area = `${camelCase(name)}s`;
  const path = `/${name}s`;
  const asked = Object.keys(properties).filter((property) => properties[property]?.['readOnly'] !== true);
  const listed = asked.filter((property) => properties[property]?.['$ref'] !== 'long-text');
  const shown = Object.keys(properties).filter((property) => property !== 'version');
  const variable = camelCase(name);
  return [
    {
      ...{ kind: 'entity', definition: name },
      json: {
        ...{ title, key, display: `{${display}}` },
        properties: {
          [key]: {
            title: keyTitle,
            type: 'string',
            pattern: `^${name.charAt(0).toUpperCase()}-[0-9]{4}$`,
            readOnly: true,
          },
          ...properties,
        },
      },
    },
    {
      ...{ kind: 'operation', definition: `${area}.list` },
      json: {
        ...{ title: plural, call: `GET ${path}`, result: { page: name } },
        ...(record.filters === undefined ? {} : { filter: { wire: 'pipes', fields: record.filters } }),
        allow: readers,
      },
    },
    {
      ...{ kind: 'operation', definition: `${area}.get` },
      json: { title, call: `GET ${path}/{${key}}`, result: name, allow: readers },
    },
    {
      ...{ kind: 'operation', definition: `${area}.create` },
      json: {
        ...{ title: addTitle, call: `POST ${path}`, of: name, result: name, body: asked, allow: writers },
        ...(record.notices === undefined ? {} : { notices: record.notices }),
      },
    },
    {
      ...{ kind: 'form', definition: `${name}-new` },
      json: {
        ...{ of: name, submits: `${area}.create`, fields: asked },
        then: { go: `${name}-details`, with: { [key]: `=run.create.result.${key}` } },
      },
    },
    {
      ...{ kind: 'screen', definition: `${name}-list` },
      json: {
        ...{ title: plural, route: path, allow: readers },
        actions: [{ go: `${name}-add`, icon: 'add' }],
        body: [
          {
            ...{ table: area, data: `${area}.list`, sort: `-${key}`, fields: [key, ...listed] },
            ...(record.empty === undefined ? {} : { empty: record.empty }),
            press: { go: `${name}-details` },
          },
        ],
      },
    },
    {
      ...{ kind: 'screen', definition: `${name}-details` },
      json: {
        ...{ title: `{${variable}.${display}}`, route: `${path}/{${key}}`, given: { [key]: 'string' }, allow: readers },
        ...{ trail: [`${name}-list`], data: { [variable]: `${area}.get` } },
        body: [{ details: variable, title, fields: [key, ...shown] }],
      },
    },
    {
      ...{ kind: 'screen', definition: `${name}-add` },
      json: {
        ...{ title: addTitle, route: `${path}/new`, allow: writers, trail: [`${name}-list`] },
        body: [{ form: `${name}-new` }],
      },
    },
  ];
}

/** `garden-tool` as `gardenTool`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}
