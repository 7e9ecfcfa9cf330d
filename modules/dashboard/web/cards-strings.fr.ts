import type { Translated } from '#kit/contract/strings.ts'
import type { dashboardCardsEn } from './cards-strings.en.ts'

export const dashboardCardsFr: Translated<typeof dashboardCardsEn> = {
  cards: {
    open: 'En cours',
    late: 'En retard',
    overdue: 'En retard',
    unassigned: {
      title: 'Demandes sans responsable',
      empty: 'Toutes les demandes en cours sont attribuées',
    },
    more: '{count, plural, one {# autre aperçu} other {# autres aperçus}}',
    lateForms: { title: 'Formulaires en retard' },
    holds: { title: 'Paiements suspendus' },
    ages: { title: 'Demandes en cours par âge', of: 'Depuis la présentation' },
    load: { title: 'Demandes en cours par responsable', of: 'Responsable' },
    budgets: {
      title: 'Budget restant par programme',
      left: 'restants',
      committed: '{committed} engagés sur {total}',
    },
    care: {
      title: 'Ordres non confirmés par mois',
      of: 'Date d’opération',
      orders: 'Ordres',
      until: '{month} et avant',
      empty: 'Tous les ordres sont vérifiés',
    },
    months: {
      title: 'Ce mois-ci et le mois dernier',
      compared: 'Ordres actifs par date d’opération, comparés au mois dernier, jusqu’au {date}',
      before: 'Mois dernier :',
    },
    team: { title: 'Tâches à faire par responsable', of: 'Responsable' },
    birthdays: {
      title: 'Anniversaires des 7 prochains jours',
      empty: 'Aucun anniversaire dans les 7 prochains jours',
    },
    newest: { title: 'Ordres les plus récents', empty: 'Aucun ordre' },
    reveals: {
      title: 'Valeurs protégées affichées',
      empty: 'Aucune valeur protégée affichée au cours des 30 derniers jours',
      total:
        '{total, plural, one {# au cours des {days, number} derniers jours} other {# au cours des {days, number} derniers jours}}',
      bank: 'Coordonnées bancaires',
      message: 'Message envoyé',
    },
    seals: {
      title: 'Journal d’audit',
      current: 'Chaîne scellée',
      behind: 'Scellement en retard',
      entries: 'Entrées scellées',
      upTo: 'Scellé jusqu’au',
    },
    operation: {
      title: 'Exploitation',
      jobs: '{count, plural, =0 {Toutes les tâches de fond fonctionnent} one {# tâche de fond en échec} other {# tâches de fond en échec}}',
      times: '{times, plural, one {# échec} other {# échecs}}',
      mail: { failed: 'Messages en échec', waiting: 'Messages en attente' },
      signIns: 'Sessions ouvertes, 24 dernières heures',
      failedSignIns: 'Ouvertures de session refusées',
    },
    people: {
      title: 'Personnes au travail',
      empty: 'Aucun placement en cours',
      until: 'jusqu’au',
    },
    money: {
      title: 'Argent',
      approved: 'Approuvé',
      requested: 'Demandé, en attente d’une décision',
    },
    steps: {
      title: 'Vos étapes',
      submitted: 'Demande reçue',
      reviewed: 'Décision',
      accepted: 'Offre acceptée par l’employeur',
      started: 'Premier jour',
      completed: 'Dernier jour',
      state: { done: '(terminée)', now: '(en cours)', later: '(à venir)' },
    },
  },
}
