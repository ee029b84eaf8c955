/** The parts of a property that determine whether a property that reads it can be stored. */
interface ReadProperty {
  readonly value?: unknown;
  /** Property with the key of the referenced record. */
  readonly by?: unknown;
}

/**
 * Whether a computed value reads only its own record. Then it can be stored with each change, and sorted and filtered
 * by. A value that reads the clock, a user, a setting or another record is computed on read, and so is a value that
 * reads such a property.
 */
export function isSelfContained(value: unknown, properties: Readonly<Record<string, ReadProperty>>): boolean {
  return isContained(value, properties, []);
}

function isContained(
  value: unknown,
  properties: Readonly<Record<string, ReadProperty>>,
  seen: readonly string[],
): boolean {
  const source = JSON.stringify(value) ?? '';
  if (/\b(?:today|now)\(|\b(?:user|setting|route|chosen)\b|"allow":/.test(source)) return false;
  return Object.entries(properties).every(([name, property]) => {
    // A name that is not an identifier cannot be read.
    const isOpen =
      !seen.includes(name) && /^\w+$/.test(name) && new RegExp(`\\b(?:this|root)\\.\\??${name}\\b`).test(source);
    if (!isOpen) return true;
    if (property.by !== undefined) return false;
    return property.value === undefined || isContained(property.value, properties, [...seen, name]);
  });
}
