import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden } from '#kit/server/problems.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import { paymentGroups } from '../contract/payment.groups.ts'
import { facts, isToldTo, seesIn, subject } from './payment.policy.ts'
import { joinsOfShown, protectedShown, selectShown } from './payment.queries.ts'

interface Asked {
  person: Person
  action: Extract<Action, 'view' | 'export'>
}

/** What the person may see of the payments. @throws 403 when nothing */
export function paymentListSource(db: Kysely<Database>, { person, action }: Asked): ListSource {
  const permission = { action, subject } as const
  if (!person.permissions.allows(permission)) throw forbidden()
  const open: OpenSource = {
    from: sql`payments y`,
    id: sql`y.id`,
    columns,
    where: [person.permissions.where(permission, facts), isToldTo(person)],
    search: searchPayments,
    select: selectShown(person),
    protectedSelect: protectedShown,
    joins: joinsOfShown,
    fewFirst: true,
  }
  return guarded(open, {
    groups: paymentGroups,
    asks: seesIn(person, { action: 'view', subject }),
    shows: seesIn(person, permission),
  })
}

const columns: Record<string, RawBuilder<unknown>> = {
  submittedOn: sql`y.submitted_on`,
  name: sql`y.name`,
  reference: sql`y.reference`,
  periodFrom: sql`y.period_from`,
  claimedAmount: sql`y.claimed_amount`,
  approvedAmount: sql`y.approved_amount`,
  status: sql`y.status`,
  source: sql`y.source`,
  payee: sql`y.payee`,
  programId: sql`y.program_id`,
  assigneeId: sql`y.assignee_id`,
  participantId: sql`y.participant_id`,
  applicationId: sql`y.application_id`,
  placementId: sql`y.placement_id`,
  supplementId: sql`y.supplement_id`,
  batchId: sql`y.batch_id`,
}

/** By the beginning of a reference, else by the words of the name where it is seen. */
export function searchPayments(
  text: string,
  on: (field: string) => boolean | RawBuilder<boolean>,
): RawBuilder<boolean> {
  const reference = beginOfReference('PAY', text)
  if (reference) return sql<boolean>`y.reference like ${`${reference}%`}`
  const named = on('name')
  if (named === false) return sql<boolean>`false`
  const byName = containingWords(sql`y.name`, text)
  return sql<boolean>`(${named === true ? sql`true` : named} and ${byName})`
}
