import type { Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { MovedParts } from '#modules/notes-and-tasks/server/move-to-parent.ts'
import { announceShareholder } from '#modules/shareholders/server/record-shareholder.ts'
import type { KnownShareholder } from '#modules/shareholders/server/shareholder.queries.ts'
import type { KnownLead } from './lead.queries.ts'
import { recordLead } from './record-lead.ts'

interface Moved {
  lead: KnownLead
  shareholder: KnownShareholder
  parts: MovedParts
}

function moved({ notes, tasks, files }: MovedParts): Differences {
  const count = notes.length + tasks.length + files.length
  return count > 0 ? { movedParts: [null, String(count)] } : {}
}

/** History of both, and open screens of whoever sees one of them. */
export async function recordConversion(change: Change, { lead, shareholder, parts }: Moved) {
  await recordLead(change, lead, {
    what: 'converted',
    changes: { shareholder: [null, shareholder.number], ...moved(parts) },
  })
  await change.audit({
    action: 'shareholders.leadConverted',
    entity: 'shareholder',
    entityId: shareholder.id,
    reference: shareholder.number,
    changes: { convertedFrom: [null, lead.name], ...moved(parts) },
  })
  await announceShareholder(change, shareholder)
}

/** The same of taking it back; a shareholder that went along is told of where it was taken away. */
export async function recordUndone(
  change: Change,
  { lead, shareholder, parts }: Moved,
  { isGone, changes }: { isGone: boolean; changes: Differences },
) {
  await recordLead(change, lead, {
    what: 'conversionUndone',
    changes: { ...changes, shareholder: [shareholder.number, null], ...moved(parts) },
  })
  if (!isGone)
    await change.audit({
      action: 'shareholders.conversionUndone',
      entity: 'shareholder',
      entityId: shareholder.id,
      reference: shareholder.number,
      changes: { convertedFrom: [lead.name, null], ...moved(parts) },
    })
  await announceShareholder(change, shareholder)
}
