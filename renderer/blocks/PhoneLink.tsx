import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

interface PhoneLinkProps {
  readonly number: string;
  readonly country: string;
}

/** A phone number that can be dialled, grouped as its country writes it. */
export function PhoneLink({ number, country }: PhoneLinkProps) {
  const { data } = useQuery({
    queryKey: ['phone', country, number],
    queryFn: async () => {
      const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
      const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : 'US');
      return parsed?.isPossible() ? { href: parsed.getURI(), words: parsed.formatNational() } : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Link href={data?.href ?? `tel:${number}`} sx={{ whiteSpace: 'nowrap' }}>
      {data?.words ?? number}
    </Link>
  );
}
