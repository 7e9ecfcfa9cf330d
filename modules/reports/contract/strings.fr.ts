import type { Translated } from '#kit/contract/strings.ts'
import type { reportsEn } from './strings.en.ts'

export const reportsFr: Translated<typeof reportsEn> = {
  screens: {
    reports: 'Rapports',
    participantReports: 'Rapports sur les participants',
    shortTermTrainingReports: 'Rapports sur la formation de courte durée',
  },
  navigation: {
    reports: 'Tous les rapports',
    participantReports: 'Participants',
    shortTermTrainingReports: 'Formation de courte durée',
  },
  subjects: {
    Reports: 'Rapports',
  },
}
