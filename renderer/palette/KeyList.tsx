import { useEngineText } from '../texts/useEngineText.ts';

const keys = [
  { keys: ['Ctrl', 'K'], text: 'palette.keyOpen' },
  { keys: ['/'], text: 'palette.keyOpen' },
  { keys: ['?'], text: 'palette.keyHelp' },
  { keys: ['↑', '↓'], text: 'palette.keyMove' },
  { keys: ['Enter'], text: 'palette.keyGo' },
  { keys: ['←', '→'], text: 'palette.keyRow' },
  { keys: ['Esc'], text: 'palette.keyClose' },
] as const;

/** The list of keys that work on every page. */
export function KeyList() {
  const say = useEngineText();
  return (
    <section className="palette-keys">
      <h2 className="palette-heading">{say('palette.keys')}</h2>
      <dl>
        {keys.map(({ keys: pressed, text }) => (
          <div key={pressed.join(' ')}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
