import type { Translated } from '#kit/contract/strings.ts'
import type { investorsScreenEn } from './investors-strings.en.ts'

export const investorsScreenFr: Translated<typeof investorsScreenEn> = {
  investors: {
    intro: 'Totaux des dossiers que vous pouvez voir',
    numbers: 'Les dossiers d’investisseurs en nombres',
    shareholders: 'actionnaires actifs',
    added: 'ajoutés ce mois-ci',
    shares: 'actions détenues',
    invested: 'investis, au coût moyen',
    value: 'de valeur au cours du jour',
    carePending: 'ordres en attente de vérification CARE',
    tasks:
      'de vos tâches pour aujourd’hui{overdue, plural, =0 {} one {, # en retard} other {, # en retard}}',
    emptyTitle: 'Aucun actionnaire',
    emptyBody: 'Les totaux figureront ici dès qu’il y aura des actionnaires que vous pouvez voir.',
    add: 'Ajouter un actionnaire',
    months: {
      title: 'Ordres actifs par date d’opération',
      what: 'Ordres',
      this: 'Ce mois-ci',
      last: 'Le mois dernier, jusqu’au {date}',
      change: 'Variation',
      orders: 'Nombre',
      bought: 'Achats',
      sold: 'Ventes',
    },
    newest: {
      title: 'Ordres les plus récents',
      all: 'Tous les ordres',
      none: 'Aucun ordre.',
    },
    side: { buy: 'Achat', sell: 'Vente' },
    birthdays: {
      title: 'Anniversaires des 7 prochains jours',
      all: '{total, plural, =0 {Afficher le calendrier} one {Afficher l’anniversaire} other {Afficher les #}}',
      none: 'Aucun anniversaire dans les 7 prochains jours.',
      turns: '{turns, number} ans',
    },
  },
}
