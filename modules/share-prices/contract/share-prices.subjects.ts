import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const sharePricesSubjects = defineSubjects({
  'Settings Share Prices': { actions: ['view', 'configure'] },
})
