/** Loads the overlays of every page, which must be available when the server is unreachable. */
export function loadShell(): Promise<unknown> {
  return Promise.all([
    import('../theme/Themed.tsx'),
    import('./ShownNotice.tsx'),
    import('./ConfirmDialog.tsx'),
    import('./OpenDialog.tsx'),
    import('./ExpiredDialog.tsx'),
    import('./SideDrawer.tsx'),
    import('../icons/SvgIcon.tsx'),
    import('../hints/HintBubble.tsx'),
    import('../session/startSession.ts'),
  ]);
}
