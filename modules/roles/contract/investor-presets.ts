import { grant, basic, withBankAndMask, withoutBank, everybody, ownTasks } from './role-rules.ts'

const team = { scope: 'team' } as const
const own = { scope: 'own' } as const

export const managerRules = [
  ...everybody,
  ...grant('Tasks', ['view', 'create', 'update', 'delete'], team),
  ...grant('Shareholders List', ['view', 'export'], { scope: 'team', fields: withBankAndMask }),
  ...grant('Shareholders View', ['view'], { scope: 'team', fields: withBankAndMask }),
  ...grant('Shareholders Edit', ['create'], { fields: ['basic', 'bank'] }),
  ...grant('Shareholders Edit', ['update', 'delete', 'restore'], {
    scope: 'team',
    fields: ['basic', 'bank'],
  }),
  ...grant('Shareholders Merge', ['merge'], team),
  ...grant('Orders List', ['view', 'export'], team),
  ...grant('Orders View', ['view', 'update'], team),
  ...grant('Orders Edit', ['create', 'update', 'delete', 'restore'], team),
  ...grant('Order Snapshots', ['view', 'restore'], team),
  ...grant(
    'Leads',
    ['view', 'create', 'update', 'assign', 'convert', 'delete', 'restore', 'export'],
    { scope: 'team', fields: ['basic', 'restricted'] },
  ),
  ...grant('Statistics', ['view', 'export'], team),
  ...grant('Monthly Investments', ['view', 'export'], team),
  ...grant('Monthly Care Confirmed Investments', ['view', 'export'], team),
  ...grant('Birthdays', ['view', 'export'], team),
]

export const adviserRules = [
  ...everybody,
  ...ownTasks,
  ...grant('Shareholders List', ['view'], { scope: 'own', fields: withBankAndMask }),
  ...grant('Shareholders View', ['view'], { scope: 'own', fields: withBankAndMask }),
  ...grant('Shareholders Edit', ['create'], { fields: basic }),
  ...grant('Shareholders Edit', ['update'], { scope: 'own', fields: basic }),
  ...grant('Orders List', ['view'], own),
  ...grant('Orders View', ['view', 'update'], own),
  ...grant('Orders Edit', ['create'], own),
  ...grant('Orders Edit', ['update'], { scope: 'ownWhileCarePending' }),
  ...grant('Order Snapshots', ['view'], own),
  ...grant('Leads', ['view', 'create', 'update', 'convert'], { ...own, fields: basic }),
  ...grant('Leads', ['view', 'update'], { scope: 'unassigned', fields: basic }),
  ...grant('Statistics', ['view'], own),
  ...grant('Monthly Investments', ['view'], own),
  ...grant('Monthly Care Confirmed Investments', ['view'], own),
  ...grant('Birthdays', ['view'], own),
]

export const careRules = [
  ...everybody,
  ...ownTasks,
  ...grant('Shareholders List', ['view'], { fields: withoutBank }),
  ...grant('Shareholders View', ['view'], { fields: withoutBank }),
  ...grant('Orders List', ['view']),
  ...grant('Orders View', ['view', 'verify', 'update']),
  ...grant('Order Snapshots', ['view']),
  ...grant('Monthly Care Confirmed Investments', ['view']),
]
