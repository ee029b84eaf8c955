import { findMisfit } from '#machines';
import type { HandlerContext } from '../contract/handler.types.ts';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';

type Written = Omit<Parameters<typeof findMisfit>[0], 'release'>;

/**
 * Throws an `InvalidDefinitionError` if a definition computes a value that its property cannot store. The caller cannot
 * correct this, so nothing is stored.
 */
export function assertStorable({ release }: Pick<HandlerContext, 'release'>, written: Written): void {
  const misfit = findMisfit({ release, ...written });
  if (misfit !== undefined) throw new InvalidDefinitionError(misfit);
}
