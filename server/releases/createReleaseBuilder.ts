import { type BuiltRelease, type FormNames, type OpenGate, openGate, type SourceFile } from '#compiler';

/** Builds the release of an edited set; `base` is the set that was edited. Never throws. */
export type ReleaseBuilder = (base: readonly SourceFile[], edited: readonly SourceFile[]) => BuiltRelease;

/** Milliseconds of inactivity after which the gate is closed to free its memory. */
const idle = 600_000;

/**
 * Creates a builder that keeps the gate open: after the first build, only the definitions that an edit affects are
 * checked. `forms` are the names that the portal adds to the built-in widgets, fields and templates.
 */
export function createReleaseBuilder(forms: FormNames): ReleaseBuilder {
  let gate: OpenGate | undefined;
  let closing: NodeJS.Timeout | undefined;
  return (base, edited) => {
    gate = gate === undefined ? openGate(base, { forms }) : gate.edit(base);
    clearTimeout(closing);
    closing = setTimeout(() => {
      gate = undefined;
    }, idle).unref();
    return gate.build(edited);
  };
}
