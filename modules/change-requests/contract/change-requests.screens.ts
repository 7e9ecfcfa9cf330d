import { defineScreens } from '#kit/contract/define-screen.ts'

const subject = 'Change Requests'
const navActiveLink = '/change-requests'

export const changeRequestsScreens = defineScreens({
  changeRequests: {
    path: '/change-requests',
    subject,
    navigation: { section: 'funding', order: 14, group: 'applications' },
  },
  /** Of an approved application. */
  newChangeRequest: {
    path: '/change-requests/new/{id}',
    subject,
    toDo: ['create'],
    navActiveLink,
  },
  changeRequest: { path: '/change-requests/{id}', subject, navActiveLink },
  editChangeRequest: {
    path: '/change-requests/{id}/edit',
    subject,
    toDo: ['create'],
    navActiveLink,
  },
})
