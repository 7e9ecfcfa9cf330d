export const auditEn = {
  screens: {
    auditLog: 'Audit log',
    auditEntry: 'Audit log entry',
  },
  subjects: {
    'Audit Log': 'Audit log',
  },
  fields: {
    at: 'When',
    actor: 'Who',
    role: 'Role',
    what: 'What',
    reference: 'Record',
    kind: 'Type',
    reason: 'Reason or note',
    area: 'Area',
    actorId: 'Done by',
    recordId: 'Record',
  },
  choices: {
    kind: {
      change: 'Change made',
      signIn: 'Sign-in',
      refused: 'Access refused',
      reveal: 'Protected data viewed',
      export: 'Export',
    },
    area: {
      funding: 'Funding',
      investors: 'Investors',
      people: 'People and roles',
      desk: 'Notes, tasks and messages',
      operation: 'Operation and settings',
    },
  },
  recorded: { format: 'File format', status: 'Status', filters: 'Filters', search: 'Search' },
  yes: 'Yes',
  no: 'No',
  system: 'System',
  visitor: 'Someone without an account',
} as const
