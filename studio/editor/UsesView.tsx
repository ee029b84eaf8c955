import { Link, Stack, Typography } from '@mui/material';
import { Heading } from '#renderer/host';
import type { DefinitionName } from '../data/operations.ts';
import { useUses } from '../data/useStudioData.ts';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { useStudioText } from '../texts/useStudioText.ts';

interface UsesViewProps {
  readonly name: DefinitionName;
  readonly hash: string;
}

/** Nobody reads more of them. */
const most = 300;

/** Where the definition is named. */
export function UsesView({ name, hash }: UsesViewProps) {
  const say = useStudioText();
  const { show } = useStudioLocation();
  const { data: uses, error } = useUses(hash, name);
  if (error !== null) return say('failed', { message: error.message });
  if (uses === undefined) return <span role="status">{say('loading')}</span>;
  if (uses.length === 0) return <Typography color="text.secondary">{say('noUses')}</Typography>;
  return (
    <>
      <Heading look="group">{say('usesText')}</Heading>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uses.slice(0, most).map((use) => (
          <li key={`${use.kind} ${use.definition} ${use.pointer} ${use.name}`}>
            <Link
              component="button"
              sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
              onClick={() => show(use, { view: 'json', pointer: use.pointer })}
            >
              {use.definition}
            </Link>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {use.kind} · {say('line', { line: use.line })} · {use.name}
            </Typography>
          </li>
        ))}
      </Stack>
    </>
  );
}
