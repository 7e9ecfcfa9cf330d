import type { Translated } from '#kit/contract/strings.ts'
import type { outboxRefusedEn } from './refused-strings.en.ts'

export const outboxRefusedFr: Translated<typeof outboxRefusedEn> = {
  refused: {
    title: 'Un courriel à {address} a été refusé le {date}.',
    said: 'Réponse du serveur de courriel : {reason}',
    hint: 'Demandez une autre adresse ou la cause. Cet avis disparaît dès qu’un courriel arrive ou que l’adresse change.',
  },
}
