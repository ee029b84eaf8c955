import type { Validators } from '#engine';
import { compileValidators } from '../../../server/validators/compileValidators.ts';
import { importValidators } from '../../../server/validators/importValidators.ts';
import { release } from './release.ts';

/** The module of validators that a server would serve for the toy library. */
export const validatorSource: string = compileValidators(release);

/** The validators of the toy library. In a browser this file is replaced by the served module. */
export const validators: Validators = await importValidators(validatorSource);
