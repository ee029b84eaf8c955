/** Stands for what Emotion's `withTheme` copies between components: ours read the theme where they are styled. */
export default function refuse(): never {
  throw new Error('No component is wrapped by withTheme');
}
