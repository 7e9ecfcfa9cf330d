import {
  grant,
  applicationLists,
  requestLists,
  basic,
  withPerson,
  withMoney,
  bothHalves,
  everybody,
} from './role-rules.ts'

export const employerRules = [
  ...everybody,
  ...grant('Employees List', ['view', 'export'], { scope: 'own' }),
  ...grant('System Users View', ['view'], { scope: 'own' }),
  ...grant('System Users Create', ['create'], { scope: 'own' }),
  ...grant('System Users Edit', ['update', 'delete', 'restore'], { scope: 'own' }),
  ...grant('Employer Profile Edit', ['view', 'update'], {
    scope: 'own',
    fields: ['basic', 'bank'],
  }),
  ...applicationLists.flatMap((list) =>
    grant(list, ['view', 'export'], { scope: 'own', fields: withPerson }),
  ),
  ...grant('Applications View', ['view', 'update'], { scope: 'own', fields: bothHalves }),
  ...grant('Applications Create', ['create'], { scope: 'own' }),
  ...grant('Participants List', ['view', 'export'], { scope: 'own', fields: withMoney }),
  ...grant('Participants View', ['view'], { scope: 'own', fields: withMoney }),
  ...grant('Participants Edit', ['update'], { scope: 'own', fields: withPerson }),
  ...grant('Orphaned Participants List', ['view', 'export'], { scope: 'own', fields: basic }),
  ...grant('Monitoring Forms List', ['view', 'export', 'update'], {
    scope: 'own',
    fields: withPerson,
  }),
  ...requestLists.flatMap((list) =>
    grant(list, ['view', 'export'], { scope: 'own', fields: withPerson }),
  ),
  ...grant('STT Funding Awaiting Form List', ['create'], { scope: 'own', fields: withPerson }),
  ...grant('STT Funding View', ['view', 'update'], { scope: 'own', fields: withPerson }),
  ...grant('Change Requests', ['view', 'export', 'create'], { scope: 'own', fields: withPerson }),
  ...grant('Supplements', ['view', 'export', 'create'], { scope: 'own', fields: withPerson }),
  ...grant('Payments', ['view', 'export', 'create'], { scope: 'own', fields: withPerson }),
  ...grant('Holds', ['view', 'export'], { scope: 'own', fields: withPerson }),
  ...grant('Reports', ['view', 'export'], { scope: 'own', fields: withPerson }),
]

export const employeeRules = [
  ...everybody,
  ...grant('System Users View', ['view'], { scope: 'self' }),
  ...applicationLists.flatMap((list) =>
    grant(list, ['view'], { scope: 'self', fields: withPerson }),
  ),
  ...grant('Applications View', ['view', 'update'], { scope: 'self', fields: withPerson }),
  ...grant('Applications Create', ['create'], { scope: 'self' }),
  ...grant('Participants View', ['view'], {
    scope: 'self',
    fields: ['basic', 'personal', 'bank', 'figures'],
  }),
  ...grant('Participants View', ['export'], {
    scope: 'self',
    fields: ['basic', 'personal', 'bank', 'sin', 'selfIdentification', 'figures'],
  }),
  ...grant('Participants View', ['reveal'], {
    scope: 'self',
    fields: ['sin', 'selfIdentification'],
  }),
  ...grant('Participants Edit', ['update'], {
    scope: 'self',
    fields: ['basic', 'personal', 'bank', 'sin', 'selfIdentification'],
  }),
  ...grant('Monitoring Forms List', ['view', 'update'], { scope: 'self', fields: withPerson }),
  ...requestLists.flatMap((list) => grant(list, ['view'], { scope: 'self', fields: withPerson })),
  ...grant('STT Funding Awaiting Form List', ['create'], { scope: 'self', fields: withPerson }),
  ...grant('STT Funding View', ['view', 'update'], { scope: 'self', fields: withPerson }),
  ...grant('Supplements', ['view'], { scope: 'self', fields: withPerson }),
  ...grant('Payments', ['view', 'create'], { scope: 'self', fields: withPerson }),
  ...grant('Holds', ['view'], { scope: 'self', fields: withPerson }),
  ...grant('Audit Log', ['view'], { scope: 'self' }),
]
