import { defineSubjects } from '#kit/contract/define-subjects.ts'

const scopes = {
  program: { programId: { $in: '$programIds' } },
  own: { employerId: '$employerId' },
  self: { participantId: '$participantId' },
} as const

/** What is in `sin` and `selfIdentification` is shown by `reveal` alone, never by `view`. */
const fieldGroups = ['personal', 'bank', 'sin', 'selfIdentification', 'figures'] as const

export const participantsSubjects = defineSubjects({
  'Participants List': {
    actions: ['view', 'export'],
    scopes,
    fieldGroups: ['personal', 'figures'],
  },
  /** `export`: everything that is kept about one person. */
  'Participants View': {
    actions: ['view', 'export', 'reveal'],
    scopes,
    fieldGroups,
  },
  'Participants Edit': { actions: ['update', 'delete', 'restore'], scopes, fieldGroups },
})
