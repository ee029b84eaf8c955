/** State code → county → cities, for states with more precise work locations. `Other` is always available. */
export const counties: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  CA: {
    Alameda: ['Berkeley', 'Fremont', 'Oakland'],
    'Los Angeles': ['Burbank', 'Long Beach', 'Los Angeles', 'Pasadena'],
    'San Diego': ['Carlsbad', 'Chula Vista', 'San Diego'],
    'San Francisco': ['San Francisco'],
    'Santa Clara': ['Mountain View', 'Palo Alto', 'San Jose'],
  },
  NY: {
    Albany: ['Albany', 'Colonie'],
    Kings: ['Brooklyn'],
    'New York': ['New York'],
    Westchester: ['White Plains', 'Yonkers'],
  },
  TX: {
    Dallas: ['Dallas', 'Irving', 'Richardson'],
    Harris: ['Houston', 'Pasadena'],
    Travis: ['Austin'],
  },
  WA: {
    King: ['Bellevue', 'Redmond', 'Seattle'],
    Pierce: ['Lakewood', 'Tacoma'],
    Spokane: ['Spokane'],
  },
  ON: {
    Ottawa: ['Kanata', 'Ottawa'],
    Peel: ['Brampton', 'Mississauga'],
    Toronto: ['North York', 'Toronto'],
  },
  QC: {
    Montreal: ['Dorval', 'Laval', 'Montreal'],
    'Quebec City': ['Quebec City'],
  },
};
