import { Alert, Button, Drawer, IconButton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { use, useId, useMemo, useState } from 'react';
import type { QuestionModel, Text } from '#engine';
import { BelowHeading, Heading, Icon, readSubjects, useRuntime, useText, WhyContext } from '#renderer/host';
import { useStudioText } from '../texts/useStudioText.ts';
import { groupsOf, type WhyGroup } from './entriesOf.ts';
import { labelsOf } from './labelsOf.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { useOutcomes } from './useOutcomes.ts';
import { WhyEntries } from './WhyEntries.tsx';

const closePath =
  'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z';

/** Explains the page: its results, and what is hidden, locked and required on it, and why. It shows the page as it was when it opened. */
export function WhyDrawer() {
  const { close, point } = use(WhyContext);
  const runtime = useRuntime();
  const text = useText();
  const say = useStudioText();
  const id = useId();
  const [subjects] = useState(readSubjects);
  const groups = useMemo(() => groupsOf(subjects, { runtime, write: text }), [subjects, runtime, text]);
  const { news, isFailed } = useOutcomes(subjects);
  const hidden = useMemo(() => onlyHidden(groups), [groups]);
  const [isAll, setAll] = useState(hidden.length === 0);
  const shown = isAll ? groups : hidden;
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      sx={{ zIndex: (theme) => theme.zIndex.modal + 1 }}
      slotProps={{
        paper: { sx: { width: 'min(32rem, 100vw)', p: 3 }, role: 'dialog', 'aria-modal': true, 'aria-labelledby': id },
      }}
    >
      <Stack spacing={2}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={id} variant="h5" component="h2">
            {say('whyTitle')}
          </Typography>
          <IconButton aria-label={say('close')} onClick={close} autoFocus>
            <Icon path={closePath} />
          </IconButton>
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {say('whyRelease', { hash: runtime.release.hash.slice(0, 12) })}
        </Typography>
        {point !== undefined && (
          <Button
            variant="outlined"
            size="small"
            onClick={point}
            aria-keyshortcuts="Control+."
            sx={{ alignSelf: 'start' }}
          >
            {say('pointStart')}
          </Button>
        )}
        {isFailed && <Alert severity="warning">{say('whyOutcomeFailed')}</Alert>}
        {news.map((one, index) =>
          one.state === 'lost' ? (
            <Alert key={one.key} severity="info">
              {say('whyNotKept', { hash: one.hash.slice(0, 12) })}
            </Alert>
          ) : (
            <OutcomeView key={one.outcome.key} outcome={one.outcome} hash={one.hash} isFolded={index > 0} />
          ),
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isAll ? 'all' : 'hidden'}
          onChange={(_event, next) => next !== null && setAll(next === 'all')}
          aria-label={say('whyWhich')}
        >
          <ToggleButton value="hidden">{say('whyHiddenOnly', { count: countOf(hidden) })}</ToggleButton>
          <ToggleButton value="all">{say('whyAll', { count: countOf(groups) })}</ToggleButton>
        </ToggleButtonGroup>
        {shown.length === 0 && <Typography>{say(isAll ? 'whyNothing' : 'whyNothingHidden')}</Typography>}
        {shown.map((group) => (
          <Stack key={group.key} component="section" spacing={1} aria-label={titleOf(group)}>
            <Heading look="line">{titleOf(group)}</Heading>
            <BelowHeading>
              <WhyEntries group={group} labels={labelsFor(group.subject)} expressions={runtime.expressions} />
            </BelowHeading>
          </Stack>
        ))}
      </Stack>
    </Drawer>
  );

  function titleOf({ kind, title }: WhyGroup): string {
    return title === '' ? say(`whyGroup_${kind}`) : title;
  }

  function labelsFor(subject: WhyGroup['subject']) {
    const fields = 'fields' in subject ? subject.fields : [];
    const questions = subject.kind === 'flow' ? subject.input.questions : [];
    const write = (title: Text) => text(title);
    return labelsOf({ release: runtime.release, fields, questions: questions.flatMap(withBelow), write, say });
  }
}

function onlyHidden(groups: readonly WhyGroup[]): readonly WhyGroup[] {
  return groups.flatMap((group) => {
    const entries = group.entries.filter(({ state }) => state === 'hidden' || state === 'refused');
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
}

function countOf(groups: readonly WhyGroup[]): number {
  return groups.reduce((total, { entries }) => total + entries.length, 0);
}

function withBelow(question: QuestionModel): readonly QuestionModel[] {
  return [question, ...question.questions.flatMap(withBelow)];
}
