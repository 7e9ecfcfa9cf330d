import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** `program`: employers that have applied to one of the person's programs. */
const scopes = { program: { programId: { $in: '$programIds' } } } as const

export const employersSubjects = defineSubjects({
  'Employers List': { actions: ['view', 'export'], scopes },
  'Employers View': { actions: ['view'], scopes },
})
