import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { readBodyWithOwn } from '#kit/server/own-fields.ts'
import { manyAtOnce, problemIn, type RowProblem } from '#kit/server/each-on-its-own.ts'
import type { DoneRow } from '#modules/imports/server/import-target.ts'
import { changedShareholder } from '../contract/shareholder.rules.ts'
import { namesBank } from './clean-shareholder.ts'
import { keepEdits, type JudgedEdit } from './edit-many.ts'
import { findStandingSource, holdSource } from '#modules/sources/server/source.queries.ts'
import { judgeEdit } from './edit-shareholder.ts'
import { lookUpAmong } from './import-look-ups.ts'
import { withPauses } from './take-imported.ts'
import { readUnedited } from './unedited.queries.ts'

/**
 * Puts the values back that an import replaced, where nobody has saved since.
 * @returns one by one, why it was not done
 */
export const restoreImported = (change: Change, updated: readonly DoneRow[]) =>
  manyAtOnce<DoneRow, RowProblem | null>(change, updated, {
    work: (some) => restoreTogether(change, some),
    refused: (_, problem) => problem,
  })

type LookUps = Awaited<ReturnType<typeof lookUpAmong>>

async function restoreTogether(change: Change, updated: readonly DoneRow[]) {
  const lookUps = await lookUpAmong(change, {
    ids: updated.map(({ recordId }) => recordId),
    numbers: updated.map(({ before }) => before['depotNumber']),
    isTrial: false,
  })
  const presentOf = await readUnedited(change.db, updated)
  const judged = await withPauses(updated, (row) =>
    judgeFormer(change, { ...row, present: presentOf(row) }, lookUps),
  )
  const kept = await keepEdits(
    change,
    judged.filter((each) => 'before' in each),
  )
  return judged.map((each) => {
    if (!('before' in each)) return each
    return kept.has(each.before.id) ? null : { code: 'stale' }
  })
}

const asItWas = { field: 'sourceId', evenIfNotOffered: true }

/** A source that was deleted since comes back as what took its place. */
async function withStandingSource({ db }: Change, former: Record<string, unknown>) {
  const { sourceId } = former
  if (typeof sourceId !== 'string') return former
  return { ...former, sourceId: (await findStandingSource(db, sourceId))?.id ?? null }
}

interface FormerRow extends DoneRow {
  /** Its present version where nobody has edited it since. */
  present: number | undefined
}

async function judgeFormer(
  change: Change,
  { recordId, present, before: former }: FormerRow,
  lookUps: LookUps,
): Promise<JudgedEdit | RowProblem> {
  try {
    const { record: before, scope, openBank } = lookUps.record(recordId)
    const input = readBodyWithOwn(
      { body: changedShareholder },
      await withStandingSource(change, former),
      await lookUps.own(),
    ) as z.infer<typeof changedShareholder>
    if (before.version !== present) return { code: 'stale' }
    const { values, source, own } = await judgeEdit(
      change,
      { known: { before, scope }, input },
      { ...lookUps, source: (id) => holdSource(change, id, asItWas) },
    )
    const bank = namesBank(values) ? openBank() : null
    return { before, version: present, values, bank, source, own }
  } catch (error) {
    const problem = problemIn(error)
    if (!problem) throw error
    return problem
  }
}
