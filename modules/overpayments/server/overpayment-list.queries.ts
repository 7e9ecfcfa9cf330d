import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden } from '#kit/server/problems.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import { overpaymentGroups } from '../contract/overpayment.groups.ts'
import { facts, isToldTo, seesIn, subject } from './overpayment.policy.ts'
import { isOverdue, joinsOfShown, protectedShown, selectShown } from './overpayment.queries.ts'

interface Asked {
  person: Person
  action: Extract<Action, 'view' | 'export'>
}

/** What the person may see of the overpayments. @throws 403 when nothing */
export function overpaymentListSource(db: Kysely<Database>, { person, action }: Asked): ListSource {
  const permission = { action, subject } as const
  if (!person.permissions.allows(permission)) throw forbidden()
  const open: OpenSource = {
    from: sql`overpayments o`,
    id: sql`o.id`,
    columns,
    filters: {
      isOverdue: ({ values: [value] }) =>
        value === 'true' ? isOverdue : sql<boolean>`not ${isOverdue}`,
    },
    where: [person.permissions.where(permission, facts), isToldTo(person)],
    search: searchOverpayments,
    select: selectShown,
    protectedSelect: protectedShown,
    joins: joinsOfShown,
    fewFirst: true,
  }
  return guarded(open, {
    groups: overpaymentGroups,
    asks: seesIn(person, { action: 'view', subject }),
    shows: seesIn(person, permission),
  })
}

const columns: Record<string, RawBuilder<unknown>> = {
  recordedOn: sql`o.recorded_on`,
  name: sql`o.name`,
  reference: sql`o.reference`,
  dueOn: sql`o.due_on`,
  amount: sql`o.amount`,
  remainingAmount: sql`o.remaining_amount`,
  status: sql`o.status`,
  reason: sql`o.reason`,
  owedBy: sql`o.owed_by`,
  programId: sql`o.program_id`,
  assigneeId: sql`o.assignee_id`,
  participantId: sql`o.participant_id`,
  applicationId: sql`o.application_id`,
  paymentId: sql`o.payment_id`,
}

/** By the beginning of a reference, else by the words of the name where it is seen. */
export function searchOverpayments(
  text: string,
  on: (field: string) => boolean | RawBuilder<boolean>,
): RawBuilder<boolean> {
  const reference = beginOfReference('OVP', text)
  if (reference) return sql<boolean>`o.reference like ${`${reference}%`}`
  const named = on('name')
  if (named === false) return sql<boolean>`false`
  const byName = containingWords(sql`o.name`, text)
  return sql<boolean>`(${named === true ? sql`true` : named} and ${byName})`
}
