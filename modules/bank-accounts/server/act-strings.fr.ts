import type { Translated } from '#kit/contract/strings.ts'
import type { bankAccountsActsEn } from './act-strings.en.ts'

export const bankAccountsActsFr: Translated<typeof bankAccountsActsEn> = {
  audited: {
    bankAccounts: {
      created: 'a ajouté un compte bancaire',
      verify: 'a vérifié le compte bancaire',
      refuse: 'a refusé le compte bancaire',
      replace: 'a remplacé le compte bancaire',
      remove: 'a retiré le compte bancaire',
      revealed: 'a consulté les coordonnées bancaires',
    },
  },
}
