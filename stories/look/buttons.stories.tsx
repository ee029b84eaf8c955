import { mdiPlus } from '@mdi/js';
import { Button } from '../../renderer/look/Button.tsx';
import { Icon } from '../../renderer/look/Icon.tsx';
import { IconButton } from '../../renderer/look/IconButton.tsx';
import { TextLink } from '../../renderer/look/TextLink.tsx';
import { longText } from '../blocks/blockStory.tsx';
import { lookStory } from './lookStory.tsx';

const plus = <Icon path={mdiPlus} size="small" />;

export default { title: 'Look/buttons' };
export const Default = lookStory(
  'Buttons',
  <>
    <Button variant="contained">Lend</Button>
    <Button variant="outlined">Reserve</Button>
    <Button>Cancel</Button>
    <Button color="inherit">Close</Button>
    <Button variant="outlined" size="small" startIcon={plus}>
      Add a book
    </Button>
    <Button to="/books">All books</Button>
    <IconButton aria-label="Add a book">{plus}</IconButton>
    <TextLink to="/books">Books</TextLink>
  </>,
);
export const Resting = lookStory(
  'Buttons that cannot be pressed',
  <>
    <Button variant="contained" disabled>
      Lend
    </Button>
    <Button variant="outlined" disabled>
      Reserve
    </Button>
    <Button variant="contained" loading>
      Lend
    </Button>
    <Button variant="contained" loading loadingPosition="start">
      Lend
    </Button>
    <IconButton aria-label="Add a book" disabled>
      {plus}
    </IconButton>
  </>,
);
export const LongText = lookStory('Buttons with long words', <Button variant="contained">{longText}</Button>);
