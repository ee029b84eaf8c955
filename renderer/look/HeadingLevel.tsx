import { createContext, type ReactNode, use } from 'react';
import { Text, type TextLook } from './Text.tsx';

const LevelContext = createContext(1);

const looks = { 1: 'page', 2: 'part', 3: 'group', 4: 'line' } as const;
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

type Level = keyof typeof tags;

function asLevel(level: number): Level {
  return level <= 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4;
}

interface HeadingProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** The style, if it does not follow from the level. */
  readonly look?: TextLook;
}

/** A heading one level below the surrounding one. */
export function Heading({ children, id, look }: HeadingProps) {
  const level = asLevel(use(LevelContext));
  return (
    <Text as={tags[level]} look={look ?? looks[level]} {...(id ? { id } : {})}>
      {children}
    </Text>
  );
}

/** Provides the heading level to the content below a heading: its headings are one level deeper. */
export function BelowHeading({ children, at }: { readonly children: ReactNode; readonly at?: number }) {
  const level = use(LevelContext);
  return <LevelContext value={at ?? level + 1}>{children}</LevelContext>;
}
