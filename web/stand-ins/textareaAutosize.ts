/** Replaces MUI's text area, which measures its height with JavaScript: the portal's text areas grow by CSS alone. */
export default function TextareaAutosize(): never {
  throw new Error('No input is multiline');
}
