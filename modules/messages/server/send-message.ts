import type { ChangeCall } from '#kit/server/call.ts'
import { forbidden, invalidField } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { takeWaiting } from '#kit/server/waiting-files.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import { loadApplication } from '#modules/applications/server/application.queries.ts'
import type { Conversation } from '../contract/message.ts'
import type { messagesEndpoints } from '../contract/messages.endpoints.ts'
import { readConversation } from './list-conversations.ts'
import { mayWriteTo, requireSide } from './sides-of.ts'
import { writeAsApplicant } from './write-as-applicant.ts'
import { writeAsStaff } from './write-as-staff.ts'

type Send = ChangeCall<(typeof messagesEndpoints)['sendMessage']>

const mostAnHour = 30

/** What one side writes within an hour, through whichever door. @throws 429 */
export const countMessage = (
  { outside }: Pick<ChangeCall, 'outside'>,
  { id, side }: { id: string; side: Side },
) => countHit(outside, { key: `messages:${id}:${side}`, most: mostAnHour, seconds: 3600 })

/** Sends what somebody wrote who is signed in. @throws 404 for the other side, 403, 422 for a file */
export async function sendMessage(call: Send): Promise<Conversation> {
  const { db, person, body, params } = call
  const { side, text, files = [] } = body
  const { id } = params
  const loaded = await loadApplication(call, id)
  requireSide(person, loaded, side)
  if (!mayWriteTo(person, loaded, side)) throw forbidden()
  const isStaff = person.type === 'staff'
  if (!isStaff) await countMessage(call, { id, side })
  const fileIds = [...new Set(files)]
  if (!(await takeWaiting(call, fileIds))) throw invalidField('files', 'fileMissing')
  if (isStaff) await writeAsStaff(call, { id, side, text, files: await namesOf(db, fileIds) })
  else
    await writeAsApplicant(call, {
      id,
      side,
      text,
      fileIds,
      author: { userId: person.userId, name: person.name },
    })
  return readConversation(call, loaded, side)
}

async function namesOf(db: Send['db'], ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
}
