import type { ServerModule } from '#kit/server/server-module.ts'
import { bankAccountsLetters } from '../contract/bank-accounts.letters.ts'
import { accountsToVerify } from './accounts-to-verify.ts'
import { bankAccountsHandlers } from './bank-accounts.handlers.ts'
import { noticedAccounts } from './noticed-accounts.ts'
import { bankAccountsEn } from '../contract/strings.en.ts'
import { bankAccountsFr } from '../contract/strings.fr.ts'
import { bankAccountsActsEn } from './act-strings.en.ts'
import { bankAccountsActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['bank_accounts'],
  served: () => bankAccountsHandlers,
  letters: Object.values(bankAccountsLetters),
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: bankAccountsActsEn.audited,
        fr: bankAccountsActsFr.audited,
        words: { en: bankAccountsEn, fr: bankAccountsFr },
        reveals: ['bankAccounts.revealed'],
      },
    ],
    measures: () => [accountsToVerify],
    noticed: () => [noticedAccounts],
  },
}
