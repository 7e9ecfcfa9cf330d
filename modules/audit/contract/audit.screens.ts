import { defineScreens } from '#kit/contract/define-screen.ts'

export const auditScreens = defineScreens({
  auditLog: {
    path: '/audit-log',
    subject: 'Audit Log',
    navigation: { section: 'administration', order: 80 },
  },
  auditEntry: { path: '/audit-log/{id}', subject: 'Audit Log', navActiveLink: '/audit-log' },
})
