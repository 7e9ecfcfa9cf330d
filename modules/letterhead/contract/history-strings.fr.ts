import type { Translated } from '#kit/contract/strings.ts'
import type { letterheadHistoryEn } from './history-strings.en.ts'

export const letterheadHistoryFr: Translated<typeof letterheadHistoryEn> = {
  history: {
    edited: 'a modifié le papier à en-tête',
    logo: 'a changé le logotype des lettres',
    logoRemoved: 'a retiré le logotype des lettres',
    signature: 'a changé la signature des lettres',
    signatureRemoved: 'a retiré la signature des lettres',
  },
}
