import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden } from '#kit/server/problems.ts'
import { beginOfReference, containingWords } from '#kit/server/search-text.ts'
import { supplementGroups } from '../contract/supplement.groups.ts'
import { facts, seesIn, subject } from './supplement.policy.ts'
import { joinsOfShown, protectedShown, selectShown } from './supplement.queries.ts'

interface Asked {
  person: Person
  action: Extract<Action, 'view' | 'export'>
}

/** What the person may see of the supplements. @throws 403 when nothing */
export function supplementListSource(db: Kysely<Database>, { person, action }: Asked): ListSource {
  const permission = { action, subject } as const
  if (!person.permissions.allows(permission)) throw forbidden()
  const open: OpenSource = {
    from: sql`supplements s`,
    id: sql`s.id`,
    columns,
    filters: {
      isClaimable: ({ values: [value] }) => {
        const claimable = value === 'true' ? isClaimable : sql<boolean>`not ${isClaimable}`
        return sql<boolean>`(${isClaimTold(person)} and ${claimable})`
      },
    },
    where: [person.permissions.where(permission, facts)],
    search: searchSupplements,
    select: selectShown,
    protectedSelect: protectedShown,
    joins: joinsOfShown,
    fewFirst: true,
  }
  return guarded(open, {
    groups: supplementGroups,
    asks: seesIn(person, { action: 'view', subject }),
    shows: seesIn(person, permission),
  })
}

/** Something is left of it that can be claimed. */
const isClaimable = sql<boolean>`(s.status = 'approved' and s.approved_amount > supplement_claimed(s.id, null)
  and exists (select from placements where id = s.placement_id and status not in ('cancelled', 'lapsed')))`

/** What is claimed of what a participant is paid, no employer is told. */
const isClaimTold = ({ type }: Person) =>
  type === 'employer' ? sql<boolean>`s.payee = 'employer'` : sql<boolean>`true`

const columns: Record<string, RawBuilder<unknown>> = {
  requestedOn: sql`s.requested_on`,
  name: sql`s.name`,
  reference: sql`s.reference`,
  fromOn: sql`s.from_on`,
  requestedAmount: sql`s.requested_amount`,
  approvedAmount: sql`s.approved_amount`,
  status: sql`s.status`,
  type: sql`s.type`,
  payee: sql`s.payee`,
  programId: sql`s.program_id`,
  assigneeId: sql`s.assignee_id`,
  participantId: sql`s.participant_id`,
  applicationId: sql`s.application_id`,
  placementId: sql`s.placement_id`,
}

/** By the beginning of a reference, else by the words of the name where it is seen. */
export function searchSupplements(
  text: string,
  on: (field: string) => boolean | RawBuilder<boolean>,
): RawBuilder<boolean> {
  const reference = beginOfReference('SUP', text)
  if (reference) return sql<boolean>`s.reference like ${`${reference}%`}`
  const named = on('name')
  if (named === false) return sql<boolean>`false`
  const byName = containingWords(sql`s.name`, text)
  return sql<boolean>`(${named === true ? sql`true` : named} and ${byName})`
}
