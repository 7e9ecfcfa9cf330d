import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/**
 * The frozen versions, as `freezeVersion` writes them: at the submission without the
 * participant's half and without what the review added, at the approval as it stands.
 */
export async function freezeVersions(db: Db): Promise<void> {
  await sql`
    insert into application_versions (application_id, kind, content, frozen_at)
    select a.id, 'submission', jsonb_build_object(
      'application', to_jsonb(a) - '{version,updated_at}'::text[] || jsonb_build_object(
        'status', 'submitted', 'stage', 'pending', 'participant_id', null,
        'participant_completed_at', null, 'assignee_id', null, 'information_request', null,
        'information_due_on', null, 'recommendation_note', null, 'recommended_by', null,
        'recommended_at', null, 'decided_by', null, 'decided_at', null, 'reason_codes', '[]'::jsonb,
        'applicant_note', null, 'approved_amount', null, 'approved_funding', null,
        'is_duplicate_suspected', false, 'is_on_hold', false),
      'employer', to_jsonb(e) - '{version,updated_at}'::text[],
      'participant', null), a.submitted_at
    from applications a join employers e on e.id = a.employer_id`.execute(db)
  await sql`
    insert into application_versions (application_id, kind, content, frozen_at)
    select a.id, 'approval', jsonb_build_object(
      'application', to_jsonb(a) - '{version,updated_at}'::text[],
      'employer', to_jsonb(e) - '{version,updated_at}'::text[],
      'participant', to_jsonb(q) - '{version,updated_at,person_key,accommodation_needs}'::text[]),
      a.decided_at
    from applications a join employers e on e.id = a.employer_id
      join participants q on q.id = a.participant_id
    where a.status = 'approved'`.execute(db)
}
