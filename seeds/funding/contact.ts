import type { Random } from '../random.ts'
import type { Place } from '../words/places.ts'

const letters = 'ABCEGHJKLMNPRSTVWXYZ'.split('')

/** An address in a place, as the columns of a record. */
export const addressIn = (place: Place, random: Random) => ({
  street: `${random.whole(12, 1480)} ${random.pick(place.streets)}`,
  city: place.city,
  province: place.province,
  postal_code: `${place.area} ${random.whole(1, 9)}${random.pick(letters)}${random.whole(0, 9)}`,
})

/** From the range that is reserved for fiction. */
export const phoneIn = (place: Place, random: Random): string =>
  `+1 ${place.phone} 555 01${String(random.whole(0, 99)).padStart(2, '0')}`

/** Letters and digits of a name, for an address on the net. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Eight digits with the check digit that the revenue agency gives them. */
export function withCheckDigit(eight: string): string {
  const sum = eight.split('').reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${eight}${(10 - (sum % 10)) % 10}`
}
