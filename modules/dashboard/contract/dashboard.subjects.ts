import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const dashboardSubjects = defineSubjects({
  /** Each number on it obeys the permissions of the list behind it. */
  Dashboard: { actions: ['view'] },
})
