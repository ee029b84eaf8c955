import './blocks.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TextLink } from '../look/TextLink.tsx';
import { whenIdle } from '../runtime/whenIdle.ts';
import { groupNumber } from './groupNumber.ts';

interface PhoneLinkProps {
  readonly number: string;
  readonly country: string;
}

const countries = { areHere: false };

/** A phone number that can be dialled, grouped as its country writes it: at once where that is simple, else when the library is there. */
export function PhoneLink({ number, country }: PhoneLinkProps) {
  const [isTime, setTime] = useState(countries.areHere);
  useEffect(() => (isTime ? undefined : whenIdle(() => setTime(true))), [isTime]);
  const { data } = useQuery({
    queryKey: ['phone', country, number],
    queryFn: async () => {
      const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
      countries.areHere = true;
      const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : 'US');
      return parsed?.isPossible() ? { href: parsed.getURI(), words: parsed.formatNational() } : null;
    },
    enabled: isTime,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <TextLink href={data?.href ?? `tel:${number}`} className="phone-link">
      {data?.words ?? groupNumber(number, country)}
    </TextLink>
  );
}
