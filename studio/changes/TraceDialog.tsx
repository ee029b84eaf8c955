import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useMediaQuery,
} from '@mui/material';
import { type SxProps, useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { AnswerReplay, ChangedRecord } from '../data/operations.ts';
import { useCaller } from '../data/useStudioData.ts';
import { useStudioText } from '../texts/useStudioText.ts';

interface TraceDialogProps {
  readonly hash: string;
  readonly drafts: readonly number[];
  readonly entity: string;
  readonly row: ChangedRecord;
  readonly onClose: () => void;
}

/** Every answer and every result of one record under the live release and under the drafts, side by side. */
export function TraceDialog({ hash, drafts, entity, row, onClose }: TraceDialogProps) {
  const say = useStudioText();
  const call = useCaller();
  const id = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { data, error } = useQuery({
    queryKey: ['studio', 'trace', hash, drafts, entity, row.record],
    queryFn: () => call('releases.replay', { base: hash, drafts, entity, record: row.record }),
    gcTime: 0,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={isNarrow} aria-labelledby={id}>
      <DialogTitle id={id}>{row.title}</DialogTitle>
      <DialogContent>
        {error !== null && say('failed', { message: error.message })}
        {data === undefined && error === null && say('loading')}
        {data && <Trace {...data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Trace({ answers = [], results = [] }: AnswerReplay) {
  const say = useStudioText();
  const sideOf = (state: NonNullable<AnswerReplay['answers']>[number]['before'], marks = ''): string =>
    state === 'counted' && marks !== '' ? marks : say(`state_${state}`);
  return (
    <>
      <SideBySide
        head={[say('resultName')]}
        rows={results.map(({ result, before = '', after = '' }) => ({ key: result, cells: [result], before, after }))}
      />
      <SideBySide
        head={[say('question'), say('answer')]}
        rows={answers.map(({ question, text = '', answer = '', before, after, beforeMarks, afterMarks }) => ({
          key: question,
          cells: [text || question, answer],
          before: sideOf(before, beforeMarks),
          after: sideOf(after, afterMarks),
        }))}
      />
    </>
  );
}

interface SideBySideProps {
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly string[];
    readonly before: string;
    readonly after: string;
  }[];
}

/** Rows that differ are marked by a bar and bold letters. */
function SideBySide({ head, rows }: SideBySideProps) {
  const say = useStudioText();
  const titles = [...head, say('before'), say('after')];
  return (
    <TableContainer sx={{ mb: 3 }} tabIndex={0} role="region" aria-label={head.join(', ')}>
      <Table size="small" sx={narrowTable}>
        <TableHead>
          <TableRow>
            {titles.map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells, before, after }) => (
            <TableRow key={key} sx={before === after ? {} : { boxShadow: changedBar, bgcolor: 'action.hover' }}>
              {cells.map((cell, index) => (
                <TableCell key={titles[index]} sx={{ minWidth: '10rem', overflowWrap: 'anywhere' }}>
                  {cell}
                </TableCell>
              ))}
              <TableCell data-title={say('before')}>{before}</TableCell>
              <TableCell data-title={say('after')}>
                {before === after ? after : <Box component="strong">{after}</Box>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const changedBar = 'inset 4px 0 0 var(--mui-palette-warning-main, #ed6c02)';

/** On a narrow screen each row is a block: the question and the answer above, and both results beside each other. */
const narrowTable: SxProps = {
  '@media (max-width: 599px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', py: 1, borderBottom: 1, borderColor: 'divider' },
    '& td.MuiTableCell-root': { border: 0, minWidth: 0, px: 1.5, py: 0.25, overflowWrap: 'anywhere' },
    '& td:not([data-title])': { gridColumn: '1 / -1' },
    '& td[data-title]::before': { content: 'attr(data-title)', display: 'block', color: 'text.secondary' },
  },
};
