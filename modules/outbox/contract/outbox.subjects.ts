import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const outboxSubjects = defineSubjects({
  Outbox: { actions: ['view', 'configure'] },
})
