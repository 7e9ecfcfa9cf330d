import type { Translated } from '#kit/contract/strings.ts'
import type { birthdaysScreenEn } from './strings.en.ts'

export const birthdaysScreenFr: Translated<typeof birthdaysScreenEn> = {
  today: 'Aujourd’hui',
  window: {
    choose: 'Quels anniversaires',
    next: 'Prochains',
    month: 'Durant le mois',
    days: '{count, number} prochains jours',
    year: 'Toute l’année',
  },
  empty: {
    title: 'Aucun anniversaire ces jours-là',
    body: 'Regardez plus loin, ou un autre mois. Les anniversaires viennent des dates de naissance des actionnaires actifs.',
  },
  feed: {
    menu: 'Calendrier',
    file: 'Fichier de calendrier',
    address: 'Adresse privée du calendrier',
    about:
      'Votre logiciel de calendrier lit les anniversaires à cette adresse et les tient à jour. Qui la connaît voit ce que vous pouvez voir, sans se connecter : gardez-la pour vous.',
    once: 'Copiez-la maintenant; elle ne s’affiche qu’une fois.',
    since: 'Vous avez une adresse depuis le',
    create: 'Créer une adresse',
    renew: 'Créer une nouvelle adresse; l’actuelle prend fin',
    revoke: 'Mettre fin à l’adresse',
  },
}
