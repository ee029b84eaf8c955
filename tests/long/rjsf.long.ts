import { compareWithRjsf } from '../forms/compareWithRjsf.ts';

compareWithRjsf({ forms: 2_000, edits: 20, patience: 1_800_000 });
