import type { Translated } from '#kit/contract/strings.ts'
import type { orphanedEn } from './strings.en.ts'

export const orphanedFr: Translated<typeof orphanedEn> = {
  screens: {
    orphanedParticipants: 'Participants sans employeur',
    orphanedParticipant: 'Participant(e) sans employeur',
  },
  subjects: {
    'Orphaned Participants List': 'Participants sans employeur',
  },
}
