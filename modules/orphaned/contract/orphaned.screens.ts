import { defineScreens } from '#kit/contract/define-screen.ts'

export const orphanedScreens = defineScreens({
  orphanedParticipants: {
    path: '/orphaned-employees',
    subject: 'Orphaned Participants List',
    navigation: { section: 'funding', order: 30 },
  },
  /** The subject is the one that the product has always had here; the calls ask for the list's. */
  orphanedParticipant: {
    path: '/orphaned-employees/{id}',
    subject: 'STT Funding View',
    navActiveLink: '/orphaned-employees',
  },
})
