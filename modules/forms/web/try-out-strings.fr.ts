import type { Translated } from '#kit/contract/strings.ts'
import type { tryOutEn } from './try-out-strings.en.ts'

export const tryOutFr: Translated<typeof tryOutEn> = {
  tryOut: {
    note: 'Ceci est un aperçu. Vous pouvez essayer chaque question; rien n’est envoyé ni conservé.',
    endTitle: 'Fin de l’aperçu',
    endBody:
      'Ce sont toutes les questions. Rien n’a été envoyé ni conservé. Pour remplir ce formulaire, ouvrez le lien du courriel que nous envoyons à son ouverture.',
    again: 'Recommencer du début',
  },
}
