import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { languages } from '#kit/contract/strings.ts'
import { settingsSubjects } from '#modules/settings/contract/settings.subjects.ts'
import { letterhead, letterheadPictures, pictureMaxBytes } from './letterhead.ts'

const { may } = settingsSubjects
const view = may('view', 'Settings General')
const change = may('configure', 'Settings General')

const letterheadRecord = z.extend(letterhead.record, {
  can: canSchema,
  hasLogo: z.boolean(),
  hasSignature: z.boolean(),
})
export type LetterheadRecord = z.infer<typeof letterheadRecord>

const picture = {
  path: '/settings/letterhead/pictures/{which}',
  params: z.strictObject({ which: z.enum(letterheadPictures) }),
} as const

export const letterheadEndpoints = {
  readLetterhead: defineEndpoint({
    method: 'GET',
    path: '/settings/letterhead',
    access: view,
    output: letterheadRecord,
  }),
  editLetterhead: defineEndpoint({
    method: 'PATCH',
    path: '/settings/letterhead',
    access: change,
    body: letterhead.update,
    output: letterheadRecord,
    ifMatch: true,
  }),
  readLetterheadHistory: defineEndpoint({
    method: 'GET',
    path: '/settings/letterhead/history',
    access: view,
    output: historyOutput,
  }),
  /** A letter as it would look now, with made-up words. */
  previewLetterhead: defineEndpoint({
    method: 'GET',
    path: '/settings/letterhead/preview/{language}',
    params: z.strictObject({ language: z.enum(languages) }),
    access: view,
    stream: 'application/pdf',
  }),
  showLetterheadPicture: defineEndpoint({
    ...picture,
    method: 'GET',
    access: view,
    stream: 'image/png',
  }),
  setLetterheadPicture: defineEndpoint({
    ...picture,
    method: 'POST',
    access: change,
    upload: { most: pictureMaxBytes },
    output: letterheadRecord,
    problems: ['pictureTooLarge', 'pictureType', 'pictureBroken', 'pictureTooManyPixels'],
  }),
  removeLetterheadPicture: defineEndpoint({
    ...picture,
    method: 'DELETE',
    access: change,
    output: letterheadRecord,
  }),
}
