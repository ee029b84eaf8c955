import { Box, Divider, Typography } from '@mui/material';
import { hrefOf, resolveTemplate, type TemplateModel } from '#engine';
import { ScopeProvider } from '../../renderer/scope/ScopeProvider.tsx';
import { useScope } from '../../renderer/scope/useScope.ts';
import { Markdown } from '../../renderer/texts/Markdown.tsx';
import { useText } from '../../renderer/texts/useText.ts';
import type { Drawing } from '../plan/StoryPlan.ts';
import { sampleGiven } from '../samples/sampleGiven.ts';
import type { Drawn } from './drawStory.tsx';
import { Sheet } from './Sheet.tsx';
import type { StageWorld } from './StageWorld.ts';

/** Renders a mail with sample data: its recipients, subject and body. */
export function drawMail(world: StageWorld, { template: id }: Extract<Drawing, { draw: 'template' }>): Drawn {
  const template = world.release.templates[id];
  if (!template) throw new Error(`No mail "${id}" in this release`);
  const given = sampleGiven(template.given, world);
  const element = (
    <Sheet title={id}>
      <ScopeProvider variables={{ ...given, ...linksOf(template, { given, world }) }}>
        <Mail template={template} />
      </ScopeProvider>
    </Sheet>
  );
  return { element, data: { given } };
}

/** Returns the URLs of its links for a portal at an example address. */
function linksOf(
  { links = {} }: TemplateModel,
  { given, world }: { readonly given: Readonly<Record<string, unknown>>; readonly world: StageWorld },
): Readonly<Record<string, string>> {
  const scope = { ...world.scope, variables: { setting: world.release.settings, ...given } };
  return Object.fromEntries(
    Object.entries(links).map(([name, link]) => [
      name,
      `https://portal.example${hrefOf(link.screen, link.with, scope, world.release) ?? ''}`,
    ]),
  );
}

function Mail({ template }: { readonly template: TemplateModel }) {
  const scope = useScope();
  const text = useText();
  const to = [template.to].flat().map((one) => resolveTemplate(one, scope));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>To: {to.flat().join(', ')}</Typography>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {text(template.subject, undefined, scope)}
      </Typography>
      <Divider />
      <Markdown text={text(template.body, undefined, scope)} />
    </Box>
  );
}
