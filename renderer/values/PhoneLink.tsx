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

/** A formatted phone number, as a link that dials it. */
export function PhoneLink({ number, country }: PhoneLinkProps) {
  const grouped = groupNumber(number, country);
  // A grouped number has the country code 1, so the library is not needed.
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

/** A number of any other country. It is shown as stored until the library for its link is loaded. */
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
