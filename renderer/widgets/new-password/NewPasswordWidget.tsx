import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import { Box, LinearProgress, Typography } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { Icon } from '../../look/Icon.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { PasswordWidget } from '../password/PasswordWidget.tsx';
import { listOption } from '../readOptions.ts';
import { passwordStrength } from './passwordStrength.ts';
import { useRuleStatus } from './useRuleStatus.ts';

/** The input of a new password, with a live list of its type's rules and a strength meter. */
export function NewPasswordWidget(props: WidgetProps) {
  const say = useEngineText();
  const rules = useRuleStatus(props.options['model'], props.value);
  const rulesId = `${props.id}__rules`;
  const strengths = listOption(props, 'strength');
  const { kept, all } = passwordStrength(rules);
  const strength = strengths[Math.min(kept, strengths.length - 1)];
  return (
    <Box>
      <PasswordWidget {...props} options={{ ...props.options, describedBy: rulesId }} />
      {strength !== undefined && props.value !== undefined && (
        <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
          <LinearProgress
            variant="determinate"
            aria-label={say('passwordStrength')}
            value={all === 0 ? 0 : (100 * kept) / all}
            color={kept === all ? 'success' : kept * 2 < all ? 'error' : 'warning'}
            sx={{ flex: 1, height: 6, borderRadius: 3 }}
          />
          <Typography variant="caption" role="status">
            {strength}
          </Typography>
        </Box>
      )}
      {rules.length > 0 && (
        <Box component="ul" id={rulesId} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {rules.map((rule) => (
            <Box component="li" key={rule.name} sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start' }}>
              <Box sx={{ display: 'flex', mt: '3px', color: rule.kept ? 'success.main' : 'action.disabled' }}>
                <Icon
                  path={rule.kept ? mdiCheckCircle : mdiCircleOutline}
                  size="inherit"
                  title={say(rule.kept ? 'ruleKept' : 'ruleOpen')}
                />
              </Box>
              <Typography variant="caption" color={rule.kept ? 'text.primary' : 'text.secondary'}>
                {rule.message}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
