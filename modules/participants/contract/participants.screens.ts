import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/participants'

const overParticipant = {
  subject: 'Participants View',
  navActiveLink,
  over: 'participant',
} as const

export const participantsScreens = defineScreens({
  participants: {
    path: '/participants',
    subject: 'Participants List',
    navigation: { section: 'funding', order: 20 },
  },
  participant: { path: '/participants/{id}', subject: 'Participants View', navActiveLink },
  editParticipant: {
    path: '/participants/edit/{id}',
    subject: 'Participants Edit',
    navActiveLink,
  },
  editParticipantDialog: { path: '/participants/EditParticipantDialog', ...overParticipant },
  editSupplement: { path: '/participants/EditSupplementDetailsDialog', ...overParticipant },
  viewCheckpointOne: { path: '/participants/ViewParticipantCheckPointDialog', ...overParticipant },
  viewCheckpointTwo: {
    path: '/participants/ViewParticipantCheckPointTwoDialog',
    ...overParticipant,
  },
  viewParticipant: {
    path: '/participants/ViewParticipantDialog',
    subject: 'Participants List',
    navActiveLink,
    over: 'participants',
  },
  viewDownloads: { path: '/participants/ViewParticipantDownloadsDialog', ...overParticipant },
})
