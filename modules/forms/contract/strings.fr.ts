import type { Translated } from '#kit/contract/strings.ts'
import type { formsEn } from './strings.en.ts'

export const formsFr: Translated<typeof formsEn> = {
  screens: {
    thankYou: 'Merci',
    programForms: 'Formulaires du programme',
    programForm: 'Formulaire et ses versions',
  },
}
