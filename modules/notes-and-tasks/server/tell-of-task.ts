import { personalEvent } from '#kit/server/events.ts'
import type { Change } from '#kit/server/call.ts'
import { readPerson } from '#modules/accounts/server/accounts.queries.ts'
import { recordAddress } from '../contract/record-address.ts'
import { tasksLetters } from '../contract/tasks.letters.ts'
import { findParent, type Desk, type ParentKey } from './parents.ts'

/** A task as its letters name it. */
export interface ToldTask {
  id: string
  title: string
  dueOn: string
  dueAt: string | null
  assigneeId: string
  parentKind: ParentKey['kind']
  parentId: string
  fieldGroup: string | null
}

/** Tells whoever is to do a task of it. Somebody who has left, or no longer sees the record, is told nothing. */
export async function tellOfTask(
  change: Change,
  desk: Desk,
  { told, of }: { told: keyof typeof tasksLetters; of: ToldTask },
): Promise<void> {
  const person = await readPerson(change.db, desk.subjects, of.assigneeId)
  if (!person) return
  const key = { kind: of.parentKind, id: of.parentId }
  const parent = await findParent(change.db, { desk, person }, key)
  if (!parent || (of.fieldGroup && !parent.groups.includes(of.fieldGroup))) return
  await change.letter(
    tasksLetters[told],
    { userId: of.assigneeId },
    {
      record: of.id,
      task: of.title,
      when: { day: of.dueOn, time: of.dueAt },
      about: parent.name,
      reference: parent.reference,
      link: `${recordAddress(parent)}?tab=tasks`,
    },
  )
  await change.announce(personalEvent('tasks', of.assigneeId))
}
