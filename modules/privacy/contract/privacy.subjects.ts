import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const privacySubjects = defineSubjects({
  /** Of records that the person sees. `export`: all that is held about one person; `delete`: erase it. */
  Privacy: { actions: ['export', 'delete'] },
})
