export const orphanedEn = {
  screens: {
    orphanedParticipants: 'Orphaned participants',
    orphanedParticipant: 'Orphaned participant',
  },
  subjects: {
    'Orphaned Participants List': 'Orphaned participants',
  },
} as const
