import { describe, expect, it } from 'vitest'
import { loadSettings, settingsOf } from '#kit/server/settings.ts'
import { settings as own } from './payment-batches.settings.ts'
import { centsOf, fileNumberOf, writePaymentFile, type Due } from './payment-file.ts'
import { readCreditFile } from './read-cpa-005.ts'

const profile = {
  originatorId: '1234567890',
  dataCentre: '81510',
  shortName: 'Programs',
  longName: 'Programs of the province',
  returnsTo: { institution: '815', transit: '30000', account: '0123456' },
  transactionType: '460',
  lineEnd: 'cr',
}
const profileOf = (written: string) =>
  settingsOf(loadSettings({ NODE_ENV: 'test', BANK_PROFILE: written }, [own]), own).bankProfile

const due = (amount: string, at: number): Due => ({
  amount,
  cents: centsOf(amount),
  institution: '003',
  transit: '01234',
  account: '0012345',
  payee: '=Pêcheries, de la Baie',
  reference: `PAY-2026-00000${at}`,
})
const dues = ['0.01', '999999.99', '840.10'].map(due)
const asked = { dues, payOn: '2027-05-04', today: '2027-05-03', releaseNumber: 10_000 }

describe('the file of a batch', () => {
  it('is one of the bank’s standard where its profile is set, to the cent', () => {
    const { kind, text } = writePaymentFile({
      ...asked,
      language: 'en',
      profile: profileOf(JSON.stringify(profile)),
    })
    expect(kind).toBe('cpa005')
    expect(text).not.toContain('\n')
    const read = readCreditFile(text)
    expect([read.fileNumber, read.cents]).toEqual([1, 100_084_010n])
    expect(read.credits.map(({ cents }) => cents)).toEqual([1n, 99_999_999n, 84_010n])
    expect(read.credits[0]).toMatchObject({ account: '0012345', paidOn: '027124' })
  })

  it('is a table without it, in the language of whoever releases, with no formula in it', () => {
    const { kind, text } = writePaymentFile({ ...asked, language: 'fr', profile: undefined })
    expect(kind).toBe('csv')
    expect(text.split('\n').slice(0, 2)).toEqual([
      '\uFEFFPaiement,Bénéficiaire,Numéro d’institution,Numéro de transit,Compte,Montant,À verser le',
      `PAY-2026-000000,"'=Pêcheries, de la Baie",003,01234,0012345,0.01,2027-05-04`,
    ])
  })

  it('is not written of an account that no file takes', () => {
    const wrong = { ...due('1.00', 1), account: '12 34567' }
    const writing = () =>
      writePaymentFile({
        ...asked,
        dues: [wrong],
        language: 'en',
        profile: profileOf(JSON.stringify(profile)),
      })
    expect(writing).toThrow(RangeError)
  })

  it('has a number from 1 to 9999, and then 1 again', () => {
    expect([1, 9999, 10_000, 19_999].map(fileNumberOf)).toEqual([1, 9999, 1, 1])
  })

  it.each([
    'no JSON',
    JSON.stringify({ ...profile, dataCentre: '815' }),
    JSON.stringify({ ...profile, lineEnd: 'none' }),
    JSON.stringify({ ...profile, more: 'x' }),
  ])('is refused at the start with a profile that is none: %s', (written) => {
    expect(() => profileOf(written)).toThrow('BANK_PROFILE is no profile of a bank')
  })
})
