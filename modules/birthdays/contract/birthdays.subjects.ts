import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const birthdaysSubjects = defineSubjects({
  /** `export`: files and the private calendar feed. */
  Birthdays: {
    actions: ['view', 'export'],
    scopes: { team: { teamId: '$teamId' }, own: { assigneeId: '$userId' } },
  },
})
