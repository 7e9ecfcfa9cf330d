import type { Credit } from './cpa-005.ts'

/** What a file of credits says, once it adds up. */
export interface ReadCreditFile {
  originatorId: string
  fileNumber: number
  credits: (Credit & { paidOn: string })[]
  cents: bigint
}

const recordLength = 1464

/**
 * Reads a file of credits as the bank will: each record counts on, and the trailer counts transactions and sums
 * their cents.
 * @throws Error with what does not agree
 */
export function readCreditFile(text: string): ReadCreditFile {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /^[ACZ]\d{9}/.test(line))
  const [head, ...rest] = lines
  const trailer = rest.pop()
  if (head?.[0] !== 'A' || trailer?.[0] !== 'Z')
    throw new Error('a file begins with A and ends with Z')
  lines.forEach((line, at) => {
    if (line.length !== recordLength)
      throw new Error(`record ${at + 1} is not ${recordLength} long`)
    if (Number(line.slice(1, 10)) !== at + 1) throw new Error(`record ${at + 1} counts wrongly`)
    if (line.slice(10, 24) !== head.slice(10, 24))
      throw new Error(`record ${at + 1} is of another file`)
  })
  const credits = rest.flatMap(creditsOf)
  const cents = credits.reduce((sum, each) => sum + each.cents, 0n)
  if (BigInt(trailer.slice(46, 60)) !== cents) throw new Error('the trailer has another sum')
  if (Number(trailer.slice(60, 68)) !== credits.length)
    throw new Error('the trailer counts otherwise')
  return {
    originatorId: head.slice(10, 20).trim(),
    fileNumber: Number(head.slice(20, 24)),
    credits,
    cents,
  }
}

function creditsOf(record: string) {
  const segments = record.slice(24).match(/.{240}/g) ?? []
  const used = segments.filter((segment) => segment.trim() !== '')
  if (segments.slice(0, used.length).some((segment) => segment.trim() === ''))
    throw new Error('a segment follows an empty one')
  return used.map((segment) => {
    const of = (from: number, to: number) => segment.slice(from - 25, to - 24).trimEnd()
    return {
      cents: BigInt(of(28, 37)),
      paidOn: of(38, 43),
      institution: of(45, 47),
      transit: of(48, 52),
      account: of(53, 64),
      payee: of(105, 134),
      reference: of(175, 193),
    }
  })
}
