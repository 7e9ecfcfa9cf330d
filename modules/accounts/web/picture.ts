import { avatarMaxBytes, avatarMaxPixels, avatarTypes } from '../contract/profile.ts'

/** A picture that the browser could open; sides in its own pixels, as it is seen. */
export interface Picture {
  file: File
  url: string
  width: number
  height: number
}

/** The server's reasons, told before anything is sent. */
type Refusal = 'avatarTooLarge' | 'avatarType' | 'avatarBroken' | 'avatarTooManyPixels'

export async function openPicture(file: File): Promise<Picture | { refusal: Refusal }> {
  if (!(avatarTypes as readonly string[]).includes(file.type)) return { refusal: 'avatarType' }
  if (file.size > avatarMaxBytes) return { refusal: 'avatarTooLarge' }
  const url = URL.createObjectURL(file)
  const sides = await sidesOf(url)
  if (sides && sides.width * sides.height <= avatarMaxPixels) return { file, url, ...sides }
  URL.revokeObjectURL(url)
  return { refusal: sides ? 'avatarTooManyPixels' : 'avatarBroken' }
}

async function sidesOf(url: string): Promise<{ width: number; height: number } | null> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return null
  }
  return { width: image.naturalWidth, height: image.naturalHeight }
}
