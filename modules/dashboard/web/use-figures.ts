import { useMay } from '#kit/web/Can.tsx'
import { birthdaysScreens } from '#modules/birthdays/contract/birthdays.screens.ts'
import { notesAndTasksScreens } from '#modules/notes-and-tasks/contract/notes-and-tasks.screens.ts'
import { outboxScreens } from '#modules/outbox/contract/outbox.screens.ts'
import { dashboardScreens } from '../contract/dashboard.screens.ts'
import type { Dashboard, Part } from '../contract/work.endpoints.ts'
import type { FigureOf } from './Figures.tsx'
import {
  accountsToVerify,
  care,
  claimsToApprove,
  claimsToAssess,
  dayBefore,
  lateOf,
  mineOf,
  overpaymentsOverdue,
  overpaymentsOwed,
  paymentsFailed,
  paymentsToParticipants,
  paymentsToPay,
  toDecide,
  unassigned,
  waiting,
} from './places.ts'

const most = 4
/** Fewer would look as if something were missing; of more, nothing says nothing. */
const least = 3

/** What is wrong comes first, then what there is, then what others do; of each, what weighs more. */
function urgency({ count, wrong, isOthers }: FigureOf) {
  if (isOthers) return 2
  return wrong && wrong.count > 0 ? 0 : count > 0 ? 1 : 3
}

/** The four that say most to this person. */
export function useFigures(dashboard: Dashboard, me: string): FigureOf[] {
  const mayVerify = useMay('verify', 'Orders View')
  const seesOutbox = useMay('view', 'Outbox')
  const { applications, payments, accounts, overpayments, orders, tasks } = dashboard
  const { birthdays, audit, operation, today } = dashboard
  const figures = [
    ...(applications ? ofApplications(applications, { me, today }) : []),
    ...(payments ? ofPayments(payments) : []),
    ...(accounts ? [ofAccounts(accounts)] : []),
    ...(overpayments ? [ofOverpayments(overpayments)] : []),
    ...(orders ? [{ ...ofOrders(orders), isOthers: !mayVerify }] : []),
    ...(seesOutbox && operation?.mail ? [ofMail(operation.mail)] : []),
    ...(tasks ? [ofTasks(tasks, today)] : []),
    ...(audit ? [ofRefusals(audit)] : []),
    ...(birthdays ? [ofBirthdays(birthdays)] : []),
  ]
  const sorted = figures.sort((one, other) => urgency(one) - urgency(other))
  const some = sorted.filter(({ count }) => count > 0).length
  return sorted.slice(0, Math.min(most, Math.max(least, some)))
}

const isOnlySeen = ({ mine, unassigned: free, toDecide: decisions }: Part<'applications'>) =>
  !mine && !free && !decisions

interface Who {
  me: string
  today: string
}

function ofApplications(of: Part<'applications'>, { me, today }: Who): FigureOf[] {
  const parts = [
    ['toDecide', of.toDecide, toDecide],
    ['mine', of.mine, mineOf(me)],
    ['unassigned', of.unassigned, unassigned],
    ['waiting', of, {}],
  ] as const
  return parts.flatMap(([name, tally, filter]) => {
    if (!tally) return []
    const to = waiting(filter)
    const wrong = { count: tally.late, to: lateOf(to, today), isGrave: true }
    return [{ name, count: tally.open, to, wrong, isOthers: isOnlySeen(of) }]
  })
}

function ofPayments(of: Part<'payments'>): FigureOf[] {
  const { toAssess, toApprove, toPay, toParticipants, failed } = of
  const wrong = { count: failed ?? 0, to: paymentsFailed, isGrave: true }
  const parts = [
    { name: 'toAssess', count: toAssess, to: claimsToAssess },
    { name: 'toApprove', count: toApprove, to: claimsToApprove },
    { name: 'toPay', count: toPay, to: paymentsToPay, wrong },
    { name: 'toParticipants', count: toParticipants, to: paymentsToParticipants },
  ]
  return parts.flatMap(({ count, ...part }) => (count === null ? [] : [{ ...part, count }]))
}

const ofAccounts = ({ toVerify }: Part<'accounts'>): FigureOf => ({
  name: 'accounts',
  count: toVerify,
  to: accountsToVerify,
})

const ofOverpayments = ({ owed, overdue }: Part<'overpayments'>): FigureOf => ({
  name: 'overpayments',
  count: owed,
  to: overpaymentsOwed,
  wrong: { count: overdue, to: overpaymentsOverdue, isGrave: true },
})

const ofOrders = ({ carePending, older }: Part<'orders'>): FigureOf => ({
  name: 'care',
  count: carePending,
  to: care(),
  wrong: { count: older.count, to: care({ 'filter[tradedOn][lte]': older.to }), isGrave: false },
})

function ofMail({ failed, waiting: unsent }: NonNullable<Part<'operation'>['mail']>): FigureOf {
  const to = (state: string) => ({
    screen: outboxScreens.outbox,
    query: { 'filter[state]': state },
  })
  return {
    name: 'mail',
    count: failed + unsent,
    to: to('waiting,retrying,failed'),
    wrong: { count: failed, to: to('retrying,failed'), isGrave: true },
  }
}

function ofTasks({ open, overdue }: Part<'tasks'>, today: string): FigureOf {
  const screen = notesAndTasksScreens.tasks
  const late = { 'filter[dueOn][lte]': dayBefore(today) }
  return {
    name: 'tasks',
    count: open,
    to: { screen },
    wrong: { count: overdue, to: { screen, query: late }, isGrave: true },
  }
}

const ofRefusals = ({ refusals }: Part<'audit'>): FigureOf => ({
  name: 'refusals',
  count: refusals.total,
  to: { screen: dashboardScreens.dashboard, query: { work: 'refusals' } },
})

const ofBirthdays = ({ days, total }: Part<'birthdays'>): FigureOf => ({
  name: 'birthdays',
  count: total,
  to: { screen: birthdaysScreens.birthdays, query: { days: String(days) } },
})
