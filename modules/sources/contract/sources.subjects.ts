import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const sourcesSubjects = defineSubjects({
  'Settings Sources': { actions: ['view', 'configure'] },
})
