import './values.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { groupNumber } from '#engine';
import { whenIdle } from '../lazy/whenIdle.ts';
import { TextLink } from '../look/TextLink.tsx';

interface PhoneLinkProps {
  readonly number: string;
  readonly country: string;
}

/** A phone number that can be dialled, written as everywhere else. */
export function PhoneLink({ number, country }: PhoneLinkProps) {
  const grouped = groupNumber(number, country);
  // A grouped number has the country code 1: nothing has to be looked up.
  if (grouped !== undefined) {
    return (
      <TextLink href={`tel:+1${grouped.replace(/\D/g, '')}`} className="phone-link">
        {grouped}
      </TextLink>
    );
  }
  return <ForeignPhoneLink number={number} country={country} />;
}

const countries = { areHere: false };

/** A number of any other country: its words are what is stored, and where it leads is known once the library is there. */
function ForeignPhoneLink({ number, country }: PhoneLinkProps) {
  const [isTime, setTime] = useState(countries.areHere);
  useEffect(() => (isTime ? undefined : whenIdle(() => setTime(true))), [isTime]);
  const { data } = useQuery({
    queryKey: ['phone', country, number],
    queryFn: async () => {
      const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
      countries.areHere = true;
      const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : 'US');
      return parsed?.isPossible() ? parsed.getURI() : null;
    },
    enabled: isTime,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <TextLink href={data ?? `tel:${number}`} className="phone-link">
      {number}
    </TextLink>
  );
}
