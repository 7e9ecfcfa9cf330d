import { describe, expect, it } from 'vitest'
import { likelihoodOf } from '../contract/likeness.ts'
import { defaultChoices, type MergeField, type Values } from '../contract/merge-choices.ts'

const taken = (keep: Values, drop: Values) =>
  Object.entries(defaultChoices(keep, drop))
    .filter(([, side]) => side === 'drop')
    .map(([name]) => name as MergeField)

describe('what is chosen when nobody says otherwise', () => {
  it('is the keeper’s value, or the other’s where the keeper has none', () => {
    expect(taken({ email: 'a@b.ca', phone: null }, { email: 'c@d.ca', phone: '+1' })).toEqual([
      'phone',
    ])
  })

  it('is one address or the other, never half of each', () => {
    const home = { addressOne: '1 rue Un', city: 'Laval', postCode: 'H7A 1A1', country: 'CA' }
    const abroad = { addressOne: '2 Weg', addressTwo: 'c/o Kern', city: 'Ulm', country: 'DE' }
    expect(taken(home, abroad)).toEqual([])
    expect(taken({ country: 'CA' }, abroad)).toEqual([
      'addressOne',
      'addressTwo',
      'city',
      'state',
      'postCode',
      'country',
    ])
    expect(taken({}, { country: 'DE' })).toEqual(['country'])
  })

  it('is a bank account as a whole, and a date of birth with whether its year is known', () => {
    expect(taken({ bankName: 'A' }, { bankName: 'B', iban: 'DE1' })).toEqual([
      'bankName',
      'bankAddress',
      'bankManagerName',
      'accountNumber',
      'iban',
    ])
    expect(taken({ iban: 'DE1' }, { accountNumber: '7' })).toEqual([])
    expect(
      taken({ isBirthYearKnown: true }, { birthDate: '1960-02-29', isBirthYearKnown: false }),
    ).toEqual(['birthDate', 'isBirthYearKnown'])
  })
})

describe('how likely two are one', () => {
  it('is much when a name says so too: couples share an account and a telephone', () => {
    expect(likelihoodOf(['iban', 'email', 'phone'])).toBe('likely')
    expect(likelihoodOf(['nameAndBirthDate', 'email'])).toBe('veryLikely')
    expect(likelihoodOf(['nameAndBirthDate'])).toBe('likely')
    expect(likelihoodOf(['email'])).toBe('likely')
    expect(likelihoodOf(['phone'])).toBe('possible')
  })
})
