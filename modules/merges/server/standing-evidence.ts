import type { Db } from '#kit/server/call.ts'
import type { NamedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { findStandingSource } from '#modules/sources/server/source.queries.ts'
import type { Evidence } from './merge.queries.ts'

/** What a merge changed, with each source that was deleted since as what took its place. */
export interface StandingEvidence extends Evidence {
  /** The source that the keeper had before, if the merge changed it. */
  source: NamedSource | null
}

/** The sources stay until the change is kept. One that both sides have by now was not changed. */
export async function standingEvidence(
  db: Db,
  evidence: Evidence | null,
): Promise<StandingEvidence | null> {
  if (!evidence) return null
  const { fields } = evidence
  if (!('source_id' in fields.after)) return { ...evidence, source: null }
  const source = await standing(db, fields.before)
  const came = await standing(db, fields.after)
  const { source_id: _was, ...before } = fields.before
  const { source_id: _is, ...after } = fields.after
  if (source?.id === came?.id) return { ...evidence, fields: { before, after }, source: null }
  return {
    ...evidence,
    fields: {
      before: { ...before, source_id: source?.id ?? null },
      after: { ...after, source_id: came?.id ?? null },
    },
    source,
  }
}

const standing = async (db: Db, { source_id: id }: Record<string, unknown>) =>
  typeof id === 'string' ? findStandingSource(db, id) : null
