/** The door of the renderer: a release drawn as a portal. */
export { Portal } from './Portal.tsx';
export type { OtherRelease, PortalBoot } from './PortalBoot.ts';
export { loadAgain, onLostPart } from './runtime/loadAgain.ts';
export type { PortalConfig } from './runtime/PortalConfig.ts';
export { loadFrameSoon } from './shell/frameParts.tsx';
