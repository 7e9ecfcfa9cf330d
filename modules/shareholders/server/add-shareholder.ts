import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalidField } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { shareholder } from '../contract/shareholder.ts'
import {
  cleanShareholder,
  ibanHashRow,
  namesBank,
  sealBank,
  withoutBank,
} from './clean-shareholder.ts'
import { findManager } from './find-manager.ts'
import { announceShareholder } from './record-shareholder.ts'

type NewShareholder = z.infer<typeof shareholder.create>

/**
 * Adds a shareholder; whoever sees only the own ones becomes the relationship manager.
 * @returns the id
 * @throws 403 with bank details that the person may not enter, 422 when a number is wrong or taken
 */
export async function addShareholder(change: Change, input: NewShareholder): Promise<string> {
  const { db, person, settings } = change
  const { values, manager } = await judge(change, input)
  const added = await db
    .insertInto('shareholders')
    .values({
      ...toRow(shareholder, sealBank(values, settings)),
      ...ibanHashRow(values, settings),
      created_by: person.userId,
      updated_by: person.userId,
    } as never)
    .onConflict((conflict) => conflict.column('depot_number').doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
  if (!added) throw invalidField('depotNumber', 'taken')
  await change.audit({
    action: 'shareholders.added',
    entity: 'shareholder',
    entityId: added.id,
    reference: added.number,
    changes: Object.fromEntries(
      Object.entries(withoutBank(values)).map(([field, value]) => [field, [null, value]]),
    ),
  })
  await announceShareholder(change, { id: added.id, version: 1, ...manager })
  return added.id
}

/** What would be refused of a new shareholder, nothing saved. @throws as `addShareholder` */
export async function judgeNew(change: Change, input: NewShareholder): Promise<void> {
  await judge(change, input)
  if (!input.depotNumber) return
  const taken = await change.db
    .selectFrom('shareholders')
    .select('id')
    .where('depot_number', '=', input.depotNumber)
    .executeTakeFirst()
  if (taken) throw invalidField('depotNumber', 'taken')
}

async function judge(change: Change, input: NewShareholder) {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
  if (namesBank(given) && !mayEnterBank(change)) throw forbidden()
  const assigneeId = input.assigneeId ?? change.person.userId
  const manager = await findManager(change, assigneeId)
  const values = { ...cleanShareholder(given, input.country ?? null), assigneeId }
  return { values, manager }
}

const mayEnterBank = ({ person }: Change) =>
  person.permissions.allows({ action: 'create', subject: 'Shareholders Edit' }, undefined, 'bank')
