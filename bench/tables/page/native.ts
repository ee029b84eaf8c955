import { columns, makePeople, type Person, sortPeople } from '../people.ts';
import { drive } from './drive.ts';

/** A native table without a library, with all rows. */
const people = makePeople(10_000);
const table = document.createElement('table');
const body = document.createElement('tbody');

drive(() => {
  const head = document.createElement('thead').insertRow();
  for (const [name, title] of columns) {
    const cell = document.createElement('th');
    cell.textContent = title;
    cell.onclick = () => fill(sortPeople(people, name));
    head.append(cell);
  }
  table.append(head, body);
  fill(people);
  document.getElementById('root')?.append(table);
});

function fill(rows: readonly Person[]): void {
  body.replaceChildren(
    ...rows.map((person) => {
      const row = document.createElement('tr');
      for (const [name] of columns) row.insertCell().textContent = String(person[name]);
      return row;
    }),
  );
}
