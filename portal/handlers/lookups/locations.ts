/** Locations of contractors, by country. The API only returns remote ones. */
export const locations = [
  { locationid: 11, locationCode: 'CA-EAST', locationType: 'Remote', country: 'CAN' },
  { locationid: 12, locationCode: 'CA-WEST', locationType: 'Remote', country: 'CAN' },
  { locationid: 13, locationCode: 'CA-TORONTO-HQ', locationType: 'Office', country: 'CAN' },
  { locationid: 21, locationCode: 'US-CENTRAL', locationType: 'Remote', country: 'USA' },
  { locationid: 22, locationCode: 'US-EAST', locationType: 'Remote', country: 'USA' },
  { locationid: 23, locationCode: 'US-MOUNTAIN', locationType: 'Remote', country: 'USA' },
  { locationid: 24, locationCode: 'US-WEST', locationType: 'Remote', country: 'USA' },
  { locationid: 25, locationCode: 'US-CHICAGO-HQ', locationType: 'Office', country: 'USA' },
] as const;
