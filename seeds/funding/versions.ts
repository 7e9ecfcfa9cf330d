import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { frozenParts } from '#modules/applications/server/freeze-version.ts'

/**
 * The frozen versions, as `freezeVersion` writes them: at the submission without the
 * participant's half and without what the review added, at the approval as it stands.
 */
export async function freezeVersions(db: Db): Promise<void> {
  await sql`
    insert into application_versions (application_id, kind, content, frozen_at)
    select a.id, 'submission', jsonb_build_object(
      'application', ${frozenParts.application} || jsonb_build_object(
        'status', 'submitted', 'stage', 'pending', 'participantId', null,
        'participantCompletedAt', null, 'assigneeId', null, 'recommendationNote', null,
        'recommendedBy', null, 'recommendedAt', null, 'decidedBy', null, 'decidedAt', null,
        'reasonCodes', '[]'::jsonb, 'applicantNote', null, 'approvedAmount', null,
        'approvedFunding', null, 'isDuplicateSuspected', false, 'isOnHold', false,
        'informationRequest', null, 'informationDueOn', null),
      'employer', ${frozenParts.employer},
      'participant', null), a.submitted_at
    from applications a join employers e on e.id = a.employer_id`.execute(db)
  await sql`
    insert into application_versions (application_id, kind, content, frozen_at)
    select a.id, 'approval', jsonb_build_object(
      'application', ${frozenParts.application},
      'employer', ${frozenParts.employer},
      'participant', ${frozenParts.participant}),
      a.decided_at
    from applications a join employers e on e.id = a.employer_id
      join participants q on q.id = a.participant_id
    where a.status = 'approved'`.execute(db)
}
