import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import type { Things } from './things.ts'

type Db = TestServer['db']

/** A supplement of a placement, which its employer has requested. */
export async function supplementOf({ db }: Pick<TestServer, 'db'>, placementId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into supplements (placement_id, type, payee, description, frequency, from_on, to_on, times, requested_each,
      requested_amount, requested_on, requested_by, entered_by)
    select ${placementId}, 'transport', 'participant', 'Bus pass', 'oneTime', organisation_today(),
      organisation_today(), 1, 100, 100, organisation_today(), u.id, array[u.id]
    from users u where u.email = ${cast.employer.email} returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** It becomes one of whichever employer and participant its placement has by now. */
export const giveSupplement = (db: Db, supplementId: string) =>
  sql`update supplements s set employer_id = l.employer_id, participant_id = l.participant_id
    from placements l where l.id = s.placement_id and s.id = ${supplementId}`.execute(db)

/** Nobody has withdrawn it or decided it. */
export const restoreSupplement = (db: Db, supplementId: string) =>
  sql`update supplements set status = 'requested', withdrawn_on = null, withdrawn_by = null, cancelled_on = null,
    cancelled_by = null, cancel_reason = null, decided_on = null, decided_by = null, decline_reason = null,
    decline_note = null, approved_each = null, approved_amount = null, reduction_reason = null,
    used_amount = null, closed_on = null, closed_by = null, close_reason = null
    where id = ${supplementId}`.execute(db)

export const newSupplement = ({ placementId }: Pick<Things, 'placementId'>) => ({
  placementId,
  type: 'transport',
  payee: 'participant',
  description: 'Bus pass',
  frequency: 'oneTime',
  fromOn: '2030-01-01',
  requestedEach: '100.00',
})

export const supplementBodies = {
  changeSupplement: () => ({ description: 'Train pass' }),
  approveSupplement: () => ({ approvedEach: '100.00', total: '100.00' }),
  declineSupplement: () => ({ declineReason: 'notNeeded' }),
  cancelSupplement: () => ({ cancelReason: 'Not needed any more' }),
  closeSupplement: () => ({ closeReason: 'No more is bought' }),
}
