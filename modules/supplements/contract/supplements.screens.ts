import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/supplements'

export const supplementsScreens = defineScreens({
  supplements: {
    path: '/supplements',
    subject: 'Supplements',
    navigation: { section: 'funding', order: 55 },
  },
  newSupplement: {
    path: '/supplements/new',
    subject: 'Supplements',
    act: 'create',
    toDo: ['create'],
    navActiveLink,
    over: 'supplements',
  },
  supplement: { path: '/supplements/{id}', subject: 'Supplements', navActiveLink },
})
