import type { FieldErrors } from '#kit/contract/validation.ts'
import { isNothing, type Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalid } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import type { LeadRecord, PlaceOnBoard } from '../contract/leads.endpoints.ts'
import { holdStatus, type OfferedStatus } from './lead-status.queries.ts'
import { mayDo } from './lead.policy.ts'
import { holdLead, readLead, refuseClosed, type KnownLead } from './lead.queries.ts'
import { rankAgain, rankAt } from './rank.ts'
import { recordLead } from './record-lead.ts'

/** Where a lead stood, and since when: what takes a move back. */
export interface StoodAt {
  rank: string
  statusEnteredAt: string
}

/**
 * Puts a lead at a place on the board, in its status or into another one; one row is written.
 * @throws 403 outside the person's permission, 409 when it is deleted or the lead beside which it is put has
 * moved, 412 when somebody changed it in between, 422 where the status asks for what was not said
 */
export async function moveLead(
  change: VersionedChange,
  id: string,
  input: PlaceOnBoard & { back?: StoodAt },
): Promise<void> {
  const { db, person, version } = change
  const status = await holdTarget(change, input.statusId)
  const known = await holdLead(change, id)
  if (!mayDo(person, 'update', known)) throw forbidden()
  const current = () => readLead(db, id, change)
  await refuseStale(db, { table: 'leads', id, version, current }, known.version)
  refuseClosed(known)
  await putLead(change, { known, status }, input)
}

/** Puts a lead there, which is held, and so is the status that it is put into. @throws 409, 422 */
export async function putLead(
  change: VersionedChange,
  { known, status }: { known: KnownLead; status: OfferedStatus },
  input: Omit<PlaceOnBoard, 'statusId'> & { back?: StoodAt },
): Promise<void> {
  const { back } = input
  const { db, person, version } = change
  const { id } = known
  const current = () => readLead(db, id, change)
  const target = { table: 'leads', id, version, current } as const
  const before = await current()
  const isEntered = known.statusId !== status.id
  if (isEntered && !status.isChoosable) await holdStatus(change, status.id, { field: 'statusId' })
  const said = whatIsSaid(before, status, input)
  const at = { statusId: status.id, id }
  const rank = back ? await rankAgain(change, at, back.rank) : await rankAt(change, at, input)
  await changeVersioned(db, target, {
    ...(isEntered && {
      status_id: status.id,
      status_kind: status.kind,
      status_entered_at: back?.statusEnteredAt ?? change.now,
    }),
    expected_amount: said.expectedAmount,
    lost_reason: said.lostReason,
    lost_note: said.lostNote,
    rank,
    updated_by: person.userId,
  })
  const { assigneeId, teamId, name } = known
  const moved = { id, name, version: version + 1, assigneeId, teamId }
  const changes = changesOf(before, said)
  if (isEntered)
    return recordLead(change, moved, {
      what: 'moved',
      changes: { status: [before.status.name, status.name], ...changes },
    })
  await recordLead(
    change,
    moved,
    isNothing(changes)
      ? { what: 'placed', changes: { rank: [known.rank, rank] } }
      : { what: 'edited', changes },
  )
}

/** The status that is entered, held before the lead itself: all who put leads there wait for each other. */
export const holdTarget = (change: Pick<Change, 'db'>, statusId: string) =>
  holdStatus(change, statusId, { field: 'statusId', evenIfArchived: true })

type Said = Pick<LeadRecord, 'expectedAmount' | 'lostReason' | 'lostNote'>

/** What is known of the lead once it is in the status. @throws 422 at the field that this asks for */
function whatIsSaid(
  before: LeadRecord,
  { id, kind }: OfferedStatus,
  { expectedAmount, lostReason, lostNote }: Omit<PlaceOnBoard, 'statusId'>,
): Said {
  // Why it was lost stays known while it is lost.
  const stays = before.statusId === id || (kind === 'lost' && before.status.kind === 'lost')
  const amount = expectedAmount ?? before.expectedAmount
  const reason = lostReason ?? (stays ? before.lostReason : null)
  const errors: FieldErrors = {}
  if (kind === 'won' && amount === null) errors['expectedAmount'] = [required]
  if (kind === 'lost' && reason === null) errors['lostReason'] = [required]
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const isLost = kind === 'lost'
  return {
    expectedAmount: kind === 'won' ? amount : before.expectedAmount,
    lostReason: isLost ? reason : null,
    lostNote: isLost ? (lostNote ?? (stays ? before.lostNote : null)) : null,
  }
}

const required = { code: 'required', params: {} }

function changesOf(before: Said, after: Said): Differences {
  const changed = (['expectedAmount', 'lostReason', 'lostNote'] as const).filter(
    (name) => before[name] !== after[name],
  )
  return Object.fromEntries(
    changed.map((name) => [name, [before[name], after[name]] as [unknown, unknown]]),
  )
}
