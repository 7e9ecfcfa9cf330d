import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const classificationsSubjects = defineSubjects({
  /** `configure`: load a published structure file, with the permission to import. */
  'Settings Classifications': { actions: ['view', 'configure'] },
})
