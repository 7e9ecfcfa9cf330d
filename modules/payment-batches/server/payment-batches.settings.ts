import * as z from 'zod/mini'
import { defineSettings } from '#kit/server/define-settings.ts'
import type { Kind } from '#kit/server/setting-kinds.ts'
import type { BankProfile } from './cpa-005.ts'

const lineEnds = { crlf: '\r\n', cr: '\r', lf: '\n' } as const

const digits = (count: number) => z.string().check(z.regex(new RegExp(`^\\d{${count}}$`)))
const shape = z.strictObject({
  originatorId: z.string().check(z.regex(/^[0-9A-Z]{1,10}$/)),
  dataCentre: digits(5),
  shortName: z.string().check(z.minLength(1), z.maxLength(15)),
  longName: z.string().check(z.minLength(1), z.maxLength(30)),
  returnsTo: z.strictObject({
    institution: digits(3),
    transit: digits(5),
    account: z.string().check(z.regex(/^\d{1,12}$/)),
  }),
  transactionType: digits(3),
  lineEnd: z.enum(['crlf', 'cr', 'lf']),
  routing: z.optional(z.string().check(z.maxLength(80))),
})

function profileOf(written: string): BankProfile | null {
  try {
    const { lineEnd, routing, ...rest } = z.parse(shape, JSON.parse(written))
    return { ...rest, lineEnd: lineEnds[lineEnd], ...(routing && { routing }) }
  } catch {
    return null
  }
}

const bankProfile: Kind<BankProfile> = {
  written: 'JSON, see `modules/payment-batches/README.md`',
  schema: z.pipe(
    z.string().check(z.refine((written) => profileOf(written) !== null, 'is no profile of a bank')),
    z.transform((written: string) => profileOf(written) as BankProfile),
  ) as Kind<BankProfile>['schema'],
}

export const settings = defineSettings({
  bankProfile: {
    name: 'BANK_PROFILE',
    kind: bankProfile,
    description:
      'What the bank has agreed on for files of payments (CPA Standard 005); absent: files are CSV',
  },
})
