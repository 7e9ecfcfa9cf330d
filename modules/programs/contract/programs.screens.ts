import { defineScreens } from '#kit/contract/define-screen.ts'

export const programsScreens = defineScreens({
  programs: {
    path: '/programs',
    subject: 'Programs List',
    navigation: { section: 'funding', order: 80 },
  },
  addProgram: {
    path: '/programs/Add',
    subject: 'Programs Create',
    act: 'create',
    navActiveLink: '/programs',
  },
  editProgram: { path: '/programs/Edit', subject: 'Programs Edit', navActiveLink: '/programs' },
  program: { path: '/programs/{id}', subject: 'Programs View', navActiveLink: '/programs' },
})
