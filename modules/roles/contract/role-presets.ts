/* oxlint-disable max-lines -- the two tables of access.md on one page, one block per role */
import type { Action, SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import { accountsSubjects } from '#modules/accounts/contract/accounts.subjects.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { auditSubjects } from '#modules/audit/contract/audit.subjects.ts'
import { birthdaysSubjects } from '#modules/birthdays/contract/birthdays.subjects.ts'
import { customFieldsSubjects } from '#modules/custom-fields/contract/custom-fields.subjects.ts'
import { dashboardSubjects } from '#modules/dashboard/contract/dashboard.subjects.ts'
import { fundingRequestsSubjects } from '#modules/funding-requests/contract/funding-requests.subjects.ts'
import { holdsSubjects } from '#modules/holds/contract/holds.subjects.ts'
import { importsSubjects } from '#modules/imports/contract/imports.subjects.ts'
import { leadsSubjects } from '#modules/leads/contract/leads.subjects.ts'
import { monitoringSubjects } from '#modules/monitoring/contract/monitoring.subjects.ts'
import { notesAndTasksSubjects } from '#modules/notes-and-tasks/contract/notes-and-tasks.subjects.ts'
import { notificationsSubjects } from '#modules/notifications/contract/notifications.subjects.ts'
import { ordersSubjects } from '#modules/orders/contract/orders.subjects.ts'
import { outboxSubjects } from '#modules/outbox/contract/outbox.subjects.ts'
import { orphanedSubjects } from '#modules/orphaned/contract/orphaned.subjects.ts'
import { participantsSubjects } from '#modules/participants/contract/participants.subjects.ts'
import { paymentsSubjects } from '#modules/payments/contract/payments.subjects.ts'
import { programsSubjects } from '#modules/programs/contract/programs.subjects.ts'
import { reportsSubjects } from '#modules/reports/contract/reports.subjects.ts'
import { settingsSubjects } from '#modules/settings/contract/settings.subjects.ts'
import { shareholdersSubjects } from '#modules/shareholders/contract/shareholders.subjects.ts'
import { statisticsSubjects } from '#modules/statistics/contract/statistics.subjects.ts'
import { usersSubjects } from '#modules/users/contract/users.subjects.ts'
import { rolesSubjects } from './roles.subjects.ts'

/** Every subject of the product. */
export const allSubjects = {
  ...dashboardSubjects.subjects,
  ...notificationsSubjects.subjects,
  ...notesAndTasksSubjects.subjects,
  ...applicationsSubjects.subjects,
  ...participantsSubjects.subjects,
  ...orphanedSubjects.subjects,
  ...monitoringSubjects.subjects,
  ...fundingRequestsSubjects.subjects,
  ...paymentsSubjects.subjects,
  ...holdsSubjects.subjects,
  ...programsSubjects.subjects,
  ...reportsSubjects.subjects,
  ...shareholdersSubjects.subjects,
  ...importsSubjects.subjects,
  ...ordersSubjects.subjects,
  ...outboxSubjects.subjects,
  ...leadsSubjects.subjects,
  ...customFieldsSubjects.subjects,
  ...statisticsSubjects.subjects,
  ...birthdaysSubjects.subjects,
  ...usersSubjects.subjects,
  ...rolesSubjects.subjects,
  ...auditSubjects.subjects,
  ...settingsSubjects.subjects,
  ...accountsSubjects.subjects,
} satisfies Record<string, SubjectDeclaration>

type Subjects = typeof allSubjects
export type Subject = keyof Subjects
type ActionOn<S extends Subject> = Subjects[S]['actions'][number]
type KeysOf<S extends Subject, Part extends string> =
  Subjects[S] extends Record<Part, infer Declared> ? keyof Declared & string : never
type ScopeOf<S extends Subject> = KeysOf<S, 'scopes'>
type GroupOf<S extends Subject> = KeysOf<S, 'fieldGroups'>

/**
 * A permission on a subject with protected fields names the groups it includes, `basic` being
 * whatever no group protects: nobody sees a bank account because somebody forgot to say no.
 */
type Reach<S extends Subject> = { scope?: ScopeOf<S> } & ([GroupOf<S>] extends [never]
  ? { fields?: never }
  : { fields: readonly ('basic' | GroupOf<S>)[] })

type Grant = {
  [S in Subject]: { action: ActionOn<S>; subject: S; inverted?: never } & Reach<S>
}[Subject]

/** Takes something away from what an earlier rule gives; a later rule may give it again. */
type Refusal = {
  [S in Subject]: {
    action: 'All' | ActionOn<S>
    subject: S
    scope?: never
    fields?: readonly GroupOf<S>[]
    inverted: true
  }
}[Subject]

type Everything = {
  action: 'All'
  subject: 'all'
  scope?: never
  fields?: never
  inverted?: never
}

export type PresetRule = Grant | Refusal | Everything

export interface RolePreset {
  key: string
  name: { en: string; fr: string }
  userType: 'staff' | 'employer' | 'employee'
  /** Urged to set up two-factor authentication. */
  adminType: boolean
  rules: readonly PresetRule[]
}

function grant<S extends Subject>(
  subject: S,
  actions: readonly ActionOn<S>[],
  ...[reach]: [GroupOf<S>] extends [never] ? [reach?: Reach<S>] : [reach: Reach<S>]
): PresetRule[] {
  return actions.map((action: Action) => ({ action, subject, ...reach }) as PresetRule)
}

const applicationLists = [
  'Applications Awaiting Approval List',
  'Applications Approved List',
  'Applications Rejected List',
] as const
const requestLists = [
  'STT Funding Awaiting Form List',
  'STT Funding Awaiting Approval List',
  'STT Funding Approved List',
] as const

const basic = ['basic'] as const
const withPerson = ['basic', 'personal'] as const
const withMoney = ['basic', 'personal', 'figures'] as const
const withBank = ['basic', 'bank', 'figures'] as const
const withoutBank = ['basic', 'figures'] as const
const wholeApplication = ['basic', 'personal', 'employerHalf', 'checkpointItems'] as const
const bothHalves = ['basic', 'personal', 'employerHalf'] as const

const everybody = [
  ...grant('Dashboard', ['view']),
  ...grant('Notifications', ['view', 'update']),
  ...grant('Settings Account', ['view', 'update']),
  ...grant('Settings Security', ['view', 'update']),
  ...grant('Settings Notifications', ['view', 'update']),
]

const ownTasks = grant('Tasks', ['view', 'create', 'update', 'delete'], { scope: 'own' })

const viewPrograms = [
  ...grant('Programs List', ['view']),
  ...grant('Programs View', ['view']),
  ...grant('Settings General', ['view']),
]

/** They configure, but move no money and read no protected answers unless granted in person. */
const superAdminRules: readonly PresetRule[] = [
  { action: 'All', subject: 'all' },
  { action: 'create', subject: 'Payments', inverted: true },
  { action: 'verify', subject: 'Payments', inverted: true },
  { action: 'pay', subject: 'Payments', inverted: true },
  { action: 'reveal', subject: 'Participants View', inverted: true },
  {
    action: 'All',
    subject: 'Participants View',
    fields: ['sin', 'selfIdentification'],
    inverted: true,
  },
  {
    action: 'All',
    subject: 'Participants Edit',
    fields: ['sin', 'selfIdentification'],
    inverted: true,
  },
]

const adminRules = [
  ...everybody,
  ...grant('Tasks', ['view', 'create', 'update', 'delete']),
  ...grant('Employees List', ['view', 'export']),
  ...grant('System Users List', ['view', 'export']),
  ...grant('System Users View', ['view']),
  ...grant('System Users Create', ['create']),
  ...grant('System Users Edit', ['update', 'delete', 'restore', 'assign', 'override']),
  ...grant('Employer Profile Edit', ['view', 'update'], { fields: basic }),
  ...grant('Users Management', ['view', 'export', 'update', 'delete', 'assign']),
  ...viewPrograms,
  ...grant('Programs List', ['export']),
  ...grant('Programs Create', ['create']),
  ...grant('Programs Edit', ['update', 'delete', 'restore', 'configure']),
  ...grant('Settings General', ['configure']),
  ...applicationLists.flatMap((list) => grant(list, ['view', 'export'], { fields: withPerson })),
  ...grant('Applications Awaiting Approval List', ['assign'], { fields: basic }),
  ...grant('Applications View', ['view'], { fields: wholeApplication }),
  ...grant('Applications View', ['update'], { fields: bothHalves }),
  ...grant('Applications View', ['assign', 'verify', 'override', 'recommend', 'decide'], {
    fields: basic,
  }),
  ...grant('Applications Create', ['create']),
  ...grant('Participants List', ['view', 'export'], { fields: withMoney }),
  ...grant('Participants View', ['view', 'export'], { fields: withMoney }),
  ...grant('Participants Edit', ['update', 'delete', 'restore'], { fields: withMoney }),
  ...grant('Orphaned Participants List', ['view', 'export', 'update', 'assign'], {
    fields: withPerson,
  }),
  ...grant('Monitoring Forms List', ['view', 'export', 'decide', 'override'], {
    fields: withPerson,
  }),
  ...requestLists.flatMap((list) => grant(list, ['view', 'export'], { fields: withPerson })),
  ...grant('STT Funding Awaiting Form List', ['create'], { fields: withPerson }),
  ...grant('STT Funding View', ['view', 'update', 'decide'], { fields: withPerson }),
  ...grant('Holds', ['view', 'export', 'create', 'update', 'decide'], { fields: withPerson }),
  ...grant('Reports', ['view', 'export'], { fields: withPerson }),
  ...grant('Audit Log', ['view', 'export']),
  ...grant('Shareholders List', ['view', 'export'], { fields: withBank }),
  ...grant('Shareholders View', ['view'], { fields: withBank }),
  ...grant('Shareholders Edit', ['create', 'update', 'delete', 'restore', 'merge'], {
    fields: ['basic', 'bank'],
  }),
  ...grant('Imports', ['view', 'import', 'restore']),
  ...grant('Orders List', ['view', 'export']),
  ...grant('Orders View', ['view', 'verify', 'update']),
  ...grant('Orders Edit', ['create', 'update', 'delete', 'restore']),
  ...grant('Order Snapshots', ['view', 'restore']),
  ...grant('Leads', [
    'view',
    'create',
    'update',
    'assign',
    'convert',
    'delete',
    'restore',
    'export',
  ]),
  ...grant('Settings Statuses', ['view', 'configure']),
  ...grant('Settings Sources', ['view', 'configure']),
  ...grant('Settings Custom Fields', ['view', 'configure']),
  ...grant('Settings Share Prices', ['view', 'configure']),
  ...grant('Statistics', ['view', 'export']),
  ...grant('Monthly Investments', ['view', 'export', 'configure']),
  ...grant('Monthly Care Confirmed Investments', ['view', 'export']),
  ...grant('Birthdays', ['view', 'export']),
]

/** Exports of a case officer leave personal data out. */
const caseOfficerRules = [
  ...everybody,
  ...ownTasks,
  ...viewPrograms,
  ...grant('Programs List', ['export'], { scope: 'program' }),
  ...applicationLists.flatMap((list) => [
    ...grant(list, ['view'], { scope: 'program', fields: withPerson }),
    ...grant(list, ['export'], { scope: 'program', fields: basic }),
  ]),
  ...grant('Applications Awaiting Approval List', ['assign'], { scope: 'toSelf', fields: basic }),
  ...grant('Applications View', ['view'], { scope: 'program', fields: wholeApplication }),
  ...grant('Applications View', ['update'], { scope: 'program', fields: bothHalves }),
  ...grant('Applications View', ['assign'], { scope: 'toSelf', fields: basic }),
  ...grant('Applications View', ['verify', 'recommend'], { scope: 'program', fields: basic }),
  ...grant('Applications Create', ['create'], { scope: 'program' }),
  ...grant('Participants List', ['view'], { scope: 'program', fields: withMoney }),
  ...grant('Participants List', ['export'], { scope: 'program', fields: withoutBank }),
  ...grant('Participants View', ['view'], { scope: 'program', fields: withMoney }),
  ...grant('Participants Edit', ['update'], { scope: 'program', fields: withMoney }),
  ...grant('Orphaned Participants List', ['view', 'update', 'assign'], {
    scope: 'program',
    fields: withPerson,
  }),
  ...grant('Orphaned Participants List', ['export'], { scope: 'program', fields: basic }),
  ...grant('Monitoring Forms List', ['view', 'decide', 'override'], {
    scope: 'program',
    fields: withPerson,
  }),
  ...grant('Monitoring Forms List', ['export'], { scope: 'program', fields: basic }),
  ...requestLists.flatMap((list) => [
    ...grant(list, ['view'], { scope: 'program', fields: withPerson }),
    ...grant(list, ['export'], { scope: 'program', fields: basic }),
  ]),
  ...grant('STT Funding Awaiting Form List', ['create'], { scope: 'program', fields: withPerson }),
  ...grant('STT Funding View', ['view', 'update'], { scope: 'program', fields: withPerson }),
  ...grant('Payments', ['view', 'verify'], { scope: 'program', fields: withPerson }),
  ...grant('Payments', ['export'], { scope: 'program', fields: basic }),
  ...grant('Holds', ['view', 'create', 'update', 'decide'], {
    scope: 'program',
    fields: withPerson,
  }),
  ...grant('Holds', ['export'], { scope: 'program', fields: basic }),
  ...grant('Reports', ['view', 'export'], { scope: 'program', fields: basic }),
]

const approverRules = [
  ...everybody,
  ...ownTasks,
  ...viewPrograms,
  ...grant('Programs List', ['export']),
  ...applicationLists.flatMap((list) => grant(list, ['view', 'export'], { fields: withPerson })),
  ...grant('Applications View', ['view'], { fields: wholeApplication }),
  ...grant('Applications View', ['override', 'decide'], { fields: basic }),
  ...grant('Participants List', ['view', 'export'], { fields: withMoney }),
  ...grant('Participants View', ['view'], { fields: withMoney }),
  ...grant('Orphaned Participants List', ['view', 'export'], { fields: withPerson }),
  ...grant('Monitoring Forms List', ['view', 'export'], { fields: withPerson }),
  ...requestLists.flatMap((list) => grant(list, ['view', 'export'], { fields: withPerson })),
  ...grant('STT Funding View', ['view', 'decide'], { fields: withPerson }),
  ...grant('Payments', ['view', 'export', 'decide'], { fields: withPerson }),
  ...grant('Holds', ['view', 'export', 'create', 'update', 'decide'], { fields: withPerson }),
  ...grant('Reports', ['view', 'export'], { fields: withPerson }),
]

const financeRules = [
  ...everybody,
  ...ownTasks,
  ...viewPrograms,
  ...applicationLists.flatMap((list) => grant(list, ['view'], { fields: withPerson })),
  ...grant('Applications View', ['view'], { fields: wholeApplication }),
  ...grant('Participants List', ['view'], { fields: withoutBank }),
  ...grant('Participants View', ['view'], { fields: withBank }),
  ...grant('Employer Profile Edit', ['view', 'verify'], { fields: ['basic', 'bank'] }),
  ...grant('Monitoring Forms List', ['view'], { fields: withPerson }),
  ...requestLists.flatMap((list) => grant(list, ['view'], { fields: withPerson })),
  ...grant('STT Funding Approved List', ['export'], { fields: withPerson }),
  ...grant('STT Funding View', ['view', 'verify'], { fields: withPerson }),
  ...grant('Payments', ['view', 'export', 'verify', 'decide', 'pay'], {
    fields: ['basic', 'personal', 'bank'],
  }),
  ...grant('Holds', ['view', 'export', 'create', 'update', 'decide'], {
    scope: 'payment',
    fields: withPerson,
  }),
  ...grant('Reports', ['view', 'export'], { scope: 'finance', fields: basic }),
]

const auditorRules = [
  ...everybody,
  ...grant('Employees List', ['view', 'export']),
  ...grant('System Users List', ['view', 'export']),
  ...grant('System Users View', ['view']),
  ...grant('Employer Profile Edit', ['view'], { fields: basic }),
  ...grant('Users Management', ['view', 'export']),
  ...grant('Roles List', ['view']),
  ...grant('Settings Roles', ['view']),
  ...viewPrograms,
  ...grant('Programs List', ['export']),
  ...applicationLists.flatMap((list) => grant(list, ['view', 'export'], { fields: withPerson })),
  ...grant('Applications View', ['view'], { fields: wholeApplication }),
  ...grant('Participants List', ['view', 'export'], { fields: withMoney }),
  ...grant('Participants View', ['view'], { fields: withMoney }),
  ...grant('Orphaned Participants List', ['view', 'export'], { fields: withPerson }),
  ...grant('Monitoring Forms List', ['view', 'export'], { fields: withPerson }),
  ...requestLists.flatMap((list) => grant(list, ['view', 'export'], { fields: withPerson })),
  ...grant('STT Funding View', ['view'], { fields: withPerson }),
  ...grant('Payments', ['view', 'export'], { fields: withPerson }),
  ...grant('Holds', ['view', 'export'], { fields: withPerson }),
  ...grant('Reports', ['view', 'export'], { fields: withPerson }),
  ...grant('Audit Log', ['view', 'export']),
  ...grant('Shareholders List', ['view', 'export'], { fields: withoutBank }),
  ...grant('Shareholders View', ['view'], { fields: withoutBank }),
  ...grant('Orders List', ['view', 'export']),
  ...grant('Orders View', ['view']),
  ...grant('Order Snapshots', ['view']),
  ...grant('Leads', ['view', 'export']),
  ...grant('Settings Statuses', ['view']),
  ...grant('Settings Sources', ['view']),
  ...grant('Settings Custom Fields', ['view']),
  ...grant('Settings Share Prices', ['view']),
  ...grant('Statistics', ['view', 'export']),
  ...grant('Monthly Investments', ['view', 'export']),
  ...grant('Monthly Care Confirmed Investments', ['view', 'export']),
  ...grant('Birthdays', ['view', 'export']),
]

const employerRules = [
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
  ...grant('Payments', ['view', 'export', 'create'], { scope: 'own', fields: withPerson }),
  ...grant('Holds', ['view', 'export'], { scope: 'own', fields: withPerson }),
  ...grant('Reports', ['view', 'export'], { scope: 'own', fields: withPerson }),
]

const employeeRules = [
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
  ...grant('Payments', ['view'], { scope: 'self', fields: withPerson }),
  ...grant('Holds', ['view'], { scope: 'self', fields: withPerson }),
  ...grant('Audit Log', ['view'], { scope: 'self' }),
]

const team = { scope: 'team' } as const
const own = { scope: 'own' } as const

const managerRules = [
  ...everybody,
  ...grant('Tasks', ['view', 'create', 'update', 'delete'], team),
  ...grant('Shareholders List', ['view', 'export'], { scope: 'team', fields: withBank }),
  ...grant('Shareholders View', ['view'], { scope: 'team', fields: withBank }),
  ...grant('Shareholders Edit', ['create'], { fields: ['basic', 'bank'] }),
  ...grant('Shareholders Edit', ['update', 'delete', 'restore', 'merge'], {
    scope: 'team',
    fields: ['basic', 'bank'],
  }),
  ...grant('Orders List', ['view', 'export'], team),
  ...grant('Orders View', ['view', 'update'], team),
  ...grant('Orders Edit', ['create', 'update', 'delete', 'restore'], team),
  ...grant('Order Snapshots', ['view', 'restore'], team),
  ...grant(
    'Leads',
    ['view', 'create', 'update', 'assign', 'convert', 'delete', 'restore', 'export'],
    team,
  ),
  ...grant('Statistics', ['view', 'export'], team),
  ...grant('Monthly Investments', ['view', 'export'], team),
  ...grant('Monthly Care Confirmed Investments', ['view', 'export'], team),
  ...grant('Birthdays', ['view', 'export'], team),
]

const adviserRules = [
  ...everybody,
  ...ownTasks,
  ...grant('Shareholders List', ['view'], { scope: 'own', fields: withBank }),
  ...grant('Shareholders View', ['view'], { scope: 'own', fields: withBank }),
  ...grant('Shareholders Edit', ['create'], { fields: basic }),
  ...grant('Shareholders Edit', ['update'], { scope: 'own', fields: basic }),
  ...grant('Orders List', ['view'], own),
  ...grant('Orders View', ['view', 'update'], own),
  ...grant('Orders Edit', ['create'], own),
  ...grant('Orders Edit', ['update'], { scope: 'ownWhileCarePending' }),
  ...grant('Order Snapshots', ['view'], own),
  ...grant('Leads', ['view', 'create', 'update', 'convert'], own),
  ...grant('Leads', ['view', 'update'], { scope: 'unassigned' }),
  ...grant('Statistics', ['view'], own),
  ...grant('Monthly Investments', ['view'], own),
  ...grant('Monthly Care Confirmed Investments', ['view'], own),
  ...grant('Birthdays', ['view'], own),
]

const careRules = [
  ...everybody,
  ...ownTasks,
  ...grant('Shareholders List', ['view'], { fields: withoutBank }),
  ...grant('Shareholders View', ['view'], { fields: withoutBank }),
  ...grant('Orders List', ['view']),
  ...grant('Orders View', ['view', 'verify', 'update']),
  ...grant('Order Snapshots', ['view']),
  ...grant('Monthly Care Confirmed Investments', ['view']),
]

const staff = { userType: 'staff', adminType: false } as const
const adminStaff = { userType: 'staff', adminType: true } as const

/** The roles an installation starts with; all but the first may be edited. */
export const rolePresets = [
  {
    key: 'superAdmin',
    name: { en: 'Super Admin', fr: 'Super Admin' },
    ...adminStaff,
    rules: superAdminRules,
  },
  {
    key: 'brandAdmin',
    name: { en: '{brand} Admin', fr: 'Admin {brand}' },
    ...adminStaff,
    rules: superAdminRules,
  },
  { key: 'admin', name: { en: 'Admin', fr: 'Admin' }, ...adminStaff, rules: adminRules },
  {
    key: 'caseOfficer',
    name: { en: 'Case Officer', fr: 'Responsable de dossiers' },
    ...staff,
    rules: caseOfficerRules,
  },
  {
    key: 'approver',
    name: { en: 'Approver', fr: 'Responsable de l’approbation' },
    ...staff,
    rules: approverRules,
  },
  { key: 'finance', name: { en: 'Finance', fr: 'Finances' }, ...staff, rules: financeRules },
  {
    key: 'auditor',
    name: { en: 'Auditor', fr: 'Auditrice ou auditeur' },
    ...staff,
    rules: auditorRules,
  },
  {
    key: 'employer',
    name: { en: 'Employer', fr: 'Employeur' },
    userType: 'employer',
    adminType: false,
    rules: employerRules,
  },
  {
    key: 'employee',
    name: { en: 'Employee', fr: 'Employée ou employé' },
    userType: 'employee',
    adminType: false,
    rules: employeeRules,
  },
  { key: 'manager', name: { en: 'Manager', fr: 'Gestionnaire' }, ...staff, rules: managerRules },
  {
    key: 'adviser',
    name: { en: 'Adviser', fr: 'Conseillère ou conseiller' },
    ...staff,
    rules: adviserRules,
  },
  { key: 'care', name: { en: 'Care', fr: 'Service à la clientèle' }, ...staff, rules: careRules },
] as const satisfies readonly RolePreset[]

export type RolePresetKey = (typeof rolePresets)[number]['key']
