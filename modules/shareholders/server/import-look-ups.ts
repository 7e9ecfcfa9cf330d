import { electronicFormatIBAN } from 'ibantools'
import type { Change } from '#kit/server/call.ts'
import { invalidField, notFound } from '#kit/server/problems.ts'
import { NotAtOnce } from '#kit/server/each-on-its-own.ts'
import type { HowTaken, ReadRow } from '#modules/imports/server/import-target.ts'
import { shareholder } from '../contract/shareholder.ts'
import { findSourceNamed, holdSource } from '#modules/sources/server/source.queries.ts'
import { ibanHashes } from './clean-shareholder.ts'
import { findManager, findStaffNamed, type LookUps } from './find-manager.ts'
import {
  findMatches,
  readDepotOwners,
  readShareholders,
  type Match,
  type MatchField,
  type SeenShareholder,
  type Sought,
} from './shareholder.queries.ts'

import { holdOwnFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { shareholdersWords } from '../contract/words.ts'
import { findTag, keepTag, settledTags } from './tags.ts'

/** What the rows of a batch name, looked up once for all of them. */
export interface ImportLookUps extends LookUps {
  /** The id of active staff. @throws 422 at `assigneeId` */
  staffNamed(named: string): Promise<string>
  /** The id of a source by its name in either language. @throws 422 at `sourceId` */
  sourceNamed(named: string): Promise<string>
  /** The shareholder that a row is about, if there is one. @throws 422 when there are several */
  matchOf(values: ReadRow['values']): Match | null
  /** @throws 404 when the person does not see it */
  record(id: string): SeenShareholder
}

type How = Pick<HowTaken, 'matchBy' | 'isTrial'>

export async function lookUpFor(
  change: Change,
  rows: readonly ReadRow[],
  how: How,
): Promise<ImportLookUps> {
  const by = how.matchBy as MatchField | null
  const typed = rows.flatMap(({ values }) => keyOf(values, by) ?? [])
  const matches =
    by === null
      ? new Map<string, Match[]>()
      : await findMatches(change.db, { by, sought: soughtBy(change, by, typed) }, change.person)
  const ids = [...matches.values()].flat().map(({ recordId }) => recordId)
  const numbers = rows.map(({ values }) => values['depotNumber'])
  return {
    ...(await lookUpAmong(change, { ids, numbers, isTrial: how.isTrial })),
    matchOf(values) {
      const found = matches.get(keyOf(values, by) ?? '') ?? []
      if (found.length > 1) throw invalidField(by ?? '', 'several', { count: found.length })
      return found[0] ?? null
    },
  }
}

/** Accounts are kept encrypted: they are looked up by what is kept beside them. */
function soughtBy({ settings }: Change, by: MatchField, typed: readonly string[]): Sought[] {
  const keysOf = (each: string) =>
    by === 'iban' ? ibanHashes(settings, electronicFormatIBAN(each) ?? '') : [each]
  return [...new Set(typed)].flatMap((each) => keysOf(each).map((key): Sought => [each, key]))
}

const keyOf = (values: ReadRow['values'], by: string | null) => {
  const typed = by === null ? undefined : values[by]
  return typed === undefined ? null : String(typed).trim()
}

interface Among {
  ids: readonly string[]
  numbers: readonly unknown[]
  isTrial: boolean
}

/** For shareholders that are known by their ids. */
export async function lookUpAmong(change: Change, { ids, numbers, isTrial }: Among) {
  const seen = await readShareholders(change.db, ids, change)
  const record = (id: string) => {
    const one = seen.get(id)
    if (!one) throw notFound()
    return one
  }
  return {
    record,
    manager: remembering((id: string | null) => findManager(change, id)),
    staffNamed: remembering((named: string) => findStaffNamed(change, named, 'assigneeId')),
    sourceNamed: remembering(async (named: string) => {
      const id = await findSourceNamed(change.db, named)
      if (!id) throw invalidField('sourceId', 'noSuchSource').saidBy(shareholdersWords)
      return id
    }),
    source: remembering((id: string) => holdSource(change, id, { field: 'sourceId' })),
    own: remembering((_: 'own') => holdOwnFields(change, 'shareholder')).bind(null, 'own'),
    tags: settledTags(remembering((typed: string) => (isTrial ? findTag : keepTag)(change, typed))),
    isDepotTaken: await depotNumbers(change, numbers, isTrial ? null : seen),
  }
}

/**
 * Whose the depot numbers are, with those that rows of the batch take. A row may take a number that
 * another row of the batch gives up: which comes first then matters.
 */
async function depotNumbers(
  change: Change,
  named: readonly unknown[],
  edited: ReadonlyMap<string, unknown> | null,
): Promise<LookUps['isDepotTaken']> {
  const { schema } = shareholder.fields.depotNumber
  const read = named.map((each) => schema.safeParse(each))
  const numbers = read.flatMap(({ success, data }) => (success ? data : []))
  const owners = new Map(await readDepotOwners(change.db, numbers))
  return async (number, by) => {
    const owner = owners.get(number)
    if (owner !== undefined && owner !== by) {
      if (edited?.has(owner)) throw new NotAtOnce()
      return true
    }
    if (edited) owners.set(number, by ?? 'new')
    return false
  }
}

function remembering<K, V>(find: (key: K) => Promise<V>) {
  const kept = new Map<K, Promise<V>>()
  return (key: K): Promise<V> => {
    const known = kept.get(key) ?? find(key)
    kept.set(key, known)
    return known
  }
}

/** Rows that are about the same shareholder are not taken at once: the later one sees what the first did. */
export function partsWithoutRepeats(rows: readonly ReadRow[], by: string | null): ReadRow[][] {
  const parts: ReadRow[][] = []
  let seen = new Set<string>()
  for (const row of rows) {
    const key = keyOf(row.values, by)?.toLowerCase()
    if (parts.length === 0 || (key !== undefined && seen.has(key))) {
      parts.push([])
      seen = new Set()
    }
    if (key !== undefined) seen.add(key)
    parts.at(-1)?.push(row)
  }
  return parts
}
