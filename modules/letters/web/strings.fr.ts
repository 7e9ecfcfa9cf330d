import type { Translated } from '#kit/contract/strings.ts'
import type { lettersWebEn } from './strings.en.ts'

export const lettersWebFr: Translated<typeof lettersWebEn> = {
  list: {
    title: 'Lettres',
    about: '{recipient} · {language}',
    version: 'Version {version, number}',
    madeBy: 'Créée par {name}',
    replaced: 'Les caractères absents de la police sont imprimés « ? »',
    download: 'Télécharger le PDF',
    what: 'Les lettres',
    languages: { en: 'en anglais', fr: 'en français' },
  },
  mailed: {
    from: 'Envoyée par {sender}',
    open: 'Ouvrir la lettre (PDF)',
    until:
      'Le lien de votre courriel fonctionne jusqu’au {until}. Enregistrez la lettre pour la garder plus longtemps.',
    unknownTitle: 'Aucune lettre ici',
    unknown: 'Ce lien ne mène à aucune lettre. Ouvrez-le de nouveau depuis le courriel.',
    expiredTitle: 'Ce lien a expiré',
    expired:
      'Votre lettre est toujours au dossier. Écrivez à l’organisation qui a envoyé le courriel pour la recevoir de nouveau.',
  },
  actions: {
    extract: 'Créer un extrait du registre',
    confirmation: 'Créer une lettre de confirmation',
  },
  dialog: {
    extract: 'Extrait du registre',
    extractIntro: 'La lettre énumère les avoirs à une date. Elle est conservée avec l’actionnaire.',
    confirmation: 'Lettre de confirmation',
    confirmationIntro:
      'La lettre confirme l’ordre à son actionnaire. Elle est conservée avec l’ordre.',
    make: 'Créer la lettre',
    open: 'Ouvrir la lettre',
    made: 'Lettre créée',
  },
}
