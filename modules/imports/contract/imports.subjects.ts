import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const importsSubjects = defineSubjects({
  /** `restore`: put created and updated rows back as they were. */
  Imports: { actions: ['view', 'import', 'restore'] },
})
