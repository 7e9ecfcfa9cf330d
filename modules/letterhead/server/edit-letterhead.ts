import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { letterhead } from '../contract/letterhead.ts'
import { readLetterhead } from './letterhead.queries.ts'

/** Saves how letters look from now on. @throws 412 when somebody saved in between */
export async function editLetterhead(
  change: VersionedChange,
  input: z.infer<typeof letterhead.update>,
): Promise<void> {
  const { db, version } = change
  const current = () => readLetterhead(db)
  const before = await current()
  const target = { table: 'letterhead', id: before.id, version, current } as const
  const changes = differences(before, input, letterhead.fields)
  if (isNothing(changes)) return refuseStale(db, target, before.version)
  await changeVersioned(db, target, toRow(letterhead, input))
  await change.audit({
    action: 'letterhead.edited',
    entity: 'letterhead',
    entityId: before.id,
    changes,
  })
  await change.announce({ topic: 'letterhead', subject: 'Settings General' })
}
