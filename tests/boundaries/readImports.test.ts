import { expect, test } from 'vitest';
import { readImports } from './readImports.ts';

test('The reader of imports returns every form of import, with its names and whether it is erased', () => {
  // given
  const text = [
    "import React, { useState } from 'react';",
    "import {\n  readPath,\n  type Scope as Known,\n} from '../records/readPath.ts';",
    "import { type A, type B } from './types.ts';",
    "import type { Release } from '#engine';",
    "import * as registry from './registry.ts';",
    "import './look.css';",
    "export { now } from '../clock.ts';",
    "const forms = await import('./forms.ts');",
  ].join('\n');

  // when
  const imports = readImports(text);

  // then
  const fixed = { names: [], isType: false, isDynamic: false };
  expect(imports).toEqual([
    { ...fixed, specifier: 'react', names: ['useState'] },
    { ...fixed, specifier: '../records/readPath.ts', names: ['readPath', 'Scope'] },
    { ...fixed, specifier: './types.ts', names: ['A', 'B'], isType: true },
    { ...fixed, specifier: '#engine', names: ['Release'], isType: true },
    { ...fixed, specifier: './registry.ts' },
    { ...fixed, specifier: './look.css' },
    { ...fixed, specifier: '../clock.ts', names: ['now'] },
    { ...fixed, specifier: './forms.ts', isDynamic: true },
  ]);
});
