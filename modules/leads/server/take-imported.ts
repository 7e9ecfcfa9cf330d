import type * as z from 'zod/mini'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { readBodyWithOwn } from '#kit/server/own-fields.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { DoneRow, HowTaken, ReadRow, Taken } from '#modules/imports/server/import-target.ts'
import { findStaffNamed } from '#modules/shareholders/server/find-manager.ts'
import { findSourceNamed, findStandingSource } from '#modules/sources/server/source.queries.ts'
import { lead, newLead } from '../contract/lead.ts'
import { leadsWords } from '../contract/words.ts'
import { addLead } from './add-lead.ts'
import { cleanLead } from './clean-lead.ts'
import { deleteLead } from './delete-lead.ts'
import { editLead } from './edit-lead.ts'
import { findImported, findStatusNamed } from './find-imported.ts'
import { readLead } from './lead.queries.ts'

interface Taking {
  how: HowTaken
  /** The fields that the organisation added, which stay meanwhile. */
  own: readonly OwnField[]
}

/** Adds or edits the lead of a row by the rules of the forms. @throws what they throw */
export async function takeLead(
  change: Change,
  { line, values }: ReadRow,
  { how, own }: Taking,
): Promise<Taken> {
  const found = await findImported(change, values, how)
  if (found && how.onMatch === 'skip') return { line, outcome: 'skipped', recordId: found }
  if (!found && how.onMissing === 'skip') return { line, outcome: 'skipped' }
  const named = await withNames(change, values)
  if (found) return update(change, line, { id: found, named, own })
  const input = readBodyWithOwn({ body: newLead.create }, named, own)
  const id = await addLead(change, input as z.infer<typeof newLead.create>, { place: 'last' })
  const kept = how.isTrial ? {} : { recordId: id, version: 1 }
  return { line, outcome: 'created', reference: String(values['name']), ...kept }
}

/** Staff go by e-mail or name, sources and statuses by their names in either language. */
async function withNames(change: Change, values: ReadRow['values']) {
  const named: Record<string, unknown> = { ...values }
  const { assigneeId, sourceId, statusId } = values
  if (assigneeId !== undefined)
    named['assigneeId'] = await findStaffNamed(change, String(assigneeId), 'assigneeId')
  if (sourceId !== undefined) named['sourceId'] = await sourceNamed(change, String(sourceId))
  if (statusId !== undefined) named['statusId'] = await findStatusNamed(change, String(statusId))
  return named
}

async function sourceNamed({ db }: Change, named: string) {
  const id = await findSourceNamed(db, named)
  if (!id) throw invalidField('sourceId', 'noSuchSource').saidBy(leadsWords)
  return id
}

interface Update extends Pick<Taking, 'own'> {
  id: string
  named: Record<string, unknown>
}

async function update(change: Change, line: number, { id, named, own }: Update): Promise<Taken> {
  const { statusId, ...typed } = named
  const present = await readLead(change.db, id, change)
  // A move asks for what a file does not hold, such as why a lead was lost.
  if (statusId !== undefined && statusId !== present.statusId)
    throw invalidField('statusId', 'moveOnBoard').saidBy(leadsWords)
  const body = readBodyWithOwn({ body: lead.update }, typed, own) as z.infer<typeof lead.update>
  const input = cleanLead(body)
  const changed = differences(present, input, withOwnFields(lead, own).fields)
  const { name: reference, version } = present
  if (isNothing(changed)) return { line, outcome: 'skipped', recordId: id, reference }
  await editLead({ ...change, version }, id, input)
  const before = Object.fromEntries(Object.entries(changed).map(([field, [was]]) => [field, was]))
  return { line, outcome: 'updated', recordId: id, reference, version: version + 1, before }
}

/**
 * Takes a lead away that a file brought, to where deleted ones are, or puts back what it had before.
 * @throws 412 when somebody changed it since, 403, 409
 */
export async function takeBackLead(
  change: Change,
  { outcome, recordId, version, before }: DoneRow,
  own: readonly OwnField[],
): Promise<void> {
  const versioned = { ...change, version }
  if (outcome === 'created') return deleteLead(versioned, recordId)
  const former = await withStandingSource(change, before)
  const input = readBodyWithOwn({ body: lead.update }, former, own)
  return editLead(versioned, recordId, input as z.infer<typeof lead.update>)
}

/** A source that was deleted since comes back as what took its place. */
async function withStandingSource({ db }: Change, former: Record<string, unknown>) {
  const { sourceId } = former
  if (typeof sourceId !== 'string') return former
  return { ...former, sourceId: (await findStandingSource(db, sourceId))?.id ?? null }
}
