import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { withoutHidden } from '#kit/server/hidden-fields.ts'
import type { Sees } from '#kit/server/permissions.ts'
import { selectFields } from '#kit/server/storage.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import { application } from '../contract/application.ts'
import type { Funding } from '../contract/funding.ts'
import { withoutOtherFunding } from '../contract/shown-funding.ts'
import { hiddenFrom } from './application.groups.ts'

/**
 * What a version keeps, by the permanent names of fields: a column may be renamed, what was frozen
 * reads the same. Of the tables `applications a`, `employers e` and `participants q`.
 */
export const frozenParts = {
  application: asJson(
    sql`a.id, ${selectFields(application, 'a')}, a.reference, a.status, a.stage, a.channel, a.language,
      a.submitted_at as "submittedAt", a.review_due_on as "reviewDueOn", a.funding,
      a.requested_amount as "requestedAmount", a.approved_amount as "approvedAmount",
      a.approved_funding as "approvedFunding", a.program_id as "programId",
      a.employer_id as "employerId", a.participant_id as "participantId",
      a.participant_completed_at as "participantCompletedAt", a.assignee_id as "assigneeId",
      a.recommended_by as "recommendedBy", a.recommended_at as "recommendedAt",
      a.recommendation_note as "recommendationNote", a.decided_by as "decidedBy",
      a.decided_at as "decidedAt", a.reason_codes as "reasonCodes",
      a.applicant_note as "applicantNote", a.is_duplicate_suspected as "isDuplicateSuspected",
      a.is_on_hold as "isOnHold", a.information_request as "informationRequest",
      a.information_due_on as "informationDueOn", a.created_by as "createdBy",
      a.created_at as "createdAt"`,
  ),
  employer: asJson(sql`e.id, ${selectFields(employer, 'e')}`),
  /** What somebody needs to be able to work is nobody's to keep. */
  participant: asJson(
    sql`q.id, ${selectFields(participant, 'q', { except: ['accommodationNeeds'] })}, q.reference,
      q.consented_at as "consentedAt"`,
  ),
}

function asJson(columns: RawBuilder<unknown>) {
  return sql`(select to_jsonb(kept) from (select ${columns}) kept)`
}

/**
 * Keeps an application with both halves as it stands at submission or approval. Written once; a
 * second submission after a reopening keeps the first, a second approval replaces nothing either.
 * What the applicant says of an employer on file differently is `said`: it is what was signed.
 */
export async function freezeVersion(
  { db }: { db: Db },
  applicationId: string,
  { kind, said = {} }: { kind: 'submission' | 'approval'; said?: Record<string, unknown> },
): Promise<void> {
  await sql`
    insert into application_versions (application_id, kind, content)
    select a.id, ${kind}, jsonb_build_object(
      'application', ${frozenParts.application},
      'employer', ${frozenParts.employer} || ${JSON.stringify(said)}::jsonb,
      'participant', case when q.id is null then null else ${frozenParts.participant} end)
    from applications a join employers e on e.id = a.employer_id
      left join participants q on q.id = a.participant_id
    where a.id = ${applicationId}
    on conflict (application_id, kind, number) do nothing`.execute(db)
}

/** Keeps an application as it stands after an approved change, as the next version beside those before it. */
export async function freezeChange({ db }: { db: Db }, applicationId: string): Promise<void> {
  await sql`
    insert into application_versions (application_id, kind, number, content)
    select a.id, 'change', (select count(*) + 1 from application_versions v
        where v.application_id = a.id and v.kind = 'change'), jsonb_build_object(
      'application', ${frozenParts.application}, 'employer', ${frozenParts.employer},
      'participant', case when q.id is null then null else ${frozenParts.participant} end)
    from applications a join employers e on e.id = a.employer_id
      left join participants q on q.id = a.participant_id
    where a.id = ${applicationId}`.execute(db)
}

interface Asked {
  id: string
  kind: 'submission' | 'approval' | 'change'
  sees: Sees
}

/** A frozen version as somebody sees it, with the moment at which it was frozen; of changes, the last one. */
export async function readFrozenVersion(
  db: Db,
  { id, kind, sees }: Asked,
): Promise<{ frozenAt: string; isChanged: boolean; content: Record<string, unknown> }> {
  const version = await db
    .selectFrom('application_versions')
    .select(({ exists, selectFrom }) => [
      'frozen_at',
      'content',
      exists(
        selectFrom('application_versions as later')
          .select('later.kind')
          .whereRef('later.application_id', '=', 'application_versions.application_id')
          .where('later.kind', '=', 'change'),
      ).as('isChanged'),
    ])
    .where('application_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (!version) throw notFound()
  return {
    frozenAt: version.frozen_at,
    isChanged: Boolean(version.isChanged),
    content: seenContent(version.content as Content, sees),
  }
}

type Content = Record<'application' | 'employer' | 'participant', Record<string, unknown> | null>

function seenContent({ application: kept, ...parts }: Content, sees: Sees): Content {
  const hidden = hiddenFrom(sees)
  const { funding, approvedFunding, ...others } = { ...kept }
  const money = (of: unknown) =>
    of && !sees('employerHalf') ? withoutOtherFunding(of as Funding) : of
  return {
    ...withoutHidden(parts, hidden),
    application: {
      ...withoutHidden(others, hidden),
      funding: money(funding),
      approvedFunding: money(approvedFunding),
    },
  }
}
