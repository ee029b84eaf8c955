/** A JSON Schema 2020-12 keyword that is not supported, and what to write instead. */
export interface UnsupportedKeyword {
  readonly keyword: string;
  readonly instead: string;
  /** Where it is supported, in words. */
  readonly except?: string;
}

const split = 'Write an entity of its own and refer to it: "$ref": "its-name"';
const branches = 'Write the properties of all branches, with "when" at those that depend';
const closed = 'Leave it out: what an entity does not name is refused in bodies';
const place = 'Write "properties" with a name for each place';

/** The JSON Schema 2020-12 keywords that are not supported in foreign schemas. Each is refused by name. */
export const unsupportedKeywords: readonly UnsupportedKeyword[] = [
  { keyword: '$anchor', instead: split },
  { keyword: '$defs', instead: split },
  { keyword: '$dynamicAnchor', instead: split },
  { keyword: '$dynamicRef', instead: split },
  { keyword: '$recursiveAnchor', instead: split },
  { keyword: '$recursiveRef', instead: split },
  { keyword: '$ref', instead: split, except: 'the name of an entity' },
  { keyword: '$vocabulary', instead: 'Leave it out: no other vocabulary is known' },
  { keyword: 'additionalItems', instead: place },
  { keyword: 'additionalProperties', instead: closed, except: 'false' },
  { keyword: 'allOf', instead: 'Write the words of all of them at one place' },
  { keyword: 'anyOf', instead: branches },
  { keyword: 'contains', instead: 'Write a rule: this.list.exists(x, …)' },
  { keyword: 'contentEncoding', instead: 'Send a file as a file: "format": "file"' },
  { keyword: 'contentMediaType', instead: 'Send a file as a file: "format": "file"' },
  { keyword: 'contentSchema', instead: 'Write the properties themselves' },
  { keyword: 'definitions', instead: split },
  { keyword: 'dependencies', instead: 'Write "required" or "when" with a condition at the dependent property' },
  { keyword: 'dependentRequired', instead: 'Write "required" with a condition at the dependent property' },
  { keyword: 'dependentSchemas', instead: 'Write "when" with a condition at the dependent property' },
  { keyword: 'else', instead: branches },
  { keyword: 'enum', instead: 'Write an entity of this language with "values"' },
  { keyword: 'if', instead: branches },
  {
    keyword: 'items',
    instead: 'Write an entity for one item and "$ref": "its-name[]"',
    except: 'a schema with properties',
  },
  { keyword: 'maxContains', instead: 'Write a rule over this.list.filter(x, …).size()' },
  { keyword: 'maxItems', instead: 'Write "$ref": "its-name[]" with "maxItems" in an entity of this language' },
  { keyword: 'maxProperties', instead: 'Write a rule over size(this)' },
  { keyword: 'minContains', instead: 'Write a rule over this.list.filter(x, …).size()' },
  { keyword: 'minItems', instead: 'Write "$ref": "its-name[]" with "minItems" in an entity of this language' },
  { keyword: 'minProperties', instead: 'Write a rule over size(this)' },
  { keyword: 'not', instead: 'Write a rule that says what must hold' },
  { keyword: 'oneOf', instead: branches },
  { keyword: 'patternProperties', instead: 'Write a list of records with a name and a value' },
  { keyword: 'prefixItems', instead: place },
  { keyword: 'propertyNames', instead: 'Write a list of records with a name and a value' },
  { keyword: 'required', instead: split, except: 'the list at the record itself' },
  { keyword: 'then', instead: branches },
  { keyword: 'unevaluatedItems', instead: place },
  { keyword: 'unevaluatedProperties', instead: closed },
  { keyword: 'uniqueItems', instead: 'Write "$ref": "its-name[]" with "uniqueItems" in an entity of this language' },
];
