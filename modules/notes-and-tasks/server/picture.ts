import sharp from 'sharp'
import { Problem } from '#kit/server/problems.ts'

/** A picture may unpack to far more than its file holds. */
const mostPixels = 50_000_000

/** The longer side, in pixels, of what is shown in place of the file. */
export const pictureSides = { small: 320, large: 1920 } as const
export type PictureSize = keyof typeof pictureSides

const open = (content: Buffer) =>
  sharp(content, { failOn: 'truncated', limitInputPixels: mostPixels, pages: 1 })

function broken(): never {
  throw new Problem(422, 'pictureBroken')
}

/**
 * How large a picture is when it stands upright.
 * @throws 422 `pictureBroken` for what only begins like one, or unpacks to too much
 */
export async function measurePicture(content: Buffer) {
  const { autoOrient, width, height } = await open(content).metadata().catch(broken)
  if (width * height > mostPixels) return broken()
  return { width: autoOrient.width, height: autoOrient.height }
}

/** Drawn anew, so that nothing of the file but its colours is shown. */
export const drawPicture = (content: Buffer, size: PictureSize) =>
  open(content)
    .autoOrient()
    .resize(pictureSides[size], pictureSides[size], { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(broken)

export const pictureKey = (storageKey: string, size: PictureSize) => `${storageKey}.${size}.webp`
