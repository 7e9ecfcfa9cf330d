import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const customFieldsSubjects = defineSubjects({
  'Settings Custom Fields': { actions: ['view', 'configure'] },
})
