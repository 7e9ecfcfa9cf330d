import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Settings } from '#kit/server/settings.ts'
import { columnOf } from '#kit/server/storage.ts'
import type { ShareholderStatus } from '#modules/shareholders/contract/shareholder.status.ts'
import type { NamedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { selectSource } from '#modules/sources/server/source.queries.ts'
import { findShareholder } from '#modules/shareholders/server/shareholder.queries.ts'
import {
  isBankField,
  mergeFields,
  type MergeField,
  type Values,
} from '../contract/merge-choices.ts'

/** One of the two, whole: as it is stored, and as it is compared. */
export interface MergeSide {
  id: string
  number: string
  name: string
  version: number
  status: ShareholderStatus
  assigneeId: string | null
  teamId: string | null
  assigneeName: string | null
  source: NamedSource | null
  /** By column, bank details encrypted. */
  stored: Record<string, unknown>
  /** By field, bank details opened. */
  values: Values
  tags: readonly string[]
}

/** A shareholder that the person sees. @throws 404 otherwise */
export async function readSide(
  db: Db,
  id: string,
  { person, settings }: { person: Person; settings: Settings },
): Promise<MergeSide> {
  const known = await findShareholder(db, id, person)
  if (!known) throw notFound()
  const { rows } = await sql<{
    stored: Record<string, unknown>
    version: number
    assigneeName: string | null
    source: NamedSource | null
  }>`
    select to_jsonb(s) as stored, s.version, u.name as "assigneeName", ${selectSource('src')}
    from shareholders s left join users u on u.id = s.assignee_id
      left join sources src on src.id = s.source_id where s.id = ${id}`.execute(db)
  const { stored = {}, version = 0, assigneeName = null, source = null } = rows[0] ?? {}
  const values = Object.fromEntries(
    mergeFields.map((name) => [name, opened(name, stored[columnOf(name)] ?? null, settings)]),
  )
  return {
    ...known,
    version,
    assigneeName,
    source,
    stored,
    values,
    tags: (stored['tags'] ?? []) as string[],
  }
}

export function opened(name: MergeField, stored: unknown, settings: Settings): unknown {
  if (typeof stored === 'number') return String(stored)
  return isBankField(name) && typeof stored === 'string' ? decrypt(settings, stored) : stored
}
