import { compareWithRjsf } from './compareWithRjsf.ts';

compareWithRjsf({ forms: 500, edits: 4, patience: 240_000 });
