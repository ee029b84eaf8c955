import { Box, Button, Stack, Typography } from '@mui/material';
import { memo, useMemo, useState } from 'react';
import { Heading, lazyComponent, toLazyModule } from '#renderer/host';
import type { DefinitionName } from '../data/operations.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { titleOfName } from '../wording/titleOfName.ts';
import { expressionsAt, type WrittenExpression } from './expressionsAt.ts';

interface TryPanelProps {
  readonly name: DefinitionName;
  readonly hash: string;
  readonly json: unknown;
  /** JSON Pointer of what is selected. */
  readonly pointer: string;
}

const TryForm = lazyComponent(
  toLazyModule(
    () => import('./TryForm.tsx'),
    ({ TryForm: shown }) => shown,
  ),
);

/** The expressions of what is selected, each of which can be tried on a record. */
export const TryPanel = memo(function TryPanel({ name, hash, json, pointer }: TryPanelProps) {
  const say = useStudioText();
  const expressions = useMemo(() => expressionsAt(json, pointer), [json, pointer]);
  if (expressions.length === 0) return null;
  return (
    <Stack spacing={1.5} component="section" aria-label={say('tryTitle')}>
      <Heading look="line">{say('tryTitle')}</Heading>
      {expressions.map((one) => (
        <Expression key={one.pointer} name={name} hash={hash} json={json} expression={one} />
      ))}
    </Stack>
  );
});

interface ExpressionProps extends Omit<TryPanelProps, 'pointer'> {
  readonly expression: WrittenExpression;
}

function Expression({ expression, ...rest }: ExpressionProps) {
  const say = useStudioText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {titleOfName(expression.word)}: <code>{expression.source}</code>
      </Typography>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say('tryStart')}
      </Button>
      {isOpen && <TryForm {...rest} source={expression.source} />}
    </Box>
  );
}
