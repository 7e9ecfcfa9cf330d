import type { Action } from '#kit/contract/define-subjects.ts'
import type { ActionOn, GroupOf, ScopeOf, Subject } from './all-subjects.ts'

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

/** The rules that permit these actions on a subject, all as far. */
export function grant<S extends Subject>(
  subject: S,
  actions: readonly ActionOn<S>[],
  ...[reach]: [GroupOf<S>] extends [never] ? [reach?: Reach<S>] : [reach: Reach<S>]
): PresetRule[] {
  return actions.map((action: Action) => ({ action, subject, ...reach }) as PresetRule)
}

export const applicationLists = [
  'Applications Awaiting Approval List',
  'Applications Approved List',
  'Applications Rejected List',
] as const
export const requestLists = [
  'STT Funding Awaiting Form List',
  'STT Funding Awaiting Approval List',
  'STT Funding Approved List',
] as const

export const basic = ['basic'] as const
export const withPerson = ['basic', 'personal'] as const
export const withMoney = ['basic', 'personal', 'figures'] as const
export const withBank = ['basic', 'bank', 'figures'] as const
export const withBankAndMask = ['basic', 'bank', 'bankMask', 'figures'] as const
export const withBankMask = ['basic', 'bankMask', 'figures'] as const
export const withoutBank = ['basic', 'figures'] as const
export const wholeApplication = ['basic', 'personal', 'employerHalf', 'checkpointItems'] as const
export const bothHalves = ['basic', 'personal', 'employerHalf'] as const

export const everybody = [
  ...grant('Dashboard', ['view']),
  ...grant('Notifications', ['view', 'update']),
  ...grant('Settings Account', ['view', 'update']),
  ...grant('Settings Security', ['view', 'update']),
  ...grant('Settings Notifications', ['view', 'update']),
]

export const ownTasks = grant('Tasks', ['view', 'create', 'update', 'delete'], { scope: 'own' })

export const viewPrograms = [
  ...grant('Programs List', ['view']),
  ...grant('Programs View', ['view']),
  ...grant('Settings General', ['view']),
  ...grant('Settings Classifications', ['view']),
]
