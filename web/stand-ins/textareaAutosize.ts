/** Stands for MUI's text area, which measures itself in scripts: ours grow by styles alone. */
export default function TextareaAutosize(): never {
  throw new Error('No input is multiline');
}
