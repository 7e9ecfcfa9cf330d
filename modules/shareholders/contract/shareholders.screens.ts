import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/shareholders'
const editing = { subject: 'Shareholders Edit', navActiveLink } as const

export const shareholdersScreens = defineScreens({
  shareholders: {
    path: '/shareholders',
    subject: 'Shareholders List',
    navigation: { section: 'investors', order: 20 },
  },
  newShareholder: { path: '/shareholders/new', ...editing, act: 'create' },
  shareholderTrash: { path: '/shareholders/trash', ...editing, tab: 10 },
  shareholder: { path: '/shareholders/{id}', subject: 'Shareholders View', navActiveLink },
  editShareholder: { path: '/shareholders/{id}/edit', ...editing },
})
