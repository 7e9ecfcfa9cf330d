import { cast } from '../cast.ts'
import type { Random } from '../random.ts'
import { namedEmployers, type NamedEmployer } from '../words/employers.ts'
import { firstNames, lastNames } from '../words/people.ts'
import { placeOf, type Place } from '../words/places.ts'
import { trades } from '../words/trades.ts'
import { addressIn, phoneIn, slug, withCheckDigit } from './contact.ts'

export interface SeedEmployer {
  id: string
  named: NamedEmployer
  place: Place
  contactName: string
  contactTitle: string
  row: Record<string, unknown>
}

const titles = {
  en: ['Owner', 'Human Resources Manager', 'Executive Director', 'Operations Manager'],
  fr: [
    'Propriétaire',
    'Responsable des ressources humaines',
    'Direction générale',
    'Responsable des opérations',
  ],
} as const

export const seedEmployers = (newId: () => string, random: Random): SeedEmployer[] =>
  namedEmployers.map((named, at) => seedEmployer(named, { id: newId(), at, random }))

function seedEmployer(
  named: NamedEmployer,
  { id, at, random }: { id: string; at: number; random: Random },
): SeedEmployer {
  const place = placeOf(named.city)
  const { language } = named
  const first = random.pick(firstNames[language])
  const last = random.pick(lastNames[language])
  const isOfCast = at === 0
  const contactName = isOfCast ? cast.employer.name : `${first} ${last}`
  const contactTitle = random.pick(titles[language])
  const domain = `${slug(named.legalName)}.example`
  const row = {
    id,
    legal_name: named.legalName,
    operating_name: null,
    business_number: `${withCheckDigit(String(81_000_000 + at * 131_071))}${named.structure === 'charity' ? 'RR' : 'RC'}0001`,
    legal_structure: named.structure,
    sector: ['nonProfit', 'charity'].includes(named.structure)
      ? 'nonProfit'
      : trades[named.trade].sector,
    naics: trades[named.trade].naics,
    year_established: random.whole(1978, 2021),
    employees_total: random.pick([4, 6, 9, 12, 18, 25, 40, 75, 130]),
    ...addressIn(place, random),
    website: `https://www.${domain}`,
    language,
    contact_name: contactName,
    contact_title: contactTitle,
    contact_email: isOfCast
      ? cast.employer.email
      : `${slug(contactName).replace('-', '.')}@${domain}`,
    contact_phone: phoneIn(place, random),
  }
  return { id, named, place, contactName, contactTitle, row }
}
