import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { dropCompilerProperties } from '../../web/dropCompilerProperties.ts';

const { transform } = dropCompilerProperties;
const handler = typeof transform === 'object' ? transform.handler : undefined;

test('A page loads of a function what it needs to call it, and nothing that only the gate reads', () => {
  const source = `export const twice = defineFunction({
    name: 'twice', parameters: ['number'], result: 'number', meaning: 'Two times the number.',
    example: { expression: 'twice(2)', gives: 4 }, apply: (args) => name(args.number(0) * 2),
  });
  function name(example) { return example; }`;

  const written = handler && Reflect.apply(handler, { parse: parseAst }, [source]);

  expect(written.code.replaceAll(/\s+/g, ' ')).toBe(
    "export const twice = defineFunction({ parameters: ['number'], apply: (args) => name(args.number(0) * 2), }); function name(example) { return example; }",
  );
});
