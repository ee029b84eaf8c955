import { problemMessage, readPath } from '#engine';
import type { HandlerContext } from './handler.types.ts';
import { Refusal } from './Refusal.ts';

interface FieldFault {
  /** Entity of the property. Absent: a field of the operation itself. */
  readonly entity?: string;
  readonly path: string;
  /** Path of the entity in the body, unless it is the body itself. */
  readonly below?: string;
  /** Code of the violated constraint: `required`, `options`. */
  readonly code: string;
}

/** Refuses a field of the body for a reason that only the handler knows, with the message of the field. */
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
