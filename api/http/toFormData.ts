import { type HttpRequest, isRecord } from '#engine';

/**
 * Converts a body with files to multipart: each file under its field name, the rest as one JSON part or field by field.
 */
export function toFormData({ body, multipart }: HttpRequest): FormData {
  const form = new FormData();
  const fields = isRecord(body) ? body : {};
  const files = multipart?.files ?? [];
  const rest = Object.entries(fields).filter(([name, value]) => !files.includes(name) && value !== undefined);
  if (multipart?.part !== undefined) {
    form.append(multipart.part, new Blob([JSON.stringify(Object.fromEntries(rest))], { type: 'application/json' }));
  } else {
    for (const [name, value] of rest)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const name of files) {
    for (const value of [fields[name]].flat()) {
      if (!(value instanceof Blob)) continue;
      form.append(name, value, 'name' in value && typeof value.name === 'string' ? value.name : name);
    }
  }
  return form;
}
