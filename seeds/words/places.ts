import type { Province } from '#kit/contract/provinces.ts'

export interface Place {
  city: string
  province: Province
  /** First half of postal codes there. */
  area: string
  phone: string
  streets: readonly string[]
}

type Line = [city: string, province: Province, area: string, phone: string, streets: string[]]

const lines: Line[] = [
  [
    'Ottawa',
    'ON',
    'K1N',
    '613',
    ['Rideau Street', 'Bank Street', 'Dalhousie Street', 'St. Patrick Street'],
  ],
  ['Toronto', 'ON', 'M5V', '416', ['Queen Street West', 'Spadina Avenue', 'King Street West']],
  ['Hamilton', 'ON', 'L8R', '905', ['James Street North', 'Barton Street East', 'York Boulevard']],
  ['Sudbury', 'ON', 'P3C', '705', ['Elm Street', 'Notre Dame Avenue', 'Frood Road']],
  ['Hearst', 'ON', 'P0L', '705', ['rue George', 'rue Front', '9e Rue']],
  ['Thunder Bay', 'ON', 'P7B', '807', ['Red River Road', 'Algoma Street North', 'Memorial Avenue']],
  ['Winnipeg', 'MB', 'R2H', '204', ['Provencher Boulevard', 'St. Mary’s Road', 'Marion Street']],
  ['Saskatoon', 'SK', 'S7K', '306', ['Broadway Avenue', '20th Street West', 'Idylwyld Drive']],
  [
    'Montréal',
    'QC',
    'H2T',
    '514',
    ['boulevard Saint-Laurent', 'rue Saint-Viateur', 'avenue du Mont-Royal Est'],
  ],
  ['Québec', 'QC', 'G1K', '418', ['rue Saint-Joseph Est', 'boulevard Charest Est', 'rue du Pont']],
  ['Gatineau', 'QC', 'J8X', '819', ['rue Eddy', 'boulevard Saint-Joseph', 'rue Laval']],
  [
    'Sherbrooke',
    'QC',
    'J1H',
    '819',
    ['rue Wellington Nord', 'rue King Ouest', 'rue Belvédère Sud'],
  ],
  [
    'Rimouski',
    'QC',
    'G5L',
    '418',
    ['avenue de la Cathédrale', 'rue Saint-Germain Est', 'boulevard René-Lepage'],
  ],
  [
    'Saguenay',
    'QC',
    'G7H',
    '418',
    ['rue Racine Est', 'boulevard Talbot', 'rue Jacques-Cartier Est'],
  ],
  ['Vancouver', 'BC', 'V5T', '604', ['Main Street', 'East Broadway', 'Quebec Street']],
  ['Victoria', 'BC', 'V8W', '250', ['Johnson Street', 'Government Street', 'Store Street']],
  ['Kelowna', 'BC', 'V1Y', '250', ['Bernard Avenue', 'Ellis Street', 'Harvey Avenue']],
  ['Edmonton', 'AB', 'T5J', '780', ['Jasper Avenue', '104 Street NW', 'Whyte Avenue']],
  ['Calgary', 'AB', 'T2G', '403', ['9 Avenue SE', '17 Avenue SW', 'Macleod Trail']],
  ['Whitehorse', 'YT', 'Y1A', '867', ['Main Street', '4th Avenue', 'Front Street']],
  ['Moncton', 'NB', 'E1C', '506', ['rue Main', 'rue St. George', 'chemin Mountain']],
  [
    'Caraquet',
    'NB',
    'E1W',
    '506',
    ['boulevard Saint-Pierre Ouest', 'rue du Portage', 'boulevard Saint-Pierre Est'],
  ],
  ['Fredericton', 'NB', 'E3B', '506', ['Queen Street', 'King Street', 'Regent Street']],
  ['Halifax', 'NS', 'B3J', '902', ['Barrington Street', 'Hollis Street', 'Agricola Street']],
  [
    'Charlottetown',
    'PE',
    'C1A',
    '902',
    ['Queen Street', 'University Avenue', 'Great George Street'],
  ],
  ['St. John’s', 'NL', 'A1C', '709', ['Water Street', 'Duckworth Street', 'Military Road']],
]

export const places: readonly Place[] = lines.map(([city, province, area, phone, streets]) => ({
  city,
  province,
  area,
  phone,
  streets,
}))

export function placeOf(city: string): Place {
  const place = places.find((each) => each.city === city)
  if (!place) throw new Error(`${city} is not among the places`)
  return place
}
