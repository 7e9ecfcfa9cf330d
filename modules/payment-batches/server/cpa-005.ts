/**
 * Files of credits as Canadian banks take them: CPA Standard 005 (Payments Canada, effective 22 July 2024),
 * records A, C and Z of 1464 characters. Numbers in comments are positions in a record, counted from 1.
 */

/** What a bank agrees with whoever pays. */
export interface BankProfile {
  /** Ten characters that the bank has given. */
  originatorId: string
  /** Five digits of the bank’s data centre. */
  dataCentre: string
  shortName: string
  longName: string
  /** Where credits that cannot be delivered come back to. */
  returnsTo: Account
  /** Three digits: 450 miscellaneous, 460 accounts payable; the bank confirms. */
  transactionType: string
  lineEnd: '\r\n' | '\r' | '\n'
  /** A line before the file, by which some banks route it. */
  routing?: string
}

export interface Account {
  institution: string
  transit: string
  account: string
}

export interface Credit extends Account {
  cents: bigint
  payee: string
  /** By which a credit is known again, at most 19 characters. */
  reference: string
}

export interface CreditFile {
  profile: BankProfile
  /** 1 to 9999, each once before it begins again. */
  fileNumber: number
  createdOn: string
  paidOn: string
  credits: readonly Credit[]
}

const recordLength = 1464
const perRecord = 6

/**
 * The file of some credits.
 * @throws RangeError for what does not fit: no credit, an amount beyond ten digits, an account that is none
 */
export function writeCreditFile(file: CreditFile): string {
  const { profile, credits } = file
  if (credits.length === 0) throw new RangeError('a file has one credit at least')
  const source = profile.originatorId.padEnd(10) + digits(file.fileNumber, 4)
  const records = grouped(credits).map(
    (group, at) =>
      `C${digits(at + 2, 9)}${source}${group.map((each) => segment(each, file)).join('')}`,
  )
  const sum = credits.reduce((total, { cents }) => total + cents, 0n)
  const lines = [
    `A${digits(1, 9)}${source}${ordinalDay(file.createdOn)}${digits(profile.dataCentre, 5)}${' '.repeat(20)}CAD`,
    ...records,
    `Z${digits(records.length + 2, 9)}${source}${'0'.repeat(22)}${digits(sum, 14)}${digits(credits.length, 8)}${'0'.repeat(44)}`,
  ].map((line) => line.padEnd(recordLength))
  const { routing, lineEnd } = profile
  return [...(routing ? [routing] : []), ...lines].map((line) => line + lineEnd).join('')
}

function* chunks(credits: readonly Credit[]) {
  for (let at = 0; at < credits.length; at += perRecord) yield credits.slice(at, at + perRecord)
}
const grouped = (credits: readonly Credit[]) => [...chunks(credits)]

/** 25–264 of a record C, and the five like it. */
function segment(credit: Credit, { profile, paidOn }: CreditFile): string {
  const parts = [
    digits(profile.transactionType, 3),
    digits(credit.cents, 10),
    ordinalDay(paidOn),
    routed(credit),
    accountOf(credit),
    '0'.repeat(22),
    '000',
    letters(profile.shortName, 15),
    letters(credit.payee, 30),
    letters(profile.longName, 30),
    profile.originatorId.padEnd(10),
    letters(credit.reference, 19),
    routed(profile.returnsTo),
    accountOf(profile.returnsTo),
    ' '.repeat(15),
    ' '.repeat(24),
    '0'.repeat(11),
  ]
  return parts.join('')
}

/** 44–52: a zero, the institution and the transit. */
const routed = ({ institution, transit }: Account) =>
  `0${digits(institution, 3)}${digits(transit, 5)}`

function accountOf({ account }: Account): string {
  if (!/^\d{1,12}$/.test(account)) throw new RangeError('an account has at most twelve digits')
  return account.padEnd(12)
}

function digits(value: number | bigint | string, length: number): string {
  const text = String(value).padStart(length, '0')
  if (!/^\d+$/.test(text) || text.length > length)
    throw new RangeError(`${value} does not fit into ${length} digits`)
  return text
}

/** A day as `0YYDDD`: the year’s last digits and the day of the year. */
export function ordinalDay(day: string): string {
  const year = day.slice(0, 4)
  const ordinal = (Date.parse(day) - Date.parse(`${year}-01-01`)) / 86_400_000 + 1
  return `0${year.slice(2)}${digits(ordinal, 3)}`
}

/** Capitals without accents and what every bank takes besides; others are blanks. */
export const letters = (text: string, length: number) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', ' ')
    .toUpperCase()
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE')
    .replaceAll(/[^0-9A-Z=_$.&*,]/g, ' ')
    .slice(0, length)
    .padEnd(length)
