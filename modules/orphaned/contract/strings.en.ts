export const orphanedEn = {
  screens: {
    orphanedParticipants: 'Orphaned employees',
    orphanedParticipant: 'Orphaned employee',
  },
  subjects: {
    'Orphaned Participants List': 'Orphaned participants',
  },
} as const
