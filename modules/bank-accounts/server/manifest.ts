import type { ServerModule } from '#kit/server/server-module.ts'
import { bankAccountsLetters } from '../contract/bank-accounts.letters.ts'
import { bankAccountsHandlers } from './bank-accounts.handlers.ts'
import { noticedAccounts } from './noticed-accounts.ts'

export const manifest: ServerModule = {
  tables: ['bank_accounts'],
  served: () => bankAccountsHandlers,
  letters: Object.values(bankAccountsLetters),
  offers: { noticed: () => [noticedAccounts] },
}
