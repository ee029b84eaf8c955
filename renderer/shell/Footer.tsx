import './shell.css';
import { hrefOf, type MenuItemModel } from '#engine';
import { findAvailability } from '../calls/availability.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { TextLink } from '../look/TextLink.tsx';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';

/** Renders the links of the footer menu, if the release has one. */
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
  const runtime = useRuntime();
  const scope = useScope();
  const text = useText();
  if (item.item === 'group' || item.action.target.verb !== 'go') return null;
  const { action } = item;
  const href = hrefOf(item.action.target.screen, action.with, scope, runtime.release);
  if (href === undefined || findAvailability(action, scope, runtime).state !== 'open') return null;
  return (
    <TextLink to={href} quiet {...(action.tab === 'new' ? { target: '_blank', rel: 'noopener' } : {})}>
      {text(action.title)}
    </TextLink>
  );
}
