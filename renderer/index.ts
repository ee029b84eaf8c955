/** The door of the renderer: a release drawn as a portal. */

export type { PortalConfig } from './contexts/PortalConfig.ts';
export { loadWithRetry, onChunkLoadError } from './lazy/loadWithRetry.ts';
export { Portal } from './Portal.tsx';
export type { OtherRelease, PortalBoot } from './PortalBoot.ts';
export { loadFrameSoon } from './shell/lazyFrame.tsx';
export type { PortalForms } from './widgets/PortalForms.ts';
