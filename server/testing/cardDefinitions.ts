const card = {
  title: 'Card',
  key: 'cardId',
  properties: {
    cardId: { title: 'Number', type: 'integer', readOnly: true },
    name: { title: 'Name', type: 'string', required: true },
    level: { title: 'Level', values: ['adult', 'child'], default: 'adult' },
    guardian: { title: 'Guardian', type: 'string', when: "=this.level == 'child'", default: 'parents' },
    fee: { title: 'Fee', type: 'number', default: 5 },
    years: { title: 'Years', type: 'integer', default: 1 },
    total: { title: 'Total', type: 'number', value: '=this.fee * double(this.years)' },
    ends: { title: 'Ends', type: 'string', format: 'date' },
    ended: { title: 'Ended', type: 'boolean', value: '=this.ends < today()' },
    state: { title: 'State', values: ['NEW', 'SENT'], readOnly: true },
    tags: { title: 'Tags', type: 'array', items: { type: 'string' } },
  },
  rules: [{ rule: 'dear', at: 'fee', check: '=this.total <= 100', message: 'A card costs 100 at most' }],
};

/** Without a lifecycle. No user can set the floor of a new desk with its own door. */
const desk = {
  title: 'Desk',
  key: 'deskId',
  properties: {
    deskId: { title: 'Number', type: 'integer', readOnly: true },
    name: { title: 'Name', type: 'string', required: true },
    kind: { title: 'Kind', values: ['counter', 'door'] },
    floor: {
      title: 'Floor',
      type: 'integer',
      required: "=this.kind == 'door'",
      messages: { required: 'A door is on a floor' },
    },
    width: { title: 'Width', type: 'number' },
    depth: { title: 'Depth', type: 'number', default: 2 },
    area: { title: 'Area', type: 'number', value: '=this.width * this.depth' },
    drawers: { title: 'Drawers', type: 'integer', when: "=this.kind == 'counter'", default: 3 },
  },
  rules: [{ rule: 'roomy', at: 'width', check: '=this.area >= 4.0', message: 'A desk is too small' }],
};

const entities = { card, desk };

const fields = ['name', 'level', 'guardian', 'fee', 'years', 'ends', 'tags'];
const filter = { wire: 'pipes', fields: ['name', 'total', 'ended', 'tags', 'years'] };
const desks = ['name', 'kind', 'width', 'drawers'];

const operations: Readonly<Record<string, object>> = {
  'cards.list': { call: 'GET /cards', result: { page: 'card' }, filter },
  'cards.get': { call: 'GET /cards/{cardId}', result: 'card' },
  'cards.create': { call: 'POST /cards', of: 'card', result: 'card', body: fields },
  'cards.replace': { call: 'PUT /cards/{cardId}', of: 'card', result: 'card', body: fields },
  'cards.amend': { call: 'PATCH /cards/{cardId}', of: 'card', result: 'card', body: fields },
  'cards.send': { call: 'POST /cards/{cardId}/sending', of: 'card', result: 'card', body: ['name'] },
  'desks.create': { call: 'POST /desks', of: 'desk', result: 'desk', body: desks },
  'desks.amend': { call: 'PATCH /desks/{deskId}', of: 'desk', result: 'desk', body: desks },
  'papers.create': {
    call: 'POST /papers',
    of: 'paper',
    result: 'paper',
    body: [
      { field: 'about', title: 'About', type: 'integer', required: true },
      { field: 'line', title: 'Line', type: 'string', value: "='Card ' + string(this.about)" },
    ],
  },
  'papers.file': { call: 'POST /papers/filed', of: 'paper', result: 'paper', body: ['about'], allow: 'nobody' },
  'papers.amend': { call: 'PATCH /papers/{paperId}', of: 'paper', result: 'paper', body: ['about', 'line'] },
  'papers.list': { call: 'GET /papers', result: { list: 'paper' } },
};

const paper = {
  title: 'Paper',
  key: 'paperId',
  properties: {
    paperId: { title: 'Number', type: 'integer', readOnly: true },
    about: { title: 'About', type: 'integer', required: true },
    card: { title: 'Card', $ref: 'card', by: 'about' },
    line: { title: 'Line', type: 'string' },
  },
  rules: [{ rule: 'long', at: 'about', check: '=this.card.years >= 1', message: 'The card is too short' }],
};

/** Returns a lifecycle of cards whose event `cards.send` has these effects. */
function lifecycleOf(effects: readonly object[]): object {
  return {
    of: 'card',
    at: 'state',
    events: [
      { on: 'cards.create', to: 'NEW' },
      { on: 'cards.replace', from: 'NEW', when: "=this.name != 'Old'", message: 'An old card stays' },
      { on: 'cards.amend', from: ['NEW', 'SENT'], to: 'NEW', set: { years: '=this.years + 1' } },
      { on: 'cards.send', from: 'NEW', to: 'SENT', effects },
    ],
  };
}

/** Returns cards and desks of the library: hidden and computed properties, rules over them, and events with bodies. */
export function cardDefinitions(effects: readonly object[] = []) {
  return [
    ...Object.entries({ ...entities, paper }).map(([id, json]) => ({ kind: 'entity', id, json })),
    ...Object.entries(operations).map(([id, json]) => ({
      kind: 'operation',
      id,
      json: { title: id, allow: 'librarian', ...json },
    })),
    { kind: 'lifecycle', id: 'card', json: lifecycleOf(effects) },
  ];
}
