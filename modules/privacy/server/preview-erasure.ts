import type { KeepingReason } from '#kit/contract/personal-data.ts'
import type { Db } from '#kit/server/call.ts'
import { countMine } from '#kit/server/erase-rows.ts'
import {
  isRemoved,
  type PersonalData,
  type PersonalTable,
  type Whose,
} from '#kit/server/personal-data.ts'
import type { Person } from '#kit/server/person.ts'
import { openAffairs, purposes } from '../contract/kinds.ts'
import type { ErasurePreview } from '../contract/privacy.endpoints.ts'
import type { PersonOf } from './person-of.ts'

interface Counted {
  of: PersonalTable
  count: number
}

/** What erasing a person would do, and what stands against it. */
export async function previewErasure(
  { db, person }: { db: Db; person: Person },
  { who, found, kind, id }: PersonOf,
  data: readonly PersonalData[],
): Promise<ErasurePreview> {
  const counted = await countAll(db, data, who)
  return {
    reference: found.reference,
    name: found.name,
    nameAfter: who.name,
    open: await readOpen(db, { who, data, isOneself: kind === 'user' && person.userId === id }),
    purposes: purposes
      .map((purpose) => ({
        purpose,
        ...summed(counted.filter(({ of }) => of.purpose === purpose)),
      }))
      .filter(({ removed, changed, stays }) => removed + changed + stays.length > 0),
  }
}

async function countAll(db: Db, data: readonly PersonalData[], who: Whose): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const of of data.flatMap(({ tables }) => tables))
    // oxlint-disable-next-line no-await-in-loop -- one connection asks one after the other
    counted.push({ of, count: await countMine(db, of, who) })
  return counted.filter(({ count }) => count > 0)
}

function summed(counted: readonly Counted[]) {
  const sum = (those: readonly Counted[]) => those.reduce((all, { count }) => all + count, 0)
  const reasons = new Map<KeepingReason, number>()
  for (const { of, count } of counted)
    for (const reason of Object.keys(of.stays ?? {}) as KeepingReason[])
      reasons.set(reason, (reasons.get(reason) ?? 0) + count)
  // What follows from other values goes with them, and is no news.
  reasons.delete('follows')
  return {
    removed: sum(counted.filter(({ of }) => isRemoved(of))),
    changed: sum(counted.filter(({ of }) => loses(of))),
    files: sum(counted.filter(({ of }) => of.file !== undefined && isRemoved(of))),
    stays: [...reasons].map(([reason, count]) => ({ reason, count })),
  }
}

/** Of what tells who did what, the log takes the values away itself. */
const loses = (of: PersonalTable) =>
  !isRemoved(of) && (Object.keys(of.goes).length > 0 || of.stays?.trace !== undefined)

/** What has to be settled before somebody is erased, counted. */
export async function readOpen(
  db: Db,
  { who, data, isOneself }: { who: Whose; data: readonly PersonalData[]; isOneself: boolean },
): Promise<ErasurePreview['open']> {
  const open: ErasurePreview['open'] = isOneself ? [{ affair: 'oneself', count: 1 }] : []
  for (const affair of data.flatMap(({ affairs = [] }) => affairs)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection asks one after the other
    const count = await countMine(db, affair, who)
    if (count > 0) open.push({ affair: affair.affair, count })
  }
  const place = ({ affair }: { affair: (typeof openAffairs)[number] }) =>
    openAffairs.indexOf(affair)
  return open.toSorted((one, other) => place(one) - place(other))
}
