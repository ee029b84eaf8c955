/** What of a property decides whether another one that reads it can be stored. */
interface ReadProperty {
  readonly value?: unknown;
  /** Property with the key of the record that this one is. */
  readonly by?: unknown;
}

/**
 * Whether a computed value reads nothing but its own record, so that it can be stored as it was computed at the last
 * change, and be sorted and filtered by. One that reads the clock, a user, a setting or another record is computed when
 * it is read, and so is one that reads such a property.
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
    // A name that is no identifier cannot be read.
    const isOpen =
      !seen.includes(name) && /^\w+$/.test(name) && new RegExp(`\\b(?:this|root)\\.\\??${name}\\b`).test(source);
    if (!isOpen) return true;
    if (property.by !== undefined) return false;
    return property.value === undefined || isContained(property.value, properties, [...seen, name]);
  });
}
