import { compareWithRjsf } from './compareWithRjsf.ts';

compareWithRjsf({ forms: 120, edits: 4, patience: 240_000 });
