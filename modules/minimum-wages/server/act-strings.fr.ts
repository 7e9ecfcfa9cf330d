import type { Translated } from '#kit/contract/strings.ts'
import type { minimumWagesActsEn } from './act-strings.en.ts'

export const minimumWagesActsFr: Translated<typeof minimumWagesActsEn> = {
  audited: {
    minimumWages: {
      added: 'a ajouté un salaire minimum',
      edited: 'a modifié un salaire minimum',
      withdrawn: 'a retiré un salaire minimum',
    },
  },
}
