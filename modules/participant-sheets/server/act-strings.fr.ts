import type { Translated } from '#kit/contract/strings.ts'
import type { participantSheetsActsEn } from './act-strings.en.ts'

export const participantSheetsActsFr: Translated<typeof participantSheetsActsEn> = {
  audited: {
    participantSheets: {
      submitted: 'a présenté une feuille de participants',
      forgotten: 'a supprimé des feuilles de participants non présentées',
    },
  },
}
