import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Looking } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectFields } from '#kit/server/storage.ts'
import { changeable, changeableNames } from '../contract/change-request.ts'
import { openStates } from '../contract/change-request.status.ts'
import type { ChangeableTerms } from '../contract/change-requests.endpoints.ts'
import { creating, scopeOf, viewing, type ChangeRequestScope } from './change-request.policy.ts'

/** A job as it is approved, with what bounds a change of it. */
export interface Terms extends ChangeRequestScope, ChangeableTerms {
  placementId: string
  participantId: string
  assigneeId: string | null
  committed: string
  /** Given for its wages already. */
  paid: string
  /** The last day that is claimed. */
  claimedTo: string | null
  minHoursPerWeek: string
  minWeeks: number
  maxWeeks: number
}

/** A job `a` is changed while its placement `l` is not over. */
export const isUnderWay = sql<boolean>`l.status in ('planned', 'accepted', 'active')`

/** The job of an approved application; null when there is no placement of it. */
export async function findTerms(db: Db, applicationId: string): Promise<Terms | null> {
  const { rows } = await sql<Terms>`
    select ${selectFields(changeable, 'a')}, a.id as "applicationId", a.reference as "applicationReference",
      e.legal_name as employer, a.participant_name as name, l.status as "placementStatus",
      l.started_on as "startedOn", l.id as "placementId", l.program_id as "programId",
      l.employer_id as "employerId", l.participant_id as "participantId", a.assignee_id as "assigneeId",
      l.committed_amount as committed,
      placement_paid(l.id, null)::text as paid,
      (select max(y.period_to) from payments y where y.placement_id = l.id and y.source = 'claim'
        and y.status not in ('declined', 'cancelled')) as "claimedTo",
      g.min_hours_per_week as "minHoursPerWeek", g.placement_min_weeks as "minWeeks",
      g.placement_max_weeks as "maxWeeks",
      (select c.id from change_requests c where c.application_id = a.id
        and c.status = any(${[...openStates]}::text[])) as "openRequestId"
    from applications a join placements l on l.application_id = a.id
      join employers e on e.id = a.employer_id join programs g on g.id = a.program_id
    where a.id = ${applicationId}`.execute(db)
  return rows[0] ?? null
}

/** A job that a person may ask to be changed. @throws 404 for one that is none of theirs */
export async function loadTerms(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  applicationId: string,
): Promise<Terms> {
  const found = await findTerms(db, applicationId)
  if (!found || !person.permissions.allows(creating, scopeOf(found))) throw notFound()
  return found
}

/** The same as the form begins with it. */
export async function readTerms(looking: Looking, applicationId: string): Promise<ChangeableTerms> {
  const found = await loadTerms(looking, applicationId)
  const { applicationReference, employer, placementStatus, startedOn, openRequestId } = found
  const isNamed = looking.person.permissions.allows(viewing, scopeOf(found), 'personal')
  return {
    ...valuesOf(found),
    applicationId,
    applicationReference,
    employer,
    name: isNamed ? found.name : null,
    placementStatus,
    startedOn,
    openRequestId,
  }
}

/** Of anything that has them, the fields that can be asked to be otherwise. */
export const valuesOf = (of: Values): Values =>
  Object.fromEntries(changeableNames.map((name) => [name, of[name]])) as unknown as Values

type Values = z.infer<typeof changeable.create>
