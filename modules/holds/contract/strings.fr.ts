import type { Translated } from '#kit/contract/strings.ts'
import type { holdsEn } from './strings.en.ts'

export const holdsFr: Translated<typeof holdsEn> = {
  found: 'Suspensions',
  screens: {
    holds: 'Suspensions',
    hold: 'Suspension',
  },
  subjects: {
    Holds: 'Suspensions',
  },
  fields: {
    reference: 'Référence',
    status: 'État',
    kind: 'Objet',
    name: 'Visant',
    targetReference: 'Numéro ou référence',
    employerId: 'Employeur',
    participantId: 'Participant(e)',
    programId: 'Programme',
    programCode: 'Code du programme',
    reason: 'Motif',
    effects: 'Ce qui est suspendu',
    startsOn: 'Premier jour',
    endsOn: 'Dernier jour',
    message: 'Notre message',
    note: 'Note pour le personnel',
    liftBy: 'Levée par',
    placedBy: 'Imposée par',
    endedOn: 'Terminée le',
    effect: 'Ce qui est permis',
    applicationId: 'Demande',
  },
  status: {
    open: 'En vigueur',
    lifted: 'Levée',
    expired: 'Échue',
  },
  choices: {
    kind: { employer: 'Employeur', participant: 'Participant(e)', payment: 'Paiements' },
    reason: {
      eligibility: 'Admissibilité à l’étude',
      records: 'Documents manquants ou périmés',
      monitoring: 'Formulaires de suivi en retard',
      misuse: 'Utilisation des fonds à l’étude',
      safety: 'Sécurité au travail à l’étude',
      owing: 'Somme à rembourser',
      insolvency: 'Insolvabilité',
      dispute: 'Différend entre l’employeur et la personne',
      bankDetails: 'Coordonnées bancaires à vérifier',
      other: 'Autre',
    },
    effects: {
      application: 'Nouvelles demandes',
      decision: 'Recommandations et approbations',
      agreement: 'Ententes et premiers jours',
      match: 'Jumelages avec un autre employeur',
      payment: 'Paiements',
    },
    effect: {
      decision: 'Recommandation et approbation',
      agreement: 'Entente et premier jour',
      match: 'Jumelage avec un autre employeur',
      payment: 'Paiements',
    },
    liftBy: {
      anyone: 'Toute personne qui peut lever une suspension',
      another: 'Une deuxième personne',
    },
  },
  reasons: {
    alreadyHeld: 'Une suspension pour ce motif est déjà en vigueur',
    alreadyPassed: 'C’est déjà permis pour cette demande',
    placedByYou: 'Vous avez imposé cette suspension : une deuxième personne en décide',
    applicationsHeld: 'Suspension : aucune nouvelle demande jusqu’à sa levée',
    matchHeld: 'Suspension : aucun jumelage jusqu’à sa levée',
    paymentHeld: 'Suspension : aucun paiement jusqu’à sa levée',
  },
  validation: {
    targetMissing: 'Choisissez un employeur ou une personne',
    notOfProgram: 'Choisissez un programme visé par une de leurs demandes',
    startPast: 'Saisissez un premier jour à partir d’aujourd’hui',
    endBeforeStart: 'Saisissez un dernier jour qui ne précède pas le premier',
    endPast: 'Saisissez un dernier jour à partir d’aujourd’hui',
    paymentsAlone: 'Choisissez seulement les paiements : la suspension porte sur eux',
    loosenedByYou:
      'Vous avez imposé cette suspension : seule une deuxième personne peut l’assouplir',
    programMissing: 'Choisissez un de vos programmes',
    notStopped: 'Choisissez un effet de cette suspension',
    notOfHeld: 'Choisissez une demande visée par cette suspension',
  },
  mail: {
    placed: {
      subject: 'Suspension : {reference}',
      body: 'Bonjour {name},\n\nCertaines choses sont suspendues pour le moment.\n\nMotif : {reasons}\nÀ partir du {day}, jusqu’à ce que nous levions la suspension\n\nCe qui est suspendu :\n{effects}\n\nNotre message :\n{message}\n\nÉcrivez-nous si quelque chose n’est pas exact. Nous vous aviserons dès la fin de la suspension.',
      button: 'Consulter la suspension',
    },
    placedUntil: {
      subject: 'Suspension : {reference}',
      body: 'Bonjour {name},\n\nCertaines choses sont suspendues pour le moment.\n\nMotif : {reasons}\nÀ partir du {day}\nJusqu’au {until}, sauf si nous levons la suspension avant\n\nCe qui est suspendu :\n{effects}\n\nNotre message :\n{message}\n\nÉcrivez-nous si quelque chose n’est pas exact. Nous vous aviserons dès la fin de la suspension.',
      button: 'Consulter la suspension',
    },
    changed: {
      subject: 'Suspension modifiée : {reference}',
      body: 'Bonjour {name},\n\nNous avons modifié la suspension. Voici où elle en est.\n\nMotif : {reasons}\nÀ partir du {day}, jusqu’à ce que nous levions la suspension\n\nCe qui est suspendu :\n{effects}\n\nNotre message :\n{message}',
      button: 'Consulter la suspension',
    },
    changedUntil: {
      subject: 'Suspension modifiée : {reference}',
      body: 'Bonjour {name},\n\nNous avons modifié la suspension. Voici où elle en est.\n\nMotif : {reasons}\nÀ partir du {day}\nJusqu’au {until}, sauf si nous levons la suspension avant\n\nCe qui est suspendu :\n{effects}\n\nNotre message :\n{message}',
      button: 'Consulter la suspension',
    },
    lifted: {
      subject: 'Suspension levée : {reference}',
      body: 'Bonjour {name},\n\nNous avons levé la suspension. Ce qui suit reprend, à moins d’une autre suspension :\n{effects}',
    },
    expired: {
      subject: 'Suspension terminée : {reference}',
      body: 'Bonjour {name},\n\nLe dernier jour de la suspension est passé. Ce qui suit reprend, à moins d’une autre suspension :\n{effects}',
    },
    officerPlaced: {
      subject: 'Demande {reference} : suspension imposée',
      body: 'Bonjour {name},\n\nUne suspension touche une de vos demandes et peut-être d’autres du même employeur ou de la même personne. Le dossier dit ce qui est suspendu.',
      button: 'Consulter la demande',
    },
    officerChanged: {
      subject: 'Demande {reference} : suspension modifiée',
      body: 'Bonjour {name},\n\nUne suspension qui touche une de vos demandes a été modifiée. Elle en touche peut-être d’autres du même employeur ou de la même personne. Le dossier dit ce qui est suspendu.',
      button: 'Consulter la demande',
    },
    officerEnded: {
      subject: 'Demande {reference} : suspension terminée',
      body: 'Bonjour {name},\n\nUne suspension qui touchait une de vos demandes est terminée. Elle en touchait peut-être d’autres du même employeur ou de la même personne.',
      button: 'Consulter la demande',
    },
  },
}
