import { Alert, AlertTitle } from '../../renderer/look/Alert.tsx';
import { Button } from '../../renderer/look/Button.tsx';
import { Chip } from '../../renderer/look/Chip.tsx';
import { longText } from '../blocks/blockStory.tsx';
import { lookStory } from './lookStory.tsx';

const severities = ['success', 'info', 'warning', 'error'] as const;

export default { title: 'Look/messages' };
export const Default = lookStory(
  'Messages',
  severities.map((severity) => (
    <Alert
      key={severity}
      severity={severity}
      {...(severity === 'success' ? { action: <Button color="inherit">Undo</Button> } : {})}
    >
      The book is back.
    </Alert>
  )),
);
export const Titled = lookStory(
  'Messages with a title',
  severities.map((severity) => (
    <Alert key={severity} severity={severity} variant="outlined">
      <AlertTitle>Two things are missing</AlertTitle>
      Title and author.
    </Alert>
  )),
);
export const Full = lookStory(
  'Messages in full colour',
  severities.map((severity) => (
    <Alert key={severity} severity={severity} variant="filled">
      The book is back.
    </Alert>
  )),
);
export const Chips = lookStory(
  'Words in the tint of their tone',
  (['neutral', ...severities] as const).map((tone) => <Chip key={tone} tone={tone} label="Lent" />),
);
export const LongText = lookStory('Long messages', <Alert severity="warning">{longText}</Alert>);
