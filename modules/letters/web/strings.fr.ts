import type { Translated } from '#kit/contract/strings.ts'
import type { lettersWebEn } from './strings.en.ts'

export const lettersWebFr: Translated<typeof lettersWebEn> = {
  list: {
    title: 'Lettres',
    about: '{recipient} · {language}',
    version: 'Version {version, number}',
    madeBy: 'Créée par {name}',
    replaced: 'Un point d’interrogation remplace les caractères absents de la police',
    download: 'Télécharger le PDF',
    what: 'Les lettres',
    languages: { en: 'en anglais', fr: 'en français' },
  },
  actions: {
    extract: 'Créer un extrait du registre',
    confirmation: 'Créer une lettre de confirmation',
    sendAgain: 'Renvoyer la lettre',
  },
  sendAgain: {
    title: 'Renvoyer la lettre?',
    body: 'Le courriel part de nouveau à {recipient}. Le lien d’un courriel précédent ne fonctionne alors plus.',
    done: 'La lettre sera envoyée',
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
