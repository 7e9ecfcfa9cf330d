import { encrypt } from '#kit/server/encryption.ts'
import { ibanHashRow } from '#modules/shareholders/server/clean-shareholder.ts'
import type { Settings } from '#kit/server/settings.ts'
import { addressIn, phoneIn, slug } from '../funding/contact.ts'
import type { Random } from '../random.ts'
import { firstNames, lastNames } from '../words/people.ts'
import { places } from '../words/places.ts'
import { ibanIn } from './iban.ts'
import { canadianBanks, canadianProfessions, companyEndings, lands, type Land } from './names.ts'

type Keys = Pick<Settings, 'encryptionKeys'>

export interface SeedShareholder {
  id: string
  number: string
  assigneeId: string
  row: Record<string, unknown>
}

export const numberOf = (at: number) => `SH-${String(at).padStart(6, '0')}`

interface Given {
  id: string
  at: number
  assigneeId: string
  sourceId: string | null
  keys: Keys
}

/** A believable shareholder: three of five live in Canada, the others in Europe. */
export function makeShareholder(
  { id, at, assigneeId, sourceId, keys }: Given,
  random: Random,
): SeedShareholder {
  const land = random.chance(0.4) ? random.pick(lands) : null
  const language = land?.language ?? (random.chance(0.45) ? 'fr' : 'en')
  const [first, last] = land
    ? [random.pick(land.firstNames), random.pick(land.lastNames)]
    : [random.pick(firstNames[language]), random.pick(lastNames[language])]
  const isCompany = random.chance(0.1)
  const mail = `${slug(first)}.${slug(last)}.${at}`
  return {
    id,
    number: numberOf(at),
    assigneeId,
    row: {
      id,
      number: numberOf(at),
      kind: isCompany ? 'company' : 'individual',
      first_name: first,
      last_name: last,
      company_name: isCompany ? `${last} ${random.pick(companyEndings[language])}` : null,
      email: `${mail}@example.com`,
      language,
      birth_date: isCompany ? null : birthDay(random),
      is_birth_year_known: !random.chance(0.06),
      job_title: isCompany ? (language === 'fr' ? 'Directeur général' : 'Managing director') : null,
      profession: random.pick(land?.professions ?? canadianProfessions[language]),
      assignee_id: assigneeId,
      source_id: sourceId,
      depot_number: `${land?.country ?? 'CA'}-${String(400_000 + at * 7)}`,
      ...(land ? atHomeIn(land, random) : atHomeInCanada(random)),
      ...bankOf(land, keys, random),
    },
  }
}

/** Some were born on a leap day. */
function birthDay(random: Random): string {
  const year = random.whole(1938, 2001)
  if (random.chance(0.012)) return `${year - (year % 4)}-02-29`
  const [month, day] = [random.whole(1, 12), random.whole(1, 28)]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function atHomeIn(land: Land, random: Random) {
  const place = random.pick(land.cities)
  return {
    phone: `${place.dial}${random.whole(10_000, 99_999)}`,
    address_one: `${random.pick(land.streets)} ${random.whole(1, 140)}`,
    city: place.city,
    state: place.state,
    post_code: place.postCode,
    country: land.country,
  }
}

function atHomeInCanada(random: Random) {
  const place = random.pick(places)
  const { street, city, province, postal_code } = addressIn(place, random)
  return {
    phone: phoneIn(place, random).replaceAll(' ', ''),
    address_one: street,
    city,
    state: province,
    post_code: postal_code,
    country: 'CA',
  }
}

function bankOf(land: Land | null, keys: Keys, random: Random) {
  const sealed = (text: string | null) => text && encrypt(keys, text)
  const names = land ?? { firstNames: firstNames.fr, lastNames: lastNames.en }
  const manager = `${random.pick(names.firstNames)} ${random.pick(names.lastNames)}`
  const bank = {
    bank_name: sealed(random.pick(land?.banks ?? canadianBanks)),
    bank_address: sealed(land ? `${random.pick(land.streets)} 1` : '1 Main Street'),
    bank_manager_name: sealed(manager),
    account_number: sealed(String(random.whole(1_000_000, 9_999_999))),
  }
  const iban = land && ibanIn(land.country, random)
  return { ...bank, iban: sealed(iban), ...ibanHashRow({ iban }, keys) }
}
