import type { Translated } from '#kit/contract/strings.ts'
import type { birthdaysScreenEn } from './strings.en.ts'

export const birthdaysScreenFr: Translated<typeof birthdaysScreenEn> = {
  heads: {
    numberOfShares: 'Actions',
    assignee: 'Responsable',
  },
  today: 'Aujourd’hui',
  window: {
    choose: 'Période',
    next: 'Prochains',
    month: 'Durant le mois',
    days: '{count, number} prochains jours',
    year: 'Toute l’année',
  },
  empty: {
    title: 'Aucun anniversaire durant cette période',
    body: 'Choisissez une période plus longue ou un autre mois. Les anniversaires viennent des dates de naissance des actionnaires actifs.',
  },
  feed: {
    menu: 'Calendrier',
    file: 'Fichier de calendrier',
    address: 'Adresse privée du calendrier',
    about:
      'Votre logiciel de calendrier lit les anniversaires à cette adresse. Toute personne qui l’a voit ce que vous pouvez voir, sans ouvrir de session : gardez-la pour vous.',
    once: 'Copiez-la maintenant; elle ne s’affiche qu’une fois.',
    since: 'Vous avez une adresse depuis le',
    create: 'Créer une adresse',
    renew: 'Remplacer l’adresse',
    revoke: 'Supprimer l’adresse',
  },
}
