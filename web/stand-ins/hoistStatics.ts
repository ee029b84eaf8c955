/**
 * Replaces the function with which Emotion's `withTheme` copies static properties between components. The portal does
 * not use `withTheme`.
 */
export default function refuse(): never {
  throw new Error('No component is wrapped by withTheme');
}
