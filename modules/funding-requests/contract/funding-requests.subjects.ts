import { defineSubjects } from '#kit/contract/define-subjects.ts'

const scopes = {
  program: { programId: { $in: '$programIds' } },
  own: { employerId: '$employerId' },
  self: { participantId: '$participantId' },
} as const

const fieldGroups = ['personal'] as const

export const fundingRequestsSubjects = defineSubjects({
  'STT Funding Awaiting Form List': {
    actions: ['view', 'export', 'create'],
    scopes,
    fieldGroups,
  },
  'STT Funding Awaiting Approval List': { actions: ['view', 'export'], scopes, fieldGroups },
  'STT Funding Approved List': { actions: ['view', 'export'], scopes, fieldGroups },
  /** `update`: fill in the form, hand in evidence. `verify`: review for payment. */
  'STT Funding View': {
    actions: ['view', 'update', 'decide', 'verify'],
    scopes,
    fieldGroups,
  },
})
