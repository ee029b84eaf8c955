import { canonicalJson, hashText } from '#engine';
import type { OnceKeys } from '../runtime/OnceKeys.ts';

/**
 * Keys of the calls of one wizard, made from its saved seed: the same call has the same key
 * after a retry and after a reload, and another call never has it.
 */
export function createWizardKeys(seed: string): OnceKeys {
  return {
    keyOf: (operation, args) => hashText(`${seed} ${operation} ${canonicalJson(args)}`).slice(0, 32),
    forget: () => undefined,
  };
}
