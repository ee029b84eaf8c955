import './shell.css';
import type { MenuItemModel } from '#engine';
import { TextLink } from '../look/TextLink.tsx';
import { findAvailability } from '../runtime/availability.ts';
import { hrefOf } from '../runtime/hrefOf.ts';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { useText } from '../runtime/useText.ts';

/** The links of the footer's menu, if the release has one. */
export function Footer() {
  const { release, config } = useRuntime();
  const say = useEngineText();
  const menu = release.menus[config.footerMenu];
  if (menu === undefined || menu.items.length === 0) return null;
  return (
    <footer className="footer no-print">
      <nav aria-label={say('footer')}>
        {menu.items.map((item) => (
          <FooterLink key={item.item === 'group' ? item.name : item.action.name} item={item} />
        ))}
      </nav>
    </footer>
  );
}

function FooterLink({ item }: { readonly item: MenuItemModel }) {
  const { release } = useRuntime();
  const scope = useScope();
  const text = useText();
  if (item.item === 'group' || item.action.target.verb !== 'go') return null;
  const { action } = item;
  const href = hrefOf(item.action.target.screen, action.with, scope, release);
  if (href === undefined || findAvailability(action, scope, release).state !== 'open') return null;
  return (
    <TextLink to={href} quiet {...(action.tab === 'new' ? { target: '_blank', rel: 'noopener' } : {})}>
      {text(action.title)}
    </TextLink>
  );
}
