import { defineSubjects } from '#kit/contract/define-subjects.ts'

const scopes = {
  program: { programId: { $in: '$programIds' } },
  own: { employerId: '$employerId' },
  self: { participantId: '$participantId' },
} as const

const personal = ['birthDate', 'pronouns', 'email', 'phone', 'address', 'workStatus'] as const

/** What is in `sin` and `selfIdentification` is shown by `reveal` alone, never by `view`. */
const groups = {
  personal,
  bank: ['bankInstitution', 'bankTransit', 'bankAccount'],
  sin: ['sin'],
  selfIdentification: ['selfIdentification', 'barriers'],
  figures: ['ledger', 'wage', 'supplements'],
} as const

export const participantsSubjects = defineSubjects({
  'Participants List': {
    actions: ['view', 'export'],
    scopes,
    fieldGroups: { personal, figures: groups.figures },
  },
  /** `export`: everything that is kept about one person. */
  'Participants View': {
    actions: ['view', 'export', 'reveal'],
    scopes,
    fieldGroups: groups,
  },
  'Participants Edit': { actions: ['update', 'delete', 'restore'], scopes, fieldGroups: groups },
})
