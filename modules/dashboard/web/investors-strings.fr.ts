import type { Translated } from '#kit/contract/strings.ts'
import type { investorsScreenEn } from './investors-strings.en.ts'

export const investorsScreenFr: Translated<typeof investorsScreenEn> = {
  investors: {
    intro: 'Ce que vous pouvez en voir; chaque nombre mène à sa liste.',
    numbers: 'Les dossiers d’investisseurs en nombres',
    shareholders: 'actionnaires actifs',
    added: 'ajoutés ce mois-ci',
    shares: 'actions détenues',
    invested: 'investis, au coût moyen',
    value: 'de valeur au cours du jour',
    carePending: 'ordres attendent CARE',
    tasks:
      'de vos tâches sont pour aujourd’hui{overdue, plural, =0 {} one {, # est en retard} other {, # sont en retard}}',
    emptyTitle: 'Aucun actionnaire pour l’instant',
    emptyBody:
      'Dès qu’il y aura des actionnaires que vous pouvez voir, leurs nombres figureront ici.',
    add: 'Ajouter un actionnaire',
    months: {
      title: 'Ordres actifs par date d’opération',
      what: 'Ordres',
      this: 'Ce mois-ci',
      last: 'Le mois dernier',
      orders: 'Nombre',
      bought: 'Achats',
      sold: 'Ventes',
    },
    newest: {
      title: 'Ordres les plus récents',
      all: 'Tous les ordres',
      none: 'Il n’y a pas encore d’ordre.',
    },
    side: { buy: 'Achat', sell: 'Vente' },
    birthdays: {
      title: 'Anniversaires des 7 prochains jours',
      all: '{total, plural, =0 {Calendrier} one {L’afficher} other {Les #}}',
      none: 'Personne n’a son anniversaire dans les 7 prochains jours.',
      turns: '{turns, number} ans',
    },
  },
}
