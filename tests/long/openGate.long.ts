import { describe } from 'vitest';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { testEdits } from '../gate/compareOpenGate.ts';

describe('a gate that is kept open', () => {
  testEdits(readDefinitionFiles(), 200);
});
