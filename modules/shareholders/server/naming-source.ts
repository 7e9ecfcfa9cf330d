import type { Differences } from '#kit/server/audit.ts'
import type { NamedSource } from '#modules/sources/contract/sources.endpoints.ts'

interface Moved {
  from?: NamedSource | null
  to: NamedSource | null
}

/** What history keeps of a source is what it was called: it may be renamed and deleted. */
export function namingSource(changes: Differences, { from, to }: Moved): Differences {
  const { sourceId, ...others } = changes
  return sourceId ? { ...others, source: [from?.name ?? null, to?.name ?? null] } : changes
}
