import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const clockworkSubjects = defineSubjects({
  'Settings Clockwork': { actions: ['view', 'configure'] },
})
