import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'

/** A hold on the payments of an application's employer, in its program. */
export async function holdOf({ db }: Pick<TestServer, 'db'>, applicationId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into holds (kind, employer_id, program_id, reason, message, effects, starts_on, has_begun, name)
    select 'payment', e.id, a.program_id, 'records', 'A receipt is missing', '{payment}', organisation_today(), true,
      searchable(e.legal_name)
    from applications a join employers e on e.id = a.employer_id where a.id = ${applicationId}
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** It becomes one on the payments of whichever employer the application has by now. */
export const giveHold = (
  db: TestServer['db'],
  { holdId, applicationId }: { holdId: string; applicationId: string },
) =>
  sql`update holds h set employer_id = a.employer_id, name = searchable(e.legal_name)
    from applications a join employers e on e.id = a.employer_id
    where h.id = ${holdId} and a.id = ${applicationId}`.execute(db)

interface Named {
  employerId: string
  programId: string
  applicationId: string
}

export const holdBodies = {
  changeHold: () => ({ note: 'Called' }),
  liftHold: () => ({ reason: 'All is in order' }),
}

export const heldPayments = ({ employerId, programId }: Named) => ({
  kind: 'payment',
  employerId,
  programId,
  reason: 'owing',
  effects: ['payment'],
  message: 'An amount is owing',
  startsOn: '2099-01-01',
  liftBy: 'anyone',
})

export const passed = ({ applicationId }: Named) => ({
  applicationId,
  effect: 'payment',
  reason: 'Paid already',
})
