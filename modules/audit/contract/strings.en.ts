export const auditEn = {
  screens: {
    auditLog: 'Audit log',
  },
  subjects: {
    'Audit Log': 'Audit log',
  },
} as const
