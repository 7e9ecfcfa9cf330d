import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Change, Db, StreamAnswer } from '#kit/server/call.ts'
import { wholeFile, type Files } from '#kit/server/files.ts'
import { notFound, Problem } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { wholeOf, type Uploading } from '#kit/server/receive-file.ts'
import { pictureMaxPixels, pictureTypes, type LetterheadPicture } from '../contract/letterhead.ts'
import { pictureKey, readLetterheadRow } from './letterhead.queries.ts'

/** As many points as a picture of a few centimetres needs in print. */
const most = { width: 1200, height: 600 }

type Setting = Change & Uploading & { outside: Parameters<typeof countHit>[0] }

/** Takes in a picture and prints it from now on. @throws 413, 422 for what is no picture */
export async function setPicture(call: Setting, which: LetterheadPicture): Promise<void> {
  const key = `letterhead:${call.person.userId ?? ''}`
  await countHit(call.outside, { key, most: 60, seconds: 3600 })
  if (!call.sent) throw new Problem(422, 'pictureType')
  const picture = await drawnAnew(wholeOf(call.sent, new Problem(413, 'pictureTooLarge')))
  const hash = createHash('sha256').update(picture).digest('hex')
  if (!(await wholeFile(call.files, pictureKey(hash)))) await keep(call.files, hash, picture)
  await replacePicture(call, which, hash)
}

/** Beside the change: the same bytes may be another letter's already, and are not taken away with it. */
const keep = (files: Files, hash: string, picture: Buffer) =>
  files.put(pictureKey(hash), picture, 'image/png')

/** Nothing of the file but its colours is kept. */
async function drawnAnew(content: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content)
  if (!pictureTypes.some((each) => each === type?.mime)) throw new Problem(422, 'pictureType')
  return sharp(content, { failOn: 'truncated', limitInputPixels: pictureMaxPixels })
    .autoOrient()
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch((error: Error) => {
      const isTooLarge = /pixel limit/.test(error.message)
      throw new Problem(422, isTooLarge ? 'pictureTooManyPixels' : 'pictureBroken')
    })
}

const columns = { logo: 'logo_key', signature: 'signature_key' } as const

/** Prints another picture from now on, or none. */
export async function replacePicture(
  change: Change,
  which: LetterheadPicture,
  hash: string | null,
): Promise<void> {
  const { db } = change
  const { id } = await readLetterheadRow(db)
  await sql`update letterhead set ${sql.ref(columns[which])} = ${hash}, version = version + 1,
    updated_at = clock_now() where id = ${id}`.execute(db)
  await change.audit({
    action: hash ? `letterhead.${which}` : `letterhead.${which}Removed`,
    entity: 'letterhead',
    entityId: id,
  })
  await change.announce({ topic: 'letterhead', subject: 'Settings General' })
}

/** The picture that is printed now. @throws 404 where there is none */
export async function showPicture(
  { db, files }: { db: Db; files: Files },
  which: LetterheadPicture,
): Promise<StreamAnswer> {
  const { logoKey, signatureKey } = await readLetterheadRow(db)
  const key = which === 'logo' ? logoKey : signatureKey
  const body = key && (await wholeFile(files, pictureKey(key)))
  if (!body) throw notFound()
  return { mediaType: 'image/png', fileName: `${which}.png`, body }
}
