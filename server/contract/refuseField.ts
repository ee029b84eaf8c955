import { problemMessage, readPath } from '#engine';
import type { HandlerContext } from './handler.types.ts';
import { Refusal } from './Refusal.ts';

interface FieldFault {
  /** Entity whose property it is; a field of the operation's own when silent. */
  readonly entity?: string;
  readonly path: string;
  /** Where the entity lies in the body, when it is not the body itself. */
  readonly below?: string;
  /** As a check of the body would say it: `required`, `options`. */
  readonly code: string;
}

/** Refuses a field of the body for a reason that only the handler knows, in the words of the field. */
export function refuseField(context: HandlerContext, { entity, path, below, code }: FieldFault): never {
  const { runtime, scope } = context;
  const fields = entity === undefined ? context.operation.body : context.release.entities[entity]?.properties;
  const property = fields?.find((one) => one.path === path);
  const title = property?.title ?? { literal: path };
  const place = below === undefined ? path : `${below}.${path}`;
  const value = readPath(context.body, place);
  const message = problemMessage({ code, title, value, messages: [property?.messages], scope, runtime });
  throw new Refusal({
    status: 400,
    code: 'validation',
    message,
    fields: { [`/${place.replaceAll('.', '/')}`]: message },
  });
}
