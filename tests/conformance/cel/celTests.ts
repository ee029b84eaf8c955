import { tests } from '@bufbuild/cel-spec/testdata/conformance.js';
import deviations from './deviations.json' with { type: 'json' };
import unsupported from './unsupported.json' with { type: 'json' };

/** A test of CEL's published conformance data. */
export interface CelTest {
  /** Suite, section and name; a second test with the same name ends with `#2`. */
  readonly id: string;
  readonly expr: string;
  readonly original: Readonly<Record<string, unknown>>;
  /** A feature that our language leaves out intentionally. */
  readonly unsupported: string | undefined;
  /** The named reason why our result differs intentionally. */
  readonly deviation: string | undefined;
}

interface Suite {
  readonly name: string;
  readonly suites?: readonly Suite[];
  readonly tests?: readonly Entry[];
}

interface Entry {
  readonly original: Readonly<Record<string, unknown>> & { readonly name?: string; readonly expr: string };
  readonly ast?: string;
}

/** Returns all published tests, each with its classification in our tables. */
export function celTests(): readonly CelTest[] {
  const seen = new Map<string, number>();
  return entriesOf(tests, []).map(({ path, entry }) => {
    const name = [...path, entry.original.name ?? ''].join('/');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const id = count === 1 ? name : `${name}#${count}`;
    return {
      id,
      expr: entry.original.expr,
      original: entry.original,
      unsupported: featureOf(id, entry),
      deviation: deviations.find((one) => one.tests.includes(id))?.deviation,
    };
  });
}

const features = unsupported.map(({ feature, marks }) => ({
  feature,
  marks: marks.map((mark) => new RegExp(mark, 'm')),
}));

/** Returns the first feature whose pattern matches the name, the source, the AST or the types of a test. */
function featureOf(id: string, { original, ast }: Entry): string | undefined {
  const { name: _name, description: _description, container: _container, expr, ...rest } = original;
  const text = [id, expr, ast, JSON.stringify(rest)].join('\n');
  return features.find(({ marks }) => marks.some((mark) => mark.test(text)))?.feature;
}

function entriesOf(suite: Suite, path: readonly string[]): readonly { path: readonly string[]; entry: Entry }[] {
  return [
    ...(suite.suites ?? []).flatMap((inner) => entriesOf(inner, [...path, inner.name])),
    ...(suite.tests ?? []).map((entry) => ({ path, entry })),
  ];
}
