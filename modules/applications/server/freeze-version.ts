import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'

/**
 * Keeps an application with both halves as it stands at submission or approval. Written once; a
 * second submission after a reopening keeps the first, a second approval replaces nothing either.
 */
export async function freezeVersion(
  { db }: Change,
  applicationId: string,
  kind: 'submission' | 'approval',
): Promise<void> {
  await sql`
    insert into application_versions (application_id, kind, content)
    select a.id, ${kind}, jsonb_build_object(
      'application', to_jsonb(a) - '{version,updated_at}'::text[],
      'employer', to_jsonb(e) - '{version,updated_at}'::text[],
      'participant', to_jsonb(q) - '{version,updated_at,person_key,accommodation_needs}'::text[])
    from applications a join employers e on e.id = a.employer_id
      left join participants q on q.id = a.participant_id
    where a.id = ${applicationId}
    on conflict (application_id, kind) do nothing`.execute(db)
}

/** A frozen version with the moment at which it was frozen. */
export async function readFrozenVersion(
  db: Db,
  applicationId: string,
  kind: 'submission' | 'approval',
): Promise<{ frozenAt: string; content: Record<string, unknown> }> {
  const version = await db
    .selectFrom('application_versions')
    .select(['frozen_at', 'content'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!version) throw notFound()
  return { frozenAt: version.frozen_at, content: version.content as Record<string, unknown> }
}
