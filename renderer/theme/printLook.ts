const dialog = '.MuiDialog-root';
const top = `body > ${dialog}`;

/** What is printed: the page without its tools, or the uppermost dialog alone, as long as it is. */
export const printLook = {
  '@media print': {
    '.no-print, .MuiBackdrop-root, .MuiSnackbar-root, .MuiPopover-root, .MuiTooltip-popper': {
      display: 'none !important',
    },
    'tr, li, dl > *': { breakInside: 'avoid' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    [`body:has(> ${dialog}) > *:not(${dialog}), ${top}:has(~ ${dialog})`]: { display: 'none !important' },
    [top]: { position: 'static !important' },
    [`${top} .MuiDialog-container`]: { display: 'block', height: 'auto', opacity: '1 !important' },
    [`${top} .MuiDialog-paper`]: {
      display: 'block',
      width: '100% !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      boxShadow: 'none',
      borderRadius: 0,
      overflow: 'visible',
    },
    [`${top} .MuiDialogContent-root`]: { overflow: 'visible' },
  },
} as const;
