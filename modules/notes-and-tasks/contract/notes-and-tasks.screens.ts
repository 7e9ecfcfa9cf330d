import { defineScreens } from '#kit/contract/define-screen.ts'

export const notesAndTasksScreens = defineScreens({
  tasks: {
    path: '/tasks',
    subject: 'Tasks',
    navigation: { section: 'home', order: 30 },
  },
  deletedItems: {
    path: '/shareholders/deleted',
    subject: 'Shareholders Edit',
    navActiveLink: '/shareholders',
    tab: 20,
  },
})
