import { randomBytes } from 'node:crypto'
import type { Change, ChangeCall, ReadCall, StreamAnswer } from '#kit/server/call.ts'
import { wholeFile, type Files } from '#kit/server/files.ts'
import { notFound, Problem } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { wholeOf, type Uploading } from '#kit/server/receive-file.ts'
import type { profileEndpoints } from '../contract/profile.endpoints.ts'
import { renderAvatar } from './render-avatar.ts'

const storageKey = (key: string) => `avatars/${key}.webp`

/**
 * Takes in a picture of the person and shows it at a new address of 128 random bits.
 * @throws 413 `avatarTooLarge`, 422 for what is no picture that can be shown
 */
export async function setAvatar(
  call: ChangeCall<typeof profileEndpoints.setAvatar> & Uploading,
): Promise<void> {
  const owner = call.person.userId ?? ''
  await countHit(call.outside, { key: `avatar:${owner}`, most: 60, seconds: 3600 })
  const picture = await renderAvatar(receivePicture(call), call.query)
  const key = randomBytes(16).toString('base64url')
  await call.files.put(storageKey(key), picture, 'image/webp')
  await replaceAvatar(call, key)
}

function receivePicture({ sent }: Uploading): Buffer {
  if (!sent) throw new Problem(422, 'avatarType')
  return wholeOf(sent, new Problem(413, 'avatarTooLarge'))
}

/** Shows another picture from now on, or none; the one before is gone for good. */
export async function replaceAvatar(
  change: Change & { files: Files },
  key: string | null,
): Promise<void> {
  const { db, person, files } = change
  const owner = person.userId ?? ''
  const before = await db
    .selectFrom('users')
    .select('avatar_key')
    .where('id', '=', owner)
    .forUpdate()
    .executeTakeFirst()
  await db.updateTable('users').set({ avatar_key: key }).where('id', '=', owner).execute()
  await change.audit({
    action: key ? 'accounts.avatar' : 'accounts.avatarRemoved',
    entity: 'user',
    entityId: owner,
  })
  if (before?.avatar_key) await files.remove(storageKey(before.avatar_key))
}

/** The picture at its address, as something that can be looked at and do nothing. */
export async function showAvatar({
  db,
  files,
  params,
}: ReadCall<typeof profileEndpoints.showAvatar>): Promise<StreamAnswer> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('avatar_key', '=', params.key)
    .executeTakeFirst()
  const body = owner && (await wholeFile(files, storageKey(params.key)))
  if (!body) throw notFound()
  return {
    mediaType: 'image/webp',
    fileName: 'avatar.webp',
    headers: {
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
    body,
  }
}
