import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { usersSubjects } from '#modules/users/contract/users.subjects.ts'
import { bankAccount } from './bank-account.ts'
import { bankAccountStates, bankAccountStatus } from './bank-account.status.ts'

const { may } = usersSubjects
const ofEmployer = '/employers/{id}/bank-accounts'
const path = '/bank-accounts/{id}'

/** Its number but for the last digits. */
const record = z.strictObject({
  id: idSchema,
  version: z.int(),
  status: z.enum(bankAccountStates),
  holderName: z.string(),
  institution: z.string(),
  transit: z.string(),
  accountNumber: z.string(),
  addedAt: instantSchema,
  /** Told to staff alone, as is who of them decided. */
  addedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instantSchema),
  decidedBy: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
  can: canSchema,
})
export type BankAccountRecord = z.infer<typeof record>

const accounts = z.strictObject({ data: z.array(record), can: canSchema })
export type BankAccounts = z.infer<typeof accounts>

const revealed = z.pick(bankAccount.record, { accountNumber: true })

export const bankAccountsEndpoints = {
  /** The one that is used, the one that waits to be verified, and those before them, the newest first. */
  readBankAccounts: defineEndpoint({
    method: 'GET',
    path: ofEmployer,
    access: may('view', 'Employer Profile Edit'),
    output: accounts,
  }),
  addBankAccount: defineEndpoint({
    method: 'POST',
    inPerson: true,
    path: ofEmployer,
    access: may('update', 'Employer Profile Edit'),
    body: bankAccount.create,
    output: accounts,
    status: 201,
    idempotent: true,
    problems: ['proofRequired'],
  }),
  revealBankAccount: defineEndpoint({
    method: 'POST',
    inPerson: true,
    path: `${path}/reveal`,
    access: may('view', 'Employer Profile Edit'),
    output: revealed,
  }),
  verifyBankAccount: defineEndpoint(
    stepEndpoint(bankAccountStatus, 'verify', {
      path: `${path}/verification`,
      output: record,
      problems: ['wrongState', 'fourEyes', 'proofRequired'],
    }),
  ),
  refuseBankAccount: defineEndpoint(
    stepEndpoint(bankAccountStatus, 'refuse', {
      path: `${path}/refusal`,
      output: record,
      problems: ['wrongState', 'fourEyes'],
    }),
  ),
}
