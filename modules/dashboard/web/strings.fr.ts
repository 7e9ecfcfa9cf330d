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
    figures: 'En chiffres',
    nothingTitle: 'Aucun travail à afficher ici',
    nothingBody: 'Ouvrez vos listes à partir de la navigation.',
  },
  figures: {
    toDecide: 'à décider',
    mine: 'à votre charge',
    unassigned: 'sans responsable',
    waiting: '{count, plural, one {demande en cours} other {demandes en cours}}',
    toAssess: '{count, plural, one {réclamation à évaluer} other {réclamations à évaluer}}',
    toApprove: '{count, plural, one {réclamation à approuver} other {réclamations à approuver}}',
    toPay: '{count, plural, one {réclamation à payer} other {réclamations à payer}}',
    toParticipants:
      '{count, plural, one {réclamation à payer à une personne} other {réclamations à payer aux personnes}}',
    overpayments: '{count, plural, one {trop-payé à rembourser} other {trop-payés à rembourser}}',
    accounts:
      '{count, plural, one {compte bancaire à vérifier} other {comptes bancaires à vérifier}}',
    care: '{count, plural, one {ordre à vérifier (CARE)} other {ordres à vérifier (CARE)}}',
    mail: '{count, plural, one {message non envoyé} other {messages non envoyés}}',
    tasks: '{count, plural, one {de vos tâches à faire} other {de vos tâches à faire}}',
    refusals: '{count, plural, one {refus en 7 jours} other {refus en 7 jours}}',
    birthdays:
      '{count, plural, one {anniversaire d’ici 7 jours} other {anniversaires d’ici 7 jours}}',
    ownPending:
      '{count, plural, one {demande en attente d’une décision} other {demandes en attente d’une décision}}',
    ownApproved: '{count, plural, one {demande approuvée} other {demandes approuvées}}',
  },
  wrong: {
    toDecide: '{count, plural, =0 {Aucune en retard} other {# en retard}}',
    mine: '{count, plural, =0 {Aucune en retard} other {# en retard}}',
    unassigned: '{count, plural, =0 {Aucune en retard} other {# en retard}}',
    waiting: '{count, plural, =0 {Aucune en retard} other {# en retard}}',
    toPay:
      '{count, plural, =0 {Aucun renvoi de la banque} one {# renvoyée par la banque} other {# renvoyées par la banque}}',
    overpayments: '{count, plural, =0 {Aucun en retard} other {# en retard}}',
    care: '{count, plural, =0 {Aucun avant ce mois} other {# avant ce mois}}',
    mail: '{count, plural, =0 {Aucun échec} one {# échec} other {# échecs}}',
    tasks: '{count, plural, =0 {Aucune en retard} other {# en retard}}',
  },
  work: {
    kinds: 'Type de travail',
    all: '{count, plural, one {Afficher dans la liste} other {Afficher les #}}',
    through: '{count, plural, one {Traiter # élément} other {Traiter # éléments}}',
    mine: {
      kind: 'Mes demandes',
      title: 'Mes demandes',
      empty: 'Aucune demande à étudier ne vous est attribuée',
    },
    decide: {
      kind: 'À décider',
      title: 'Demandes à décider',
      empty: 'Aucune recommandation à décider',
    },
    waiting: {
      kind: 'Demandes en cours',
      title: 'Demandes en cours par échéance',
      empty: 'Aucune demande en cours',
    },
    care: {
      kind: 'À vérifier',
      title: 'Ordres en attente de vérification CARE',
      empty: 'Tous les ordres sont vérifiés',
      line: '{side}, responsable : {name}',
    },
    tasks: {
      kind: 'Mes tâches',
      title: 'Mes tâches',
      empty: 'Aucune tâche à faire',
    },
    surveys: {
      kind: 'Formulaires à examiner',
      title: 'Formulaires de suivi à examiner',
      empty: 'Tous les formulaires sont examinés',
    },
    training: {
      kind: 'Formations à décider',
      title: 'Formations de courte durée à décider',
      empty: 'Aucune formation à décider',
    },
    toAssess: {
      kind: 'Réclamations à évaluer',
      title: 'Réclamations à évaluer, les plus anciennes d’abord',
      empty: 'Toutes les réclamations sont évaluées',
    },
    toApprove: {
      kind: 'Réclamations à approuver',
      title: 'Réclamations à approuver, les plus anciennes d’abord',
      empty: 'Aucune réclamation à approuver',
    },
    toPay: {
      kind: 'Réclamations à payer',
      title: 'Réclamations à payer, les plus anciennes d’abord',
      empty: 'Aucune réclamation à payer',
    },
    toParticipants: {
      kind: 'Réclamations à payer aux personnes',
      title: 'Réclamations à payer aux personnes, les plus anciennes d’abord',
      empty: 'Aucune réclamation à payer aux personnes',
    },
    accounts: {
      kind: 'Comptes à vérifier',
      title: 'Comptes bancaires à vérifier',
      empty: 'Tous les comptes bancaires sont vérifiés',
    },
    changesToRecommend: {
      kind: 'Modifications à recommander',
      title: 'Demandes de modification à recommander, les plus anciennes d’abord',
      empty: 'Aucune demande de modification à recommander',
    },
    changesToDecide: {
      kind: 'Modifications à décider',
      title: 'Demandes de modification à décider, les plus anciennes d’abord',
      empty: 'Aucune demande de modification à décider',
    },
    supplements: {
      kind: 'Suppléments à décider',
      title: 'Suppléments à décider, par premier jour',
      empty: 'Aucun supplément à décider',
    },
    refusals: {
      kind: 'Accès refusés',
      title: 'Actions refusées, les plus récentes d’abord',
      empty: 'Aucune action refusée au cours des {days, number} derniers jours',
    },
  },
  steps: {
    of: '{step} : {name}',
    submitted: 'Attribuer la demande',
    inReview: 'Étudier la demande',
    infoRequested: 'Consigner la réponse',
    recommendedApprove: 'Rendre la décision',
    recommendedReject: 'Rendre la décision',
    care: 'Vérifier l’ordre',
    survey: 'Examiner le formulaire',
    training: 'Rendre la décision',
    supplements: 'Décider du supplément',
    changesToRecommend: 'Recommander la modification',
    changesToDecide: 'Décider de la modification',
    toAssess: 'Évaluer la réclamation',
    toApprove: 'Approuver la réclamation',
    toPay: 'Payer la réclamation',
    toParticipants: 'Payer la personne',
    accounts: 'Vérifier le compte',
    task: 'Ouvrir la tâche',
  },
  age: {
    span: '{after, number} à {days, number} jours',
    over: 'Plus de {days, number} jours',
  },
  own: {
    several: 'Plusieurs demandes',
    due: 'Vos prochaines étapes',
    others: 'Autres demandes',
    all: 'Vos demandes',
    forms: 'Formulaires à remplir',
    training: 'Demande de formation',
    change: 'Demande de modification que nous avons renvoyée',
    account: {
      title: 'Compte bancaire pour les paiements',
      missing:
        'Nous payons à un compte bancaire que nous avons vérifié. Entrez celui de votre organisme.',
      refused: 'Nous n’avons pas pu vérifier le compte entré. Entrez-le de nouveau.',
      enter: 'Entrer le compte bancaire',
    },
    nothingDue: 'Vous n’avez aucune étape à faire pour l’instant',
    steps: {
      messages: 'Lire les messages',
      infoRequested: 'Envoyer les renseignements',
      planned: 'Consulter l’entente',
      accepted: 'Confirmer le premier jour',
      form: 'Remplir le formulaire',
      change: 'Demander de nouveau la modification',
    },
    unread:
      '{count, plural, one {Vous avez # nouveau message de notre équipe.} other {Vous avez # nouveaux messages de notre équipe.}}',
    emptyTitle: 'Aucune demande',
    emptyBody: 'Demandez du financement, puis suivez votre demande ici.',
    start: 'Demander du financement',
  },
}
