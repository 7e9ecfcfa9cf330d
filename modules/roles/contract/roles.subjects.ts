import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const rolesSubjects = defineSubjects({
  'Roles List': { actions: ['view'] },
  'Roles Create': { actions: ['create'] },
  'Roles Edit': { actions: ['update', 'delete'] },
  'Settings Roles': { actions: ['view'] },
})
