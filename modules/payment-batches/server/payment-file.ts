import { stringify } from 'csv-stringify/sync'
import type { Language } from '#kit/contract/strings.ts'
import { harmless } from '#kit/server/harmless-cell.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { fileKinds } from '../contract/payment-batch.ts'
import { paymentBatchesWords } from '../contract/words.ts'
import { letters, writeCreditFile, type BankProfile, type Credit } from './cpa-005.ts'
import { readCreditFile } from './read-cpa-005.ts'

/** What a batch pays. */
export interface Due extends Credit {
  amount: string
}

interface Asked {
  dues: readonly Due[]
  payOn: string
  today: string
  releaseNumber: number
  profile: BankProfile | undefined
  language: Language
}

export interface PaymentFile {
  kind: (typeof fileKinds)[number]
  text: string
}

/** Money as whole cents. */
export const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''))

/** A bank counts its files from 1 to 9999, and from the beginning. */
export const fileNumberOf = (releaseNumber: number) => ((releaseNumber - 1) % 9999) + 1

/**
 * The file of a batch: as the bank takes it where its profile is set, else a table for whoever enters the
 * payments at the bank by hand. What the bank would read is read again before it is given out.
 * @throws RangeError, Error when the file does not say what it should
 */
export function writePaymentFile(asked: Asked): PaymentFile {
  if (!asked.profile) return { kind: 'csv', text: tableOf(asked) }
  const { dues, payOn, today, releaseNumber, profile } = asked
  const fileNumber = fileNumberOf(releaseNumber)
  const text = writeCreditFile({
    profile,
    fileNumber,
    createdOn: today,
    paidOn: payOn,
    credits: dues,
  })
  const read = readCreditFile(text)
  const sum = dues.reduce((total, { cents }) => total + cents, 0n)
  const isSame =
    read.cents === sum &&
    read.fileNumber === fileNumber &&
    read.credits.length === dues.length &&
    read.credits.every(
      (credit, at) =>
        credit.cents === dues[at]?.cents &&
        credit.institution === dues[at].institution &&
        credit.transit === dues[at].transit &&
        credit.account === dues[at].account &&
        credit.reference === letters(dues[at].reference, 19).trimEnd(),
    )
  if (!isSame) throw new Error('the file reads otherwise than it was written')
  return { kind: 'cpa005', text }
}

const columns = [
  'reference',
  'payee',
  'institution',
  'transit',
  'account',
  'amount',
  'payOn',
] as const

function tableOf({ dues, payOn, language }: Asked): string {
  const text = translatorOf(paymentBatchesWords[language], language)
  const rows = dues.map((due) =>
    columns.map((column) => (column === 'payOn' ? payOn : due[column])),
  )
  const heads = columns.map((column) => text(`file.${column}`))
  return stringify([heads, ...rows.map((row) => row.map(harmless))], { bom: true })
}
