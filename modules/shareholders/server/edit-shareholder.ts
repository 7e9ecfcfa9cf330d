import type * as z from 'zod/mini'
import { differences, hiding, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalid, invalidField, refused } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { toRow } from '#kit/server/storage.ts'
import { declaredOf } from '#kit/contract/own-fields.ts'
import {
  hidingOwn,
  judgeBy,
  keepOwn,
  type JudgedOwn,
} from '#modules/custom-fields/server/judge-own.ts'
import { refuseStale } from '#kit/server/versioned.ts'
import { bankFields, shareholder } from '../contract/shareholder.ts'
import { shareholderErrors } from '../contract/shareholder.rules.ts'
import type { BankDetails, ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import type { NamedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { changeShareholder } from './change-shareholder.ts'
import {
  cleanShareholder,
  ibanHashRow,
  namesBank,
  sealBank,
  type ShareholderValues,
} from './clean-shareholder.ts'
import { lookUpsIn, type LookUps } from './find-manager.ts'
import { namingSource } from './naming-source.ts'
import { announceShareholder } from './record-shareholder.ts'
import { refuseOwnPrice } from './refuse-own-price.ts'
import { mayDo, mayEditBank, maySee, seesOn, type ShareholderScope } from './shareholder.policy.ts'
import { findShareholder, readBankDetails, readShareholder } from './shareholder.queries.ts'
import { tagChanges } from './tags.ts'

type Changed = z.infer<typeof shareholder.update>

/** A shareholder as the person sees it, and whose it is. */
export interface Known {
  before: ShareholderRecord
  scope: ShareholderScope | null
}

interface Asked {
  known: Known
  input: Changed
}

/**
 * Saves what was changed of a shareholder.
 * @throws 403 outside the person's permission, 409 when archived, 412 when somebody saved in
 * between, 422 when a value is wrong or taken
 */
export async function editShareholder(
  change: VersionedChange,
  id: string,
  input: Changed,
): Promise<void> {
  const { db, person, settings, version } = change
  const before = await readShareholder(db, id, change)
  const bank = namesBank(input) ? await readBankDetails(db, id, settings) : null
  const known = { before, scope: await findShareholder(db, id, person) }
  permittedScope(change, { known, input })
  const current = () => readShareholder(db, id, change)
  await refuseStale(db, { table: 'shareholders', id, version, current }, before.version)
  const { values, after, source, own } = await judgeEdit(
    change,
    { known, input },
    lookUpsIn(change),
  )
  const audited = auditOfEdit(before, { values, bank, source, own })
  if (isNothing(audited.changes)) return
  const row = {
    ...toRow(shareholder, sealBank(values, settings)),
    ...ibanHashRow(values, settings),
  }
  await changeShareholder(change, { id, version }, row)
  await keepOwn(change, id, own)
  await change.audit(audited)
  await announceShareholder(change, { ...after, id, version: version + 1 })
}

/** What would be stored of an edit, and whose the shareholder is then. @throws as `editShareholder` */
export async function judgeEdit(change: Change, { known, input }: Asked, lookUps: LookUps) {
  const { before } = known
  const scope = permittedScope(change, { known, input })
  if (before.status !== 'active') throw refused('wrongState')
  const errors = shareholderErrors({ ...before, ...input }, await change.today())
  if (Object.keys(errors).length) throw invalid(errors)
  await refuseOwnPrice(change, input)
  const after = input.assigneeId === undefined ? scope : await lookUps.manager(input.assigneeId)
  const country = input.country === undefined ? before.country : input.country
  const values = cleanShareholder(declaredOf(input), country)
  if (input.depotNumber && (await lookUps.isDepotTaken(input.depotNumber, before.id)))
    throw invalidField('depotNumber', 'taken')
  const source = await sourceAfter(before, input, lookUps)
  if (input.tags !== undefined) values.tags = await lookUps.tags(input.tags ?? [])
  const own = judgeBy(await lookUps.own(), {
    input,
    before,
    sees: seesOn(change.person, scope),
    // Whoever gives it to somebody else, or tags it, has not opened its form.
    isWhole: Object.keys(input).some((name) => name !== 'assigneeId' && name !== 'tags'),
  })
  const { assigneeId, teamId } = after
  return { values, after: { assigneeId, teamId }, source, own }
}

/** One that is no longer offered stays on whoever has it. */
function sourceAfter(before: ShareholderRecord, { sourceId }: Changed, lookUps: LookUps) {
  if (sourceId === undefined || sourceId === before.sourceId) return before.source
  return sourceId === null ? null : lookUps.source(sourceId)
}

/** Whose the shareholder is, for somebody who may make this edit in some state. @throws 403 */
export function permittedScope(
  { person }: Change,
  { known: { scope }, input }: Asked,
): ShareholderScope {
  if (!scope || !mayDo(person, 'update', scope)) throw forbidden()
  if (namesBank(input) && !mayEditBank(person, scope)) throw forbidden()
  // An own share price is one of the figures: whoever does not see those does not set it.
  if (input.sharePriceOverride !== undefined && !maySee(person, scope, 'figures')) throw forbidden()
  return scope
}

interface Edited {
  values: ShareholderValues
  /** The details that were there, in full: a record shows them masked. */
  bank: BankDetails | null
  /** The source that the shareholder has then. */
  source: NamedSource | null
  own: JudgedOwn
}

export function auditOfEdit(before: ShareholderRecord, { values, bank, source, own }: Edited) {
  const changed = differences({ ...before, ...bank }, values, shareholder.fields)
  const named = namingSource(changed, { from: before.source, to: source })
  const { tags, ...others } = hiding(named, bankFields)
  const [, after] = tags ?? []
  return {
    action: 'shareholders.edited',
    entity: 'shareholder',
    entityId: before.id,
    reference: before.number,
    changes: {
      ...others,
      ...(tags && tagChanges(before.tags, after as string[] | null)),
      ...hidingOwn(own),
    },
  }
}
