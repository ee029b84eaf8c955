import { isRecord } from '#engine';
import access from './access.json' with { type: 'json' };
import choices from './choices.json' with { type: 'json' };
import conditions from './conditions.json' with { type: 'json' };
import transitions from './events/transitions.json' with { type: 'json' };
import characters from './expressions/characters.json' with { type: 'json' };
import dates from './expressions/dates.json' with { type: 'json' };
import numbers from './expressions/numbers.json' with { type: 'json' };
import expressions from './expressions.json' with { type: 'json' };
import answering from './flows/answering.json' with { type: 'json' };
import asking from './flows/asking.json' with { type: 'json' };
import foreign from './flows/foreign.json' with { type: 'json' };
import log from './flows/log.json' with { type: 'json' };
import repeats from './flows/repeats.json' with { type: 'json' };
import scoring from './flows/scoring.json' with { type: 'json' };
import bodies from './forms/bodies.json' with { type: 'json' };
import boundaries from './forms/boundaries.json' with { type: 'json' };
import brought from './forms/brought.json' with { type: 'json' };
import decisions from './forms/decisions.json' with { type: 'json' };
import drafts from './forms/drafts.json' with { type: 'json' };
import rows from './forms/rows.json' with { type: 'json' };
import steering from './forms/steering.json' with { type: 'json' };
import validation from './forms/validation.json' with { type: 'json' };
import { eventQuestions } from './library/askEvents.ts';
import { flowQuestions } from './library/askFlows.ts';
import { type Case, formQuestions } from './library/askForms.ts';
import { type CaseFile, expectedOutcome, runCase } from './runCase.ts';
import templates from './templates.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import values from './values.json' with { type: 'json' };
import world from './world.json' with { type: 'json' };

/** The cases of one file, and the functions that run them. */
export interface CaseTable {
  /** Path of the file in this folder, without its extension. */
  readonly file: string;
  readonly cases: readonly Case[];
  readonly ask: (entry: Case) => unknown;
  readonly expected: (entry: Case) => unknown;
}

/** Every case of this folder. Nothing here needs Node: a browser runs the same tables. */
export const corpus: readonly CaseTable[] = [
  overWorld('access', access),
  overWorld('choices', choices),
  overWorld('conditions', conditions),
  overWorld('expressions', expressions),
  overWorld('expressions', dates, 'expressions/dates'),
  overWorld('expressions', numbers, 'expressions/numbers'),
  overWorld('expressions', characters, 'expressions/characters'),
  overWorld('templates', templates),
  overWorld('texts', texts),
  overWorld('values', values),
  overLibrary(formQuestions, 'forms/bodies', bodies),
  overLibrary(formQuestions, 'forms/boundaries', boundaries),
  overLibrary(formQuestions, 'forms/brought', brought),
  overLibrary(formQuestions, 'forms/decisions', decisions),
  overLibrary(formQuestions, 'forms/drafts', drafts),
  overLibrary(formQuestions, 'forms/rows', rows),
  overLibrary(formQuestions, 'forms/steering', steering),
  overLibrary(formQuestions, 'forms/validation', validation),
  overLibrary(flowQuestions, 'flows/answering', answering),
  overLibrary(flowQuestions, 'flows/asking', asking),
  overLibrary(flowQuestions, 'flows/foreign', foreign),
  overLibrary(flowQuestions, 'flows/log', log),
  overLibrary(flowQuestions, 'flows/repeats', repeats),
  overLibrary(flowQuestions, 'flows/scoring', scoring),
  overLibrary(eventQuestions, 'events/transitions', transitions),
];

/** Returns cases in the small world of values: one expression, condition, text or policy each. */
function overWorld(kind: CaseFile, cases: unknown, file: string = kind): CaseTable {
  return { file, cases: casesIn(cases), ask: (entry) => runCase(kind, entry, world), expected: expectedOutcome };
}

/** Returns cases with the definitions of the toy library. */
function overLibrary(
  questions: Readonly<Record<string, (entry: Case) => unknown>>,
  file: string,
  cases: unknown,
): CaseTable {
  return {
    file,
    cases: casesIn(cases),
    ask: (entry) => questions[String(entry['ask'])]?.(entry),
    expected: (entry) => entry['expect'],
  };
}

function casesIn(cases: unknown): readonly Case[] {
  return Array.isArray(cases) ? cases.filter(isRecord) : [];
}
