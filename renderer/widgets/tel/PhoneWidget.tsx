import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { groupNumber, numberCountry } from '#engine';
import { BaseInput } from '../BaseInput.tsx';
import { shownText } from '../shownText.ts';
import { spaceNumber } from './spaceNumber.ts';

type FormatPhone = (text: string) => string;

async function loadFormat(country: string): Promise<FormatPhone> {
  const { AsYouType, isSupportedCountry } = await import('libphonenumber-js/min');
  return (text) => new AsYouType(isSupportedCountry(country) ? country : 'US').input(text);
}

/** A phone number that is spaced while it is typed; no typed character is removed. */
export function PhoneWidget(props: WidgetProps) {
  const country = numberCountry({ words: props.options });
  const [format, setFormat] = useState<FormatPhone>();
  const [isEntered, setEntered] = useState(false);
  // The library with the countries is large, so it is loaded when the first number is typed.
  useEffect(() => {
    if (!isEntered) return undefined;
    let current = true;
    void loadFormat(country).then((loaded) => {
      if (current) setFormat(() => loaded);
    });
    return () => {
      current = false;
    };
  }, [country, isEntered]);

  const stored = shownText(props.value);
  // A stored number is formatted as elsewhere; the one that is being typed is not.
  const [typed, setTyped] = useState<string>();
  const shown = stored === typed ? stored : (groupNumber(stored, country) ?? stored);
  return (
    <BaseInput
      {...props}
      type="tel"
      inputMode="tel"
      text={shown}
      onFocus={() => setEntered(true)}
      read={(text) => {
        const number = format ? spaceNumber({ before: shown, text, format }) : text;
        setTyped(number);
        return number === '' ? undefined : number;
      }}
    />
  );
}
