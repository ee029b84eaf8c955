import { type BuiltRelease, type FormNames, type OpenGate, openGate, type SourceFile } from '#compiler';

/** Builds the release of an edited set; `base` is the set that was edited. Never throws. */
export type ReleaseBuilder = (base: readonly SourceFile[], edited: readonly SourceFile[]) => BuiltRelease;

/** Milliseconds after the last build until the gate is closed, which frees its memory. */
const idle = 600_000;

/**
 * Builds releases with a gate that stays open: after the first build, only the definitions that an edit concerns are
 * checked. `forms` names what the portal adds to the widgets of every portal.
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
