import { serve } from '#kit/server/call.ts'
import type { Product } from '#kit/server/server-module.ts'
import type { Desk } from '#modules/notes-and-tasks/server/parents.ts'
import { countTasksByPerson } from '#modules/notes-and-tasks/server/task-list.queries.ts'
import { readOwnApplications } from '#modules/applications/server/applicants-own.queries.ts'
import { subjectOf } from '#modules/applications/server/application-list.queries.ts'
import { countChangesToDo } from '#modules/change-requests/server/count-change-requests.queries.ts'
import {
  countToDecide,
  countToReview as countEvidence,
} from '#modules/funding-requests/server/count-requests.queries.ts'
import { countPaymentHolds } from '#modules/holds/server/count-holds.queries.ts'
import { countToReview } from '#modules/monitoring/server/count-forms.queries.ts'
import { countAccountsToVerify } from '#modules/employers/server/count-accounts.queries.ts'
import { readAccountToEnter } from '#modules/employers/server/own-account.queries.ts'
import { countOverpayments } from '#modules/overpayments/server/count-overpayments.queries.ts'
import { countPaymentsToDo } from '#modules/payments/server/count-payments.queries.ts'
import { unreadByApplication } from '#modules/messages/server/conversation.queries.ts'
import { countSupplementsToDecide } from '#modules/supplements/server/count-supplements.queries.ts'
import { readBudgets } from '#modules/programs/server/program-budgets.queries.ts'
import { workEndpoints, type Dashboard, type Part } from '../contract/work.endpoints.ts'
import { dashboardEn } from '../contract/strings.en.ts'
import { dashboardFr } from '../contract/strings.fr.ts'
import { readAuditPart, readOperation } from './operation-part.ts'
import { birthdayDays, may, readBirthdays } from './investor-figures.ts'
import { readOrdersPart } from './orders-part.ts'
import { readApplicationsPart, seesAllWaiting, type Asking } from './applications-part.ts'

const words = { en: dashboardEn, fr: dashboardFr }

/** What is set aside and left is for those who look after all applications, not for one desk. */
async function readBudgetsPart(call: Asking): Promise<Dashboard['budgets']> {
  if (!seesAllWaiting(call) || !may(call, 'Programs List')) return null
  return readBudgets(call.db, call.person)
}

async function readTasksPart(
  call: Asking,
  { desk, today }: { desk: Desk; today: string },
): Promise<Dashboard['tasks']> {
  if (!may(call, 'Tasks')) return null
  const people = await countTasksByPerson(call.db, { desk, person: call.person, today })
  const { open, overdue } = people.find(({ id }) => id === call.person.userId) ?? nothing
  const others = people.filter(({ id }) => id !== call.person.userId)
  return { open, overdue, people: others.length > 0 ? people : null }
}

const nothing = { open: 0, overdue: 0 }

async function readBirthdaysPart(call: Asking): Promise<Dashboard['birthdays']> {
  const coming = await readBirthdays(call)
  return coming && { days: birthdayDays, total: coming.total }
}

async function readHoldsPart({ db, person }: Asking): Promise<Dashboard['holds']> {
  const ofPayments = await countPaymentHolds(db, person)
  return ofPayments === null ? null : { ofPayments }
}

async function readTrainingPart({ db, person }: Asking): Promise<Dashboard['training']> {
  const toDecide = await countToDecide(db, person)
  const toReview = await countEvidence(db, person)
  return toDecide === null && toReview === null ? null : { toDecide, toReview }
}

async function readSupplementsPart({ db, person }: Asking): Promise<Dashboard['supplements']> {
  const toDecide = await countSupplementsToDecide(db, person)
  return toDecide === null ? null : { toDecide }
}

async function readAccountsPart({ db, person }: Asking): Promise<Dashboard['accounts']> {
  const toVerify = await countAccountsToVerify(db, person)
  return toVerify === null ? null : { toVerify }
}

/** Those who apply see their own applications; staff have lists of them. */
async function readOwnPart({ db, person }: Asking): Promise<Part<'own'> | null> {
  const mayAny = Object.values(subjectOf).some((subject) =>
    person.permissions.allows({ action: 'view', subject }),
  )
  if (person.type === 'staff' || !mayAny) return null
  const own = await readOwnApplications(db, person)
  const unread = await unreadByApplication(
    db,
    person,
    own.rows.map(({ id }) => id),
  )
  const rows = own.rows.map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 }))
  return { ...own, rows } as Part<'own'>
}

/** What waits for whoever asks: each part for those alone who may see what it is made of. */
export const workHandlers = (desk: Desk, product: Product) =>
  serve(
    workEndpoints,
    {
      async readDashboard(call) {
        const today = await call.today()
        const [applications, budgets, orders, tasks, birthdays] = await Promise.all([
          readApplicationsPart(call, today),
          readBudgetsPart(call),
          readOrdersPart(call, today),
          readTasksPart(call, { desk, today }),
          readBirthdaysPart(call),
        ])
        const [audit, operation, own, ownAccount] = await Promise.all([
          readAuditPart(call, product.offers.acts),
          readOperation(call, product.jobs),
          readOwnPart(call),
          readAccountToEnter(call.db, call.person),
        ])
        const [
          monitoring,
          changes,
          training,
          supplements,
          payments,
          accounts,
          overpayments,
          holds,
        ] = await Promise.all([
          countToReview(call.db, call.person),
          countChangesToDo(call.db, call.person),
          readTrainingPart(call),
          readSupplementsPart(call),
          countPaymentsToDo(call.db, call.person),
          readAccountsPart(call),
          countOverpayments(call.db, call.person),
          readHoldsPart(call),
        ])
        const ofStaff = { applications, budgets, orders, tasks, birthdays, audit, operation }
        const toDo = { monitoring, changes, training, supplements, payments, accounts }
        const owing = { overpayments, holds }
        return { today, ...ofStaff, ...toDo, ...owing, own, ownAccount }
      },
    },
    words,
  )
