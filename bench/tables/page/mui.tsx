import {
  createTheme,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  ThemeProvider,
} from '@mui/material';
import { memo, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, makePeople, type Person, sortPeople } from '../people.ts';
import { drive } from './drive.ts';

const people = makePeople(10_000);
const theme = createTheme();

/** MUI's table as in its documentation, with all rows. */
function Plain() {
  const [by, setBy] = useState<keyof Person>();
  const rows = useMemo(() => (by === undefined ? people : sortPeople(people, by)), [by]);
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(([name, title]) => (
              <TableCell key={name}>
                <TableSortLabel active={by === name} onClick={() => setBy(name)}>
                  {title}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((person) => (
            <Line key={person.number} person={person} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Line = memo(function Line({ person }: { readonly person: Person }) {
  return (
    <TableRow hover>
      {columns.map(([name]) => (
        <TableCell key={name}>{String(person[name])}</TableCell>
      ))}
    </TableRow>
  );
});

drive(() =>
  createRoot(document.getElementById('root') ?? document.body).render(
    <ThemeProvider theme={theme}>
      <Plain />
    </ThemeProvider>,
  ),
);
