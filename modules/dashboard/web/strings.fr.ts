import type { Translated } from '#kit/contract/strings.ts'
import type { dashboardScreenEn } from './strings.en.ts'

export const dashboardScreenFr: Translated<typeof dashboardScreenEn> = {
  dashboard: {
    hello: 'Bonjour, {name}',
    intro: {
      staff: 'Ce qui vous attend, le plus urgent en premier.',
      employer: 'Vos demandes et la suite des choses.',
      employee: 'Vos demandes et la suite des choses.',
    },
    counts: 'Les demandes en chiffres',
    nothingTitle: 'Rien ne vous attend ici',
    nothingBody: 'Votre travail se trouve dans les listes de la navigation.',
  },
  counts: {
    applicationsPending: 'en attente d’approbation',
    applicationsApproved: 'approuvées',
    applicationsRejected: 'refusées',
  },
  queues: {
    due: 'd’ici le',
    late: 'En retard',
    all: '{count, plural, one {Voir dans la liste} other {Voir les # dans la liste}}',
    mine: {
      title: 'Mes dossiers',
      empty: 'Aucun dossier ouvert ne vous est attribué.',
    },
    unassigned: {
      title: 'Dossiers sans responsable',
      empty: 'Chaque dossier ouvert est attribué à quelqu’un.',
      reason: 'Personne ne l’a encore pris en charge',
    },
    decide: {
      title: 'En attente d’une décision',
      empty: 'Aucune recommandation n’attend de décision.',
      reason: 'Une deuxième personne décide',
    },
    care: {
      title: 'Ordres en attente de CARE',
      empty: 'Tous les ordres sont vérifiés.',
      reason: 'Responsable : {name}',
    },
    tasks: {
      title: 'Mes tâches',
      empty: 'Aucune tâche ne vous attend.',
    },
  },
  reasons: {
    submitted: 'À prendre en charge',
    inReview: 'Point de contrôle 1, puis recommandation',
    infoRequested: 'Des renseignements ont été demandés',
    recommendedApprove: 'Recommandée; une autre personne décide',
    recommendedReject: 'Recommandée; une autre personne décide',
  },
  own: {
    title: 'Demandes',
    emptyTitle: 'Aucune demande pour l’instant',
    emptyBody: 'Dès que vous demandez du financement, vous suivez votre demande ici.',
    start: 'Demander du financement',
  },
}
