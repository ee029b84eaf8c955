import { type HandlerContext, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { fromMessage, toMessage } from './legalText.ts';

type Row = Readonly<Record<string, unknown>>;

/** Legal text → the part that contains it. */
const parts = {
  terms: 'terms-and-conditions-text',
  security: 'security-policy-text',
  california: 'california-privacy-policy-text',
} as const;

type Policy = keyof typeof parts;

/** Language → the property with the text. English is in the definition itself. */
const translations = { fr: 'french', ro: 'romanian', zh: 'chinese' } as const;

const list = definePortalHandler('legal.list', async (context) =>
  Object.keys(parts).flatMap((policy) => (isPolicy(policy) ? [presentText(context, policy)] : [])),
);

/**
 * Publishes a release with another text in all languages, its version and its date. Open pages load it with their next
 * step. Earlier versions remain in earlier releases.
 */
const publish = definePortalHandler('legal.publish', async (context) => {
  const { args, release, scope } = context;
  const { policy, version } = args;
  if (!isPolicy(policy)) return context.notFound();
  if (version === release.settings[`${policy}Version`])
    return refuseField(context, { path: 'version', code: 'options' });
  const part = parts[policy];
  const english = toMessage(args.english);
  const publishedOn = scope.clock.today();
  const changes = [
    await edit(context, { kind: 'screen', definition: part }, (screen) => ({
      ...screen,
      body: listOf(screen['body']).map((block) =>
        block['markdown'] === 'words' ? { ...block, text: english } : block,
      ),
    })),
    await edit(context, { kind: 'setting', definition: 'legal' }, (settings) => ({
      ...settings,
      [`${policy}Version`]: { ...Object(settings[`${policy}Version`]), value: version },
      [`${policy}PublishedOn`]: { ...Object(settings[`${policy}PublishedOn`]), value: publishedOn },
    })),
  ];
  for (const [language, property] of Object.entries(translations)) {
    const translated = { of: english, is: toMessage(String(args[property])) };
    changes.push(
      await edit(context, { kind: 'locale', definition: `${language}/${part}.screen` }, (texts) => ({
        ...texts,
        'words.text': translated,
      })),
    );
  }
  await context.run('releases.publish', { base: release.hash, changes, note: `${part} ${version}` });
  const { english: written, french, romanian, chinese } = args;
  return { policy, version, publishedOn, english: written, french, romanian, chinese };
});

/** Reading and publishing the legal texts. */
export const legalHandlers = [list, publish];

function isPolicy(name: string): name is Policy {
  return Object.hasOwn(parts, name);
}

function presentText({ release }: HandlerContext, policy: Policy) {
  const key = `${parts[policy]}.screen/words.text`;
  const inLanguage = (language: string): string => fromMessage(release.texts[language]?.[key] ?? '');
  return {
    policy,
    version: String(release.settings[`${policy}Version`]),
    publishedOn: String(release.settings[`${policy}PublishedOn`]),
    english: inLanguage('en'),
    french: inLanguage('fr'),
    romanian: inLanguage('ro'),
    chinese: inLanguage('zh'),
  };
}

interface Named {
  readonly kind: string;
  readonly definition: string;
}

/** Returns a change of a definition of the live release. */
async function edit(
  context: HandlerContext,
  named: Named,
  change: (json: Row) => Row,
): Promise<Named & { text: string }> {
  const found = await context.run('releases.definition', { hash: context.release.hash, ...named });
  const json: Row = JSON.parse(String(Object(found).text));
  return { ...named, text: `${JSON.stringify(change(json), null, 2)}\n` };
}

function listOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value : [];
}
