/** The entry point of the renderer, which renders a release as a portal. */

export type { PortalConfig } from './contexts/PortalConfig.ts';
export { loadWithRetry, onChunkLoadError } from './lazy/loadWithRetry.ts';
export { Portal } from './Portal.tsx';
export type { OtherRelease, PortalBoot } from './PortalBoot.ts';
export { loadFrameSoon } from './shell/lazyFrame.tsx';
export type { PortalForms } from './widgets/PortalForms.ts';

// For applications that embed single forms, wizards and blocks. After `Portal`, which imports the style sheets in order.

export { EmbeddedBlocks } from './embed/EmbeddedBlocks.tsx';
export { EmbeddedForm, type EmbeddedFormResult } from './embed/EmbeddedForm.tsx';
export { EmbeddedWizard } from './embed/EmbeddedWizard.tsx';
export { FormworkProvider } from './embed/FormworkProvider.tsx';
export { type EmbeddedSession, useSession } from './embed/useSession.ts';
