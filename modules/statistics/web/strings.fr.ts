import type { Translated } from '#kit/contract/strings.ts'
import type { statisticsScreensEn } from './strings.en.ts'

export const statisticsScreensFr: Translated<typeof statisticsScreensEn> = {
  period: {
    choose: 'Période',
    kind: 'Mois ou année',
    kinds: { month: 'Mois', year: 'Année' },
    month: 'Mois',
    year: 'Année',
    previous: 'Reculer à {period}',
    next: 'Avancer à {period}',
    thisMonth: 'Ce mois-ci',
    thisYear: 'Cette année',
  },
  actions: {
    print: 'Imprimer',
  },
  sections: {
    holdings: 'Détenu aujourd’hui',
    period: 'En {period}',
    months: 'Douze mois',
    users: 'Par utilisateur',
    top: 'Plus grands investissements',
    countries: 'Par pays',
    credited: 'Investissements du mois',
    confirmed: 'Confirmés par CARE',
    comparison: 'Comparaison',
    yearToDate: 'Depuis le début de {year}',
    stillToConfirm: 'À confirmer',
  },
  everybody: 'Tout le monde',
  ownRecordsOnly: 'Vos dossiers seulement',
  concentration: 'Part des dix premiers dans le montant investi :',
  unknownCountry: 'Inconnu',
  comparisonHint: 'Un mois clos est comparé tel qu’il a été clos.',
  showOrders: 'Ordres de {name}',
  allOrders: 'Les {count, number} ordres',
  days: '{count, plural, one {# jour} other {# jours}}',
  verified: 'CARE de {number} est confirmée.',
  verifyOrder: 'Confirmer CARE de {number}',
  empty: {
    orders: 'Aucun ordre durant cette période.',
    month: 'Aucun ordre durant ce mois.',
    pending: 'Rien n’attend CARE ce mois-là.',
  },
  basis: {
    label: 'Compté',
    trade: 'Par date d’opération',
    care: 'Par date de confirmation',
  },
  closing: {
    title: 'Mois clos',
    by: 'Clos par {name} le',
    figures: 'Quelles données',
    shows: { closed: 'À la clôture', now: 'Aujourd’hui' },
    unchanged: 'Rien n’a changé depuis.',
    changed:
      '{count, plural, one {# ordre a changé} other {# ordres ont changé}} depuis la clôture :',
  },
  close: {
    act: 'Clore le mois',
    title: 'Clore {month}?',
    body: 'Ses données restent alors telles qu’elles sont, pour de bon. Ce qui est saisi plus tard pour ce mois figure à côté, comme différence.',
    verb: 'Clore pour de bon',
    done: '{month} est clos.',
  },
}
