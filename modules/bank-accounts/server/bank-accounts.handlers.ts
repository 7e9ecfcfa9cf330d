import { serve } from '#kit/server/call.ts'
import { bankAccountsEndpoints } from '../contract/bank-accounts.endpoints.ts'
import { bankAccountsWords } from '../contract/words.ts'
import { addBankAccount } from './add-bank-account.ts'
import { readBankAccount, readBankAccounts } from './bank-account.queries.ts'
import { refuseBankAccount, verifyBankAccount } from './decide-bank-account.ts'
import { revealBankAccount } from './reveal-bank-account.ts'

export const bankAccountsHandlers = serve(
  bankAccountsEndpoints,
  {
    readBankAccounts: (call) => readBankAccounts(call, call.params.id),
    async addBankAccount(call) {
      await addBankAccount(call, call.params.id, call.body)
      return readBankAccounts(call, call.params.id)
    },
    revealBankAccount: (call) => revealBankAccount(call, call.params.id),
    async verifyBankAccount(call) {
      await verifyBankAccount(call, call.params.id)
      return readBankAccount(call, call.params.id)
    },
    async refuseBankAccount(call) {
      await refuseBankAccount(call, call.params.id, call.body.reason)
      return readBankAccount(call, call.params.id)
    },
  },
  bankAccountsWords,
)
