import { Box } from '@mui/material';
import type { MenuModel } from '#engine';
import { MenuItems } from '../../renderer/shell/MenuItems.tsx';
import { useEngineText } from '../../renderer/texts/useEngineText.ts';
import type { Drawing } from '../plan/StoryPlan.ts';
import type { Drawn } from './drawStory.tsx';
import { Sheet } from './Sheet.tsx';
import type { StageWorld } from './StageWorld.ts';

/** Renders a menu for a user of a role. */
export function drawMenu(world: StageWorld, { menu: id }: Extract<Drawing, { draw: 'menu' }>): Drawn {
  const menu = world.release.menus[id];
  if (!menu) throw new Error(`No menu "${id}" in this release`);
  const element = (
    <Sheet title={id}>
      <Menu menu={menu} />
    </Sheet>
  );
  return { element, data: { user: world.user } };
}

function Menu({ menu }: { readonly menu: MenuModel }) {
  const say = useEngineText();
  return (
    <Box component="nav" aria-label={say('menu')} sx={{ maxWidth: 275 }}>
      <MenuItems items={menu.items} />
    </Box>
  );
}
