import type { Translated } from '#kit/contract/strings.ts'
import type { notificationsJobsEn } from './job-strings.en.ts'

export const notificationsJobsFr: Translated<typeof notificationsJobsEn> = {
  jobs: {
    forget: {
      title: 'Suppression des anciennes notifications',
      does: 'Supprime les notifications après 180 jours.',
    },
  },
}
