import { findMisfit } from '#machines';
import type { HandlerContext } from '../contract/handler.types.ts';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';

type Written = Omit<Parameters<typeof findMisfit>[0], 'release'>;

/**
 * Stops an act whose definitions compute a value that its property cannot store. That is a fault of the definition: the
 * caller can do nothing about it, and nothing of the act is stored.
 */
export function assertStorable({ release }: Pick<HandlerContext, 'release'>, written: Written): void {
  const misfit = findMisfit({ release, ...written });
  if (misfit !== undefined) throw new InvalidDefinitionError(misfit);
}
