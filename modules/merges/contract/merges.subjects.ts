import { defineSubjects } from '#kit/contract/define-subjects.ts'
import { shareholdersSubjects } from '#modules/shareholders/contract/shareholders.subjects.ts'

const { scopes } = shareholdersSubjects.subjects['Shareholders Edit']

export const mergesSubjects = defineSubjects({
  /** `merge`: to say of two shareholders that they are one, or that they are not. */
  'Shareholders Merge': { actions: ['merge'], scopes },
})
