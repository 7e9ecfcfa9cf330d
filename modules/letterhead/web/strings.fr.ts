import type { Translated } from '#kit/contract/strings.ts'
import type { letterheadWebEn } from './strings.en.ts'

export const letterheadWebFr: Translated<typeof letterheadWebEn> = {
  sections: {
    pictures: 'Logotype et signature',
    words: 'Signataire et pied de page',
    preview: 'Aperçu',
    history: 'Historique',
  },
  intros: {
    pictures:
      'PNG ou JPEG, jusqu’à 5 Mo. Sur fond blanc; l’impression a quelques centimètres de large.',
    words: 'Le nom, l’adresse postale et le courriel sont ceux des paramètres généraux.',
  },
  pictures: {
    choose: 'Choisir : {which}',
    another: 'Remplacer : {which}',
    remove: 'Retirer : {which}',
    removeTitle: 'Retirer cette image?',
    removeBody:
      'Les prochaines lettres n’en auront pas. Celles qui ont été envoyées restent telles quelles.',
    saved: 'Image enregistrée',
    removed: 'Image retirée',
    none: 'Aucune image',
    logo: 'logotype',
    signature: 'signature des lettres',
  },
  preview: {
    en: 'Lettre en anglais',
    fr: 'Lettre en français',
    language: 'Lettre affichée',
    saved: 'L’aperçu montre ce qui est enregistré.',
  },
  actions: { save: 'Enregistrer le papier à en-tête' },
  toast: { saved: 'Papier à en-tête enregistré' },
}
