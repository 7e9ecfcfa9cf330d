import type { Change } from '#kit/server/call.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import type { BankAccountFacts } from '../contract/bank-account.status.ts'
import {
  bankAccountMachines,
  judgeBankAccount,
  subject,
  type LoadedBankAccount,
} from './bank-account.policy.ts'
import { findBankAccount, loadBankAccount, readBankAccount } from './bank-account.queries.ts'
import { holdAccounts } from './hold-accounts.ts'

/** An account as its steps know it. */
export const bankAccountSteps: SteppedEntity<LoadedBankAccount, BankAccountFacts, 'bank_accounts'> =
  {
    ...bankAccountMachines,
    table: 'bank_accounts',
    entity: 'bankAccount',
    topic: 'bankAccounts',
    load: loadBankAccount,
    judge: judgeBankAccount,
    async hold(change, id) {
      const found = await findBankAccount(change.db, id)
      if (found) await holdAccounts(change, found.employerId)
    },
    reference: ({ employer }) => employer,
    present: readBankAccount,
    announce: announceBankAccount,
  }

/** Tells open screens that the accounts of an employer have changed. */
export function announceBankAccount(
  change: Change,
  { employerId }: Pick<LoadedBankAccount, 'employerId'>,
  version: number,
) {
  return change.announce({
    topic: 'bank-accounts',
    id: employerId,
    version,
    subject,
    facts: { employerId },
  })
}
