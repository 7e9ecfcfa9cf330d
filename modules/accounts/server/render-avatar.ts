import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { Problem } from '#kit/server/problems.ts'
import { avatarMaxPixels, avatarSide, type avatarTypes } from '../contract/profile.ts'
import type { AvatarCrop } from '../contract/profile.endpoints.ts'

/** What a file says of itself must be what its decoder finds. */
const formats: Record<(typeof avatarTypes)[number], string> = {
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/png': 'png',
}

/**
 * Draws the chosen square of a picture anew, so that nothing of the file but its colours is kept:
 * no place where it was taken, nothing hidden behind it. Of a moving picture, the first image.
 * @returns a WebP of `avatarSide` by `avatarSide`
 * @throws 422 `avatarType`, `avatarTooManyPixels` or `avatarBroken`
 */
export async function renderAvatar(content: Buffer, crop: AvatarCrop): Promise<Buffer> {
  const format = await formatOf(content)
  const { image, meta } = await openPicture(content)
  if (meta.format !== format) throw new Problem(422, 'avatarType')
  return image
    .autoOrient()
    .extract(squareOf(meta.autoOrient, crop))
    .resize(avatarSide, avatarSide)
    .webp({ quality: 85 })
    .toBuffer()
    .catch(broken)
}

async function formatOf(content: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(content)
  const format = type && formats[type.mime as keyof typeof formats]
  if (!format) throw new Problem(422, 'avatarType')
  return format
}

async function openPicture(content: Buffer): Promise<{ image: Sharp; meta: Metadata }> {
  const image = sharp(content, {
    failOn: 'truncated',
    limitInputPixels: avatarMaxPixels,
    pages: 1,
  })
  return { image, meta: await image.metadata().catch(broken) }
}

/** A picture is refused by its header when it is too large, before a single pixel is unpacked. */
function broken(error: Error): never {
  const isTooLarge = /pixel limit/.test(error.message)
  throw new Problem(422, isTooLarge ? 'avatarTooManyPixels' : 'avatarBroken')
}

/** The square that was asked for, moved and made smaller until it lies inside; else the middle. */
function squareOf({ width, height }: { width: number; height: number }, crop: AvatarCrop) {
  const most = Math.min(width, height)
  const size = Math.max(1, Math.min(crop.size ?? most, most))
  const within = (wanted: number | undefined, length: number) =>
    Math.min(wanted ?? Math.floor((length - size) / 2), length - size)
  return {
    left: within(crop.left, width),
    top: within(crop.top, height),
    width: size,
    height: size,
  }
}
