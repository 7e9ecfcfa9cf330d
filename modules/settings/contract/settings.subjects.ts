import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const settingsSubjects = defineSubjects({
  /** Templates of messages and letters too. */
  'Settings General': { actions: ['view', 'configure'] },
})
