import { sql } from 'kysely'
import { noticed, type NoticedRecord } from '#modules/notifications/server/noticed.ts'
import { usersScreens } from '#modules/users/contract/users.screens.ts'
import { subject } from './bank-account.policy.ts'
import { profileOf } from './tell-employer.ts'

const view = { action: 'view', subject } as const
const facts = { employerId: sql`b.employer_id` }

/** Notices of an account lead to the profile in which it is entered. */
export const noticedAccounts: NoticedRecord = {
  ...noticed({
    entity: 'bankAccount',
    from: sql`bank_accounts b`,
    id: sql`b.id`,
    reference: sql`(select e.legal_name from employers e where e.id = b.employer_id)`,
    view,
    facts,
    also: ({ permissions }) => permissions.where(view, facts, 'bank'),
    screen: usersScreens.editEmployerProfile,
  }),
  address: (id) =>
    sql`(${profileOf('')}::text || (select b.employer_id from bank_accounts b where b.id = ${id})::text)`,
}
