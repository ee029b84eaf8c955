import { getSubmitButtonOptions, type SubmitButtonProps } from '@rjsf/utils';
import { Button } from '../look/Button.tsx';

/** The button that submits a form. */
export function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { submitText, norender, props } = getSubmitButtonOptions(uiSchema);
  if (norender === true) return null;
  return (
    <Button type="submit" variant="contained" disabled={props?.disabled === true}>
      {submitText}
    </Button>
  );
}
