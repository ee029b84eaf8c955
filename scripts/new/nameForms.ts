/** `imageGallery`: names of variables. */
export const camelCase = { pattern: /^[a-z][a-zA-Z0-9]*$/, hint: 'a name such as imageGallery' };

/** `date-range`: names that definitions use for widgets. */
export const kebabCase = { pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, hint: 'a name such as date-range' };

/** `date-range` → `dateRange`. */
export function toCamelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `date-range` and `dateRange` → `DateRange`. */
export function toPascalCase(name: string): string {
  const camel = toCamelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `openCount` → `open-count`. */
export function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
