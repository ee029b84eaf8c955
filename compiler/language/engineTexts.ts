import de from './engine-texts/de.json' with { type: 'json' };
import en from './engine-texts/en.json' with { type: 'json' };
import es from './engine-texts/es.json' with { type: 'json' };
import fr from './engine-texts/fr.json' with { type: 'json' };
import ro from './engine-texts/ro.json' with { type: 'json' };
import zh from './engine-texts/zh.json' with { type: 'json' };

/** A text of the engine, with the English text that a translation is based on. */
interface EngineText {
  readonly is: string;
  readonly of?: string;
}

/** The engine's own texts by language and path. A portal in one of these languages only translates its own texts. */
export const engineTexts: ReadonlyMap<string, Readonly<Record<string, EngineText>>> = new Map(
  Object.entries({ en, de, es, fr, ro, zh }),
);

/** The English texts of the engine, by path. */
export const englishEngineTexts: Readonly<Record<string, EngineText>> = en;
