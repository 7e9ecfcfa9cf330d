import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** `view`: where other systems are told, and what was. `configure`: everything else. */
export const webhooksSubjects = defineSubjects({
  Webhooks: { actions: ['view', 'configure'] },
})
