import type { Translated } from '#kit/contract/strings.ts'
import type { messagesJobsEn } from './job-strings.en.ts'

export const messagesJobsFr: Translated<typeof messagesJobsEn> = {
  jobs: {
    forget: {
      title: 'Oubli des fichiers sans message',
      does: 'Supprime les fichiers téléversés pour un message qui n’a jamais été envoyé.',
    },
  },
}
