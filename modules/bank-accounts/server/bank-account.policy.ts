import type { Judged, Stepped } from '#kit/server/steps.ts'
import {
  bankAccountStatus,
  type BankAccountFacts,
  type BankAccountState,
} from '../contract/bank-account.status.ts'

export const subject = 'Employer Profile Edit'

/** An account as its steps are judged. */
export interface LoadedBankAccount extends BankAccountFacts {
  id: string
  version: number
  employerId: string
  employer: string
  status: BankAccountState
}

export const bankAccountMachines: Stepped<BankAccountFacts> = {
  machines: { status: bankAccountStatus },
}

export const judgeBankAccount = (found: LoadedBankAccount): Judged<BankAccountFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: { employerId: found.employerId },
})
