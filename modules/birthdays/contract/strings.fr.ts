import type { Translated } from '#kit/contract/strings.ts'
import type { birthdaysEn } from './strings.en.ts'

export const birthdaysFr: Translated<typeof birthdaysEn> = {
  screens: {
    birthdays: 'Anniversaires',
  },
  subjects: {
    Birthdays: 'Anniversaires',
  },
}
