import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sourceFiles.ts';

/** The packages that the project must use, and the file where each is used. */
const places: Readonly<Record<string, string>> = {
  '@mui/material': 'renderer/theme/Themed.tsx',
  '@rjsf/core': 'renderer/forms/Leaf.tsx',
  '@rjsf/mui': 'renderer/widgets/muiParts.tsx',
  '@rjsf/validator-ajv8': 'renderer/rjsf/createFormValidator.ts',
  '@tanstack/react-query': 'renderer/Portal.tsx',
  '@xstate/react': 'renderer/wizards/useWizardActor.ts',
  ajv: 'server/validators/compileValidators.ts',
  axios: 'api/http/createClient.ts',
  i18next: 'renderer/texts/createI18n.ts',
  'json-schema-to-typescript': 'scripts/generateKindTypes.ts',
  playwright: 'scripts/test.mjs',
  react: 'renderer/Portal.tsx',
  'react-dom': 'web/main.tsx',
  'react-router-dom': 'renderer/Portal.tsx',
  storybook: 'package.json',
  vitest: 'scripts/test.mjs',
  xstate: 'machines/lifecycle/lifecycleSetup.ts',
};

test.each(Object.entries(places))('%s is used by %s, in a pinned version', (name, place) => {
  const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json'));
  const isTool = place.endsWith('.mjs') || place === 'package.json';
  const code = place === 'package.json' ? String(scripts['catalogue:build']) : read(place);

  expect({ ...dependencies, ...devDependencies }[name]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(code).toMatch(isTool ? new RegExp(`\\b${name}\\b`) : new RegExp(`from '${name}['/]`));
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
