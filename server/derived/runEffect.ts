import { bindCall, type CallModel, isDeepEqual, isExpression, type LifecycleModel } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';
import { Refusal } from '../contract/Refusal.ts';

type Row = Readonly<Record<string, unknown>>;

interface Effect {
  readonly lifecycle: LifecycleModel;
  readonly effect: CallModel;
  /** The complete record after the event. */
  readonly record: Row;
}

/**
 * Runs an effect: an operation that is called in the same transaction, with arguments from the record after the event.
 * A missing or unknown argument is an error of the lifecycle, not of the caller.
 */
export async function runEffect(
  context: Pick<HandlerContext, 'release' | 'scope' | 'run'>,
  { lifecycle, effect, record }: Effect,
): Promise<void> {
  const fault = (reason: string, cause?: unknown): InvalidDefinitionError =>
    new InvalidDefinitionError({
      definition: `${lifecycle.id}.lifecycle.json`,
      pointer: pointerOf(lifecycle, effect),
      reason: `the effect ${effect.run} cannot run, ${reason}`,
      cause,
    });
  const operation = context.release.operations[effect.run];
  if (operation === undefined) throw fault('there is no such operation');
  const scope = { ...context.scope, variables: { ...context.scope.variables, this: record, root: record } };
  const { args, unbound } = bindCall(effect, { operation, scope, release: context.release });
  if (unbound.length > 0) throw fault(`nothing gives ${unbound.join(', ')}`);
  try {
    await context.run(effect.run, args, { entity: lifecycle.of, record });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
    throw fault(reasonOf(error, effect), error);
  }
}

/** Describes the wrong argument. Its value is shown only if it is a literal of the lifecycle; others are data. */
function reasonOf({ argument }: Refusal, effect: CallModel): string {
  if (argument === undefined) return 'what it is about was not found';
  const written = effect.with[argument];
  const value = typeof written === 'string' && !isExpression(written) ? ` "${written}"` : '';
  return `its argument ${argument}${value} leads to nothing`;
}

function pointerOf({ events }: LifecycleModel, effect: CallModel): string {
  for (const [event, { effects }] of events.entries()) {
    const place = effects.findIndex((one) => isDeepEqual(one, effect));
    if (place >= 0) return `/events/${event}/effects/${place}`;
  }
  return '';
}
