/** Returns a random name of 32 characters. `crypto.randomUUID` is missing on plain local addresses. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
