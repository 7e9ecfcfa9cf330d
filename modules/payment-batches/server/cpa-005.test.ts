import { describe, expect, it } from 'vitest'
import { ordinalDay, writeCreditFile, type BankProfile, type Credit } from './cpa-005.ts'
import { readCreditFile } from './read-cpa-005.ts'

const profile: BankProfile = {
  originatorId: '1234567890',
  dataCentre: '81510',
  shortName: 'Programmes',
  longName: 'Programmes d’emploi du Québec',
  returnsTo: { institution: '815', transit: '30000', account: '0123456' },
  transactionType: '460',
  lineEnd: '\r\n',
}
const credit = (also: Partial<Credit> = {}): Credit => ({
  cents: 112_000n,
  institution: '003',
  transit: '01234',
  account: '1234567',
  payee: 'Pêcheries de la Baie inc.',
  reference: 'PAY-2026-000007',
  ...also,
})
const file = (credits: readonly Credit[], also: object = {}) =>
  writeCreditFile({
    profile,
    fileNumber: 42,
    createdOn: '2026-11-28',
    paidOn: '2026-12-01',
    credits,
    ...also,
  })

describe('a file of credits', () => {
  it('stands at its positions, to the character', () => {
    const [head = '', record = '', trailer = ''] = file([credit()]).split('\r\n')
    expect([head, record, trailer].map(({ length }) => length)).toEqual([1464, 1464, 1464])
    expect(head.trimEnd()).toBe(`A0000000011234567890004202633281510${' '.repeat(20)}CAD`)
    expect(record.slice(0, 264)).toBe(
      [
        'C000000002',
        '12345678900042',
        '460',
        '0000112000',
        '026335',
        '000301234',
        '1234567     ',
        '0000000000000000000000',
        '000',
        'PROGRAMMES     ',
        'PECHERIES DE LA BAIE INC.     ',
        'PROGRAMMES D EMPLOI DU QUEBEC ',
        '1234567890',
        'PAY 2026 000007    ',
        '081530000',
        '0123456     ',
        ' '.repeat(39),
        '00000000000',
      ].join(''),
    )
    expect(record.slice(264).trim()).toBe('')
    expect(trailer.trimEnd()).toBe(
      `Z00000000312345678900042${'0'.repeat(22)}0000000011200000000001${'0'.repeat(44)}`,
    )
  })

  it('counts transactions and not records, and sums cents that no float holds', () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      credit({ cents: 9_999_999_999n - BigInt(at) }),
    )
    const read = readCreditFile(file(many))
    expect(read.credits).toHaveLength(7)
    expect(read.cents).toBe(69_999_999_972n)
    expect(read).toMatchObject({ originatorId: '1234567890', fileNumber: 42 })
    expect(read.credits[6]).toMatchObject({
      institution: '003',
      transit: '01234',
      account: '1234567',
    })
  })

  it('begins with the line that a bank routes it by, and ends lines as it wants', () => {
    const routed = { ...profile, routing: '$$AA01CPA1464[PROD[NL$$', lineEnd: '\r' as const }
    const text = file([credit()], { profile: routed })
    expect(text.startsWith('$$AA01CPA1464[PROD[NL$$\rA')).toBe(true)
    expect(text).not.toContain('\n')
    expect(readCreditFile(text).credits).toHaveLength(1)
  })

  it.each<[string, Partial<Credit>]>([
    ['an amount beyond ten digits', { cents: 10_000_000_000n }],
    ['an amount below zero', { cents: -1n }],
    ['an account with a letter', { account: '12A4567' }],
    ['an account beyond twelve digits', { account: '1234567890123' }],
    ['an institution of four digits', { institution: '0003' }],
  ])('is refused with %s', (_, also) => {
    expect(() => file([credit(also)])).toThrow(RangeError)
  })

  it('is refused without a credit', () => {
    expect(() => file([])).toThrow('one credit at least')
  })

  it.each<[string, (text: string) => string]>([
    ['another sum', (text) => text.replace('0000112000', '0000112001')],
    ['another count', (text) => text.replace('0000000011200000000001', '0000000011200000000002')],
    ['a record that counts wrongly', (text) => text.replace('C000000002', 'C000000003')],
    ['a record that is cut', (text) => text.replace(`${' '.repeat(39)}00000000000`, '')],
    ['no trailer', (text) => text.slice(0, text.indexOf('Z'))],
  ])('is not read with %s', (_, broken) => {
    expect(() => readCreditFile(broken(file([credit()])))).toThrow()
  })
})

it('a day is the last digits of its year and the number of the day', () => {
  expect(['2026-01-01', '2026-12-31', '2028-12-31'].map(ordinalDay)).toEqual([
    '026001',
    '026365',
    '028366',
  ])
})
