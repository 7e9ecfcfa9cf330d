import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const notesAndTasksSubjects = defineSubjects({
  Tasks: {
    actions: ['view', 'create', 'update', 'delete'],
    scopes: { team: { teamId: '$teamId' }, own: { assigneeId: '$userId' } },
  },
})
