import { defineEntity } from '#kit/contract/define-entity.ts'
import { bilingual, text } from '#kit/contract/fields.ts'

/** How letters on paper look, kept once for the whole organisation. */
export const letterhead = defineEntity('letterhead', {
  logoAlt: bilingual(200),
  signatoryName: text(120),
  signatoryTitle: bilingual(120),
  footer: bilingual(200),
})

export const letterheadPictures = ['logo', 'signature'] as const
export type LetterheadPicture = (typeof letterheadPictures)[number]

/** Pictures that are taken, whatever their file is called. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const
export const pictureMaxBytes = 5 * 1024 * 1024
export const pictureMaxPixels = 25_000_000
