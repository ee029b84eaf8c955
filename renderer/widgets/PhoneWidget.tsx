import { useEffect, useState } from 'react';
import { BaseInput } from './BaseInput.tsx';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';
import { shownText } from './shownText.ts';
import { spaceNumber } from './spaceNumber.ts';
import { listWord } from './widgetWords.ts';

type FormatPhone = (text: string) => string;

async function loadFormat(country: string): Promise<FormatPhone> {
  const { AsYouType, isSupportedCountry } = await import('libphonenumber-js/min');
  return (text) => new AsYouType(isSupportedCountry(country) ? country : 'US').input(text);
}

/** A phone number, spaced while it is typed; nothing that is typed is taken away. */
export function PhoneWidget(props: FieldWidgetProps) {
  const country = listWord(props.field, 'countries')[0] ?? 'US';
  const [format, setFormat] = useState<FormatPhone>();
  const [isEntered, setEntered] = useState(false);
  // What knows the countries is larger than many a page: it comes with the first number that is typed.
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
  return (
    <BaseInput
      {...props}
      type="tel"
      inputMode="tel"
      text={stored}
      enter={() => setEntered(true)}
      read={(text) => {
        if (text === '') return undefined;
        return format ? spaceNumber({ before: stored, text, format }) : text;
      }}
    />
  );
}
