import { defineScreens } from '#kit/contract/define-screen.ts'

export const searchScreens = defineScreens({ search: { path: '/search', subject: 'Dashboard' } })
