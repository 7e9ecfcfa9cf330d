import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import type { About } from './bodies.ts'
import { newSupplement, supplementBodies } from './supplement-things.ts'
import type { Things } from './things.ts'

type Db = TestServer['db']

/** Another title for the job of a placement, which its employer has asked for. */
export async function changeRequestOf({ db }: Pick<TestServer, 'db'>, placementId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into change_requests (placement_id, side, asked, before, effective_on, reason, requested_on, requested_by,
      entered_by)
    select l.id, 'employer', '{"positionTitle": "Head baker"}', jsonb_build_object('positionTitle', l.position_title),
      greatest(coalesce(l.started_on, l.start_on), organisation_today()), 'More to do', organisation_today(), u.id,
      array[u.id]
    from placements l, users u where l.id = ${placementId} and u.email = ${cast.employer.email}
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** It becomes one of whichever employer and participant its placement has by now. */
export const giveChangeRequest = (db: Db, id: string) =>
  sql`update change_requests c set employer_id = l.employer_id, participant_id = l.participant_id
    from placements l where l.id = c.placement_id and c.id = ${id}`.execute(db)

/** Nobody has withdrawn, recommended or decided it. */
export const restoreChangeRequest = (db: Db, id: string) =>
  sql`update change_requests set status = 'submitted', side = 'employer', recommended_on = null, recommended_by = null,
    recommendation_note = null, returned_on = null, returned_by = null, return_note = null, decided_on = null,
    decided_by = null, decision_note = null, withdrawn_on = null, withdrawn_by = null, amount_before = null,
    amount_after = null, funding_before = null, funding_after = null
    where id = ${id}`.execute(db)

/** The job of an application as somebody asks for it. */
const job = {
  positionTitle: 'Head baker',
  duties: 'Bakes, and leads those who do',
  supervisorName: 'Rachel Okafor',
  workplaceStreet: '1 Main Street',
  workplaceCity: 'Toronto',
  region: 'ON',
  workplacePostalCode: 'M5V 2T6',
  startOn: '2030-01-07',
  endOn: '2030-06-30',
  hoursPerWeek: '35',
  hourlyWage: '30.00',
  effectiveOn: '2030-02-04',
}

const askedJob = ({ applicationId }: Pick<Things, 'applicationId'>) => ({ applicationId, ...job })

/** What is sent about what is asked for beside the wages of a placement, and of itself. */
export const placementRequestBodies = (thingsOf: (about: About) => Things) => ({
  ...supplementBodies,
  createSupplement: (about: About) => newSupplement(thingsOf(about)),
  computeChangeRequest: (about: About) => askedJob(thingsOf(about)),
  createChangeRequest: (about: About) => ({ ...askedJob(thingsOf(about)), reason: 'More to do' }),
  recommendChangeRequest: () => ({ recommendationNote: 'In order' }),
  sendBackChangeRequest: () => ({ returnNote: 'Until when?' }),
  returnChangeRequest: () => ({ returnNote: 'Until when?' }),
  resubmitChangeRequest: () => ({ ...job, reason: 'More to do' }),
  approveChangeRequest: () => ({ expectedAmount: '1.00' }),
  denyChangeRequest: () => ({ decisionNote: 'Not now' }),
})
