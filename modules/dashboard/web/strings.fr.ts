import type { Translated } from '#kit/contract/strings.ts'
import type { dashboardScreenEn } from './strings.en.ts'

export const dashboardScreenFr: Translated<typeof dashboardScreenEn> = {
  dashboard: {
    hello: 'Bonjour, {name}',
    intro: {
      staff: 'Votre travail, le plus urgent d’abord',
      employer: 'Vos demandes et les prochaines étapes',
      employee: 'Vos demandes et les prochaines étapes',
    },
    counts: 'Les demandes en chiffres',
    nothingTitle: 'Aucun travail à afficher ici',
    nothingBody: 'Ouvrez vos listes à partir de la navigation.',
  },
  counts: {
    applicationsPending: 'en attente d’approbation',
    applicationsApproved: 'approuvées',
    applicationsRejected: 'refusées',
  },
  queues: {
    due: 'au plus tard le',
    late: 'En retard',
    all: '{count, plural, one {Afficher dans la liste} other {Afficher les # dans la liste}}',
    mine: {
      title: 'Mes demandes',
      empty: 'Aucune demande en cours ne vous est attribuée',
    },
    unassigned: {
      title: 'Demandes sans responsable',
      empty: 'Toutes les demandes en cours sont attribuées',
      reason: 'Sans responsable',
    },
    decide: {
      title: 'Demandes à décider',
      empty: 'Aucune recommandation à décider',
      reason: 'Décision par une deuxième personne',
    },
    care: {
      title: 'Ordres en attente de vérification CARE',
      empty: 'Tous les ordres sont vérifiés',
      reason: 'Responsable : {name}',
    },
    tasks: {
      title: 'Mes tâches',
      empty: 'Aucune tâche à faire',
    },
  },
  reasons: {
    submitted: 'À mettre à l’étude',
    inReview: 'Point de contrôle 1, puis recommandation',
    infoRequested: 'Renseignements demandés',
    recommendedApprove: 'Recommandée; décision par une autre personne',
    recommendedReject: 'Recommandée; décision par une autre personne',
  },
  own: {
    title: 'Demandes',
    emptyTitle: 'Aucune demande',
    emptyBody: 'Demandez du financement, puis suivez votre demande ici.',
    start: 'Demander du financement',
  },
}
