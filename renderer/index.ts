/** The door of the renderer: a release drawn as a portal. */

export type { PortalConfig } from './contexts/PortalConfig.ts';
export { loadAgain, onLostPart } from './lazy/loadAgain.ts';
export { Portal } from './Portal.tsx';
export type { OtherRelease, PortalBoot } from './PortalBoot.ts';
export { loadFrameSoon } from './shell/frameParts.tsx';
