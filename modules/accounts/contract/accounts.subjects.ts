import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** A person's own account and nobody else's, whatever the role: so there is no scope. */
export const accountsSubjects = defineSubjects({
  'Settings Account': { actions: ['view', 'update'] },
  'Settings Security': { actions: ['view', 'update'] },
})
