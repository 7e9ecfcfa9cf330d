import type { Bilingual } from '#kit/contract/fields.ts'
import type { Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'

type What = 'added' | 'edited' | 'placed' | 'deleted'

/** History of a source, and the open screens that show it. */
export async function recordSource(
  change: Change,
  { id, name }: { id: string; name: Bilingual },
  { what, changes }: { what: What; changes: Differences },
): Promise<void> {
  await change.audit({
    action: `sources.${what}`,
    entity: 'source',
    entityId: id,
    reference: name.en,
    changes,
  })
  await change.announce({ topic: 'sources', id, subject: 'Settings Sources' })
}
