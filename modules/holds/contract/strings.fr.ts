import type { Translated } from '#kit/contract/strings.ts'
import type { holdsEn } from './strings.en.ts'

export const holdsFr: Translated<typeof holdsEn> = {
  screens: {
    holds: 'Suspensions',
  },
  subjects: {
    Holds: 'Suspensions',
  },
}
