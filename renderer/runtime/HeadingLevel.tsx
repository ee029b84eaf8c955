import { Typography, type TypographyProps } from '@mui/material';
import { createContext, type ReactNode, use } from 'react';

const LevelContext = createContext(1);

const sizes = { 1: 'h4', 2: 'h6', 3: 'subtitle1', 4: 'subtitle2' } as const;
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

type Level = keyof typeof tags;

function asLevel(level: number): Level {
  return level <= 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : 4;
}

/** A heading one level below the one around it. */
export function Heading({ children, sx, id }: Pick<TypographyProps, 'children' | 'sx' | 'id'>) {
  const level = asLevel(use(LevelContext));
  return (
    <Typography variant={sizes[level]} component={tags[level]} {...(id ? { id } : {})} {...(sx ? { sx } : {})}>
      {children}
    </Typography>
  );
}

/** What is below a heading: headings inside are one level deeper. */
export function BelowHeading({ children, at }: { readonly children: ReactNode; readonly at?: number }) {
  const level = use(LevelContext);
  return <LevelContext value={at ?? level + 1}>{children}</LevelContext>;
}
