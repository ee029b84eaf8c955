/** An error prevents a publication, a warning does not. */
export type Severity = 'error' | 'warning';

interface CodeEntry {
  readonly severity: Severity;
  /** One sentence about the error, for the reference of codes. */
  readonly meaning: string;
}

/** Every code that the gate can report, one line each. The reference in the docs is generated from this table. */
export const errorCodes = {
  'file/json': error('The file is not plain JSON, repeats or uses a reserved name, or is too large or too deep.'),
  'file/name': error('Folder, file name and `$schema` do not agree on one kind.'),
  'property/unknown': error('A word does not belong to this place.'),
  'property/missing': error('A word that this place needs is missing.'),
  'property/type': error('The value of a word has another shape than its place expects.'),
  'discriminator/missing': error('An object of a list has no word that says what it is.'),
  'discriminator/ambiguous': error('An object of a list has several words that say what it is.'),
  'reference/unknown': error('A name refers to nothing in the set.'),
  'reference/ambiguous': error('A name is known, but for another kind, or for several kinds at once.'),
  'reference/cycle': error('Names lead back to where they began, and whoever follows them never arrives.'),
  'name/duplicate': error('A name hides another one of the same scope, or stands twice.'),
  'field/unknown': error('The entity has no such property.'),
  'field/unfillable': error('A field has to be answered, or is drawn to be, and nothing can give it a value.'),
  'field/widened': error('An exception allows more than the entity does.'),
  'field/list': error('A list stands where one value is needed.'),
  'keyword/type': error('A limit, a format or a widget is for values of another type.'),
  'argument/missing': error('A required argument has no source.'),
  'argument/ambiguous': error('A wizard asks for the same name in two steps of one variant.'),
  'argument/unknown': error('An argument is handed over that the other side does not know.'),
  'body/missing': error('A required field of a body is never given.'),
  'body/unused': error('A field of an act is answered, and nothing stores or reads it.'),
  'answer/unused': warning('An answer is asked for and sent nowhere.'),
  'expression/syntax': error('The expression does not parse.'),
  'expression/type': error('The expression gives another type than its place needs.'),
  'expression/scope': error('The expression reads a name that its place does not have.'),
  'expression/optional': error('The expression reads something that may be absent as if it were always there.'),
  'expression/value': error('The expression compares with a value that the list does not have.'),
  'expression/unsupported': error('The expression uses a part of CEL that is not carried.'),
  'expression/constant': warning('The condition always has the same answer.'),
  'element/unreachable': error('Something is never there for anybody: no data and no person fulfil its conditions.'),
  'value/impossible': error('No value can fulfil what is asked here, or the value that is written does not.'),
  'outcome/unreachable': warning('No set of answers leads to this outcome.'),
  'expression/length': warning('The expression is long, or is written twice, and deserves a name.'),
  'expression/cost': error('The expression can take too long.'),
  'value/unknown': error('A constant is none of the values of what it is handed to.'),
  'pattern/backtracking': error('A text exists on which the pattern takes too long.'),
  'data/cycle': error('Data, options or conditions of fields wait for each other.'),
  'fill/ambiguous': error('Two fields that are filled in at the same time fill the same field.'),
  'fill/computed': error('A computed field is filled by another one.'),
  'rule/client-only': error('A rule of a form speaks of fields that all travel, so the server has to keep it too.'),
  'record/unavailable': error('The stored record cannot be known in the browser at this place.'),
  'allow/missing': error('An operation or a routed screen does not say who may use it.'),
  'allow/nobody': error('`nobody` is where it has no meaning, or an operation that nobody may call is used.'),
  'allow/wider': warning('A screen is open to roles whose calls are refused.'),
  'column/exposed': error('A column is hidden from people to whom the operation still sends it.'),
  'secret/leaks': error('A value is shown or stored where people may see it who may not see what it was made of.'),
  'secret/unread': error('"reveals" names a property that nothing here reads, or that everybody may see.'),
  'key/missing': error('An operation creates records of an entity that has no key.'),
  'relation/unknown': error('The entity has no owner path for the relation.'),
  'policy/unused': warning('No definition names the policy, or nothing names the function and no role has it.'),
  'state/unknown': error('A state is not among the values of the property that holds it.'),
  'state/unreachable': error('No event leads to the state, or no entry derives it.'),
  'state/dead-end': error('Nobody can leave the state, and nothing says that it is meant to be the last.'),
  'event/overlap': error('Two events of one operation may both hold in the same state.'),
  'event/cycle': error('Automatic events lead round in a circle and never rest.'),
  'step/unreachable': error('No variant visits the step.'),
  'step/order': error(
    'A step reads an outcome or an answer of a step that comes later, or waits for one, or reviews what was sent.',
  ),
  'step/end': error('A variant of a wizard has no end, or goes on after it.'),
  'step/restart': error('An end that begins the wizard again has a text or actions, which nobody sees.'),
  'outcome/unknown': error('An outcome is read that no call leaves.'),
  'format/unmapped': warning('A kind that the data may have has no mapping.'),
  'find/unsupported': error('Records are found by an operation that does not return them or takes no words.'),
  'format/unknown': error('A mapping names a kind that does not exist.'),
  'bank/pairs': error('The answers of a question do not make the pairs that it asks for.'),
  'bank/marks': error('An answer lacks a mark that the bank declares for every answer, or has another type there.'),
  'bank/ambiguous': error('Two banks answer the same operation for the same arguments.'),
  'begin/unfit': error('A flow or a wizard begins with a value that is no record of its answers.'),
  'answers/unfit': error('A property with answers names a flow that cannot be decided by the server.'),
  'records/unfit': error('A flow names records whose answers cannot be found or compared.'),
  'result/unanswered': error('An operation takes the result of a flow without the answers that decide it.'),
  'bank/missing': warning('Questions come from elsewhere and no bank tells which they are.'),
  'primary/ambiguous': error('Two primary actions of one list can be there at once.'),
  'primary/unfit': error('An action is primary where no button can be filled.'),
  'share/unfit': error('Columns have another number of shares than of blocks.'),
  'file/unfit': error('A file has a name where no file is made.'),
  'groups/unsupported': error('Records cannot be grouped or added up that way.'),
  'filter/unsupported': error('The operation cannot filter that way.'),
  'kept/unsupported': error('A value is to be stored that can only be computed when a record is read.'),
  'every/unsupported': error('An operation that changes something is to be called again and again.'),
  'size/unsupported': error('Only a list can return all of its records.'),
  'sort/unsupported': error('The operation cannot sort by that field.'),
  'drafts/unlisted': error('A wizard keeps several drafts, and the set has no operations that store and list them.'),
  'remember/account': error('A block remembers at the account, and the set has no operations that store it.'),
  'remember/key': error('What is remembered would mix between records.'),
  'text/title': error('Something is shown that has no title.'),
  'text/missing': error('A text has no translation in an offered language.'),
  'text/stale': error('A translation was made for an English text that has changed since.'),
  'text/orphan': error('A translation belongs to no text.'),
  'text/misplaced': error('A translation is in another area than the definition it belongs to.'),
  'text/arguments': error('A text does not parse, or an argument does not fit its value or the English text.'),
  'schema/invalid': error('A schema of another house is no valid JSON Schema 2020-12.'),
  'schema/unsupported': error('A word of JSON Schema is used that is not carried correctly.'),
  'example/invalid': error('An example does not fit the definition beside it.'),
  'case/untested': error(
    'A case tests nothing: it expects nothing, is beside a kind without cases, or has input that is not read.',
  ),
  'case/failed': error('A case gives another result than it expects.'),
} as const satisfies Record<string, CodeEntry>;

/** The code of an error, `family/name`. */
export type ErrorCode = keyof typeof errorCodes;

function error(meaning: string): CodeEntry {
  return { severity: 'error', meaning };
}

function warning(meaning: string): CodeEntry {
  return { severity: 'warning', meaning };
}
