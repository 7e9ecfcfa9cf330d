import type { Translated } from '#kit/contract/strings.ts'
import type { lettersActsEn } from './act-strings.en.ts'

export const lettersActsFr: Translated<typeof lettersActsEn> = {
  audited: {
    keptLetters: {
      made: 'a créé une lettre',
      sentAgain: 'a renvoyé une lettre',
    },
  },
}
