import { problemMessage, readPath } from '#engine';
import { Refusal } from '../http/Refusal.ts';
import type { HandlerContext } from './handler.types.ts';

interface FieldFault {
  /** Entity whose property it is; a field of the operation's own when silent. */
  readonly entity?: string;
  readonly path: string;
  /** As a check of the body would say it: `required`, `options`. */
  readonly code: string;
}

/** Refuses a field of the body for a reason that only the handler knows, in the words of the field. */
export function refuseField(context: HandlerContext, { entity, path, code }: FieldFault): never {
  const { runtime, scope } = context;
  const fields = entity === undefined ? context.operation.body : context.release.entities[entity]?.properties;
  const property = fields?.find((one) => one.path === path);
  const title = property?.title ?? { literal: path };
  const value = readPath(context.body, path);
  const message = problemMessage({ code, title, value, messages: [property?.messages], scope, runtime });
  throw new Refusal({ status: 400, code: 'validation', message, fields: { [`/${path}`]: message } });
}
