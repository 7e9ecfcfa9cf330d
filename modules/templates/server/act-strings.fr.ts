import type { Translated } from '#kit/contract/strings.ts'
import type { templatesActsEn } from './act-strings.en.ts'

export const templatesActsFr: Translated<typeof templatesActsEn> = {
  audited: {
    templates: {
      tried: 'a envoyé un essai de courriel',
    },
    letters: {
      publish: 'a publié le texte d’un courriel',
      giveUp: 'a abandonné le texte d’un courriel propre à un programme',
    },
  },
}
