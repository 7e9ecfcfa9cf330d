import type { Translated } from '#kit/contract/strings.ts'
import type { informationRequestsEn } from './strings.en.ts'

export const informationRequestsFr: Translated<typeof informationRequestsEn> = {
  screens: {
    information: 'Envoyer les renseignements',
    informationSent: 'Renseignements reçus',
  },
  reasons: {
    requestLapsed: 'L’échéance est passée; écrivez-nous pour envoyer les renseignements',
    requestWithdrawn: 'Nous n’avons plus besoin de ces renseignements',
    documentsMissing: 'Téléversez les documents demandés',
    formChanged: 'Vos réponses ont été modifiées ailleurs; vérifiez-les de nouveau',
  },
  validation: {
    notAskable: 'Choisissez des questions et des documents de ce formulaire',
    notLater: 'Choisissez un jour après l’échéance actuelle',
    notWithinYear: 'Choisissez un jour dans l’année qui vient',
    participantMissing: 'La personne n’a pas encore rempli sa partie',
  },
  answer: {
    title: 'Renseignements',
    send: 'Envoyer les renseignements',
    until: 'Échéance : {date}. Après l’envoi, l’étude se poursuit.',
    noLinkTitle: 'Ouvrez le lien de notre courriel',
    noLinkBody: 'Il mène à vos questions. Son adresse doit être entière.',
    openTitle: 'Vous avez commencé à répondre',
    openBody: 'Demande {reference}. Vos réponses sont enregistrées.',
    resume: 'Continuer',
    requestLapsed: 'L’échéance est passée. Écrivez-nous pour envoyer les renseignements.',
    requestWithdrawn: 'Nous n’avons plus besoin de ces renseignements. Vous n’avez rien à faire.',
    documentsMissing:
      'Téléversez chaque document ou indiquez dans votre réponse pourquoi c’est impossible.',
    titles: {
      answered: 'Renseignements reçus',
      lapsed: 'L’échéance est passée',
      withdrawn: 'Renseignements plus nécessaires',
    },
    closed: {
      answered:
        'Nous avons reçu vos renseignements le {date} et poursuivons l’étude. Une confirmation vous a été envoyée par courriel.',
      lapsed:
        'Nous n’avons pas reçu les renseignements à temps et poursuivons l’étude avec ce que nous avons. Pour les envoyer, écrivez-nous en indiquant {reference}.',
      withdrawn: 'Nous n’avons plus besoin des renseignements demandés. Vous n’avez rien à faire.',
    },
  },
  form: {
    reply: 'Votre réponse',
    replyHelp: 'Par exemple, ce qui a changé ou pourquoi un document ne peut être envoyé',
    replyTitle: 'Votre réponse',
    documentsTitle: 'Documents et réponse',
    documents: 'Documents demandés',
    otherDocument: 'Autre document',
  },
  task: {
    review: 'Étudier les renseignements reçus',
    missing: 'Renseignements demandés non reçus : décider de la suite',
  },
  mail: {
    requested: {
      subject: 'Renseignements à fournir au plus tard le {dueOn} : {reference}',
      body: 'Bonjour {name},\n\nPour poursuivre l’étude de la demande {reference} pour {participant}, il nous faut :\n\n{message}\n\n{asked}\n\nEnvoyez le tout au plus tard le {dueOn}. L’étude attend jusque-là. Ce lien est personnel et ouvre ces questions; aucun compte n’est nécessaire.',
      button: 'Envoyer les renseignements',
    },
    reminder: {
      subject: 'Rappel : renseignements à fournir au plus tard le {dueOn} : {reference}',
      body: 'Bonjour {name},\n\nNous attendons toujours les renseignements pour la demande {reference}.\n\nParticipant(e) : {participant}\n\nEnvoyez-les au plus tard le {dueOn}. Sans eux, nous poursuivons l’étude avec ce que nous avons.',
      button: 'Envoyer les renseignements',
    },
    extended: {
      subject: 'Plus de temps, jusqu’à la nouvelle échéance ({dueOn}) : {reference}',
      body: 'Bonjour {name},\n\nVous avez plus de temps pour envoyer les renseignements pour la demande {reference}.\n\nParticipant(e) : {participant}\nMotif : {reason}\n\nEnvoyez-les au plus tard le {dueOn}.',
      button: 'Envoyer les renseignements',
    },
    withdrawn: {
      subject: 'Renseignements plus nécessaires : {reference}',
      body: 'Bonjour {name},\n\nNous n’avons plus besoin des renseignements demandés. Vous n’avez rien à faire.\n\nDemande : {reference}\nParticipant(e) : {participant}\nMotif : {reason}',
    },
    lapsed: {
      subject: 'Renseignements non reçus : {reference}',
      body: 'Bonjour {name},\n\nNous n’avons pas reçu les renseignements pour la demande {reference} à l’échéance, le {dueOn}. Nous poursuivons l’étude avec ce que nous avons.\n\nParticipant(e) : {participant}\n\nPour les envoyer quand même, écrivez-nous.',
    },
    received: {
      subject: 'Renseignements reçus : {reference}',
      body: 'Bonjour {name},\n\nNous avons reçu vos renseignements et poursuivons l’étude.\n\nDemande : {reference}\nParticipant(e) : {participant}',
    },
    freshLink: {
      subject: 'Votre nouveau lien : {reference}',
      body: 'Bonjour {name},\n\nCe lien ouvre les renseignements demandés. Vos réponses y sont enregistrées.\n\nDemande : {reference}\nÉchéance : {dueOn}\n\nCe lien est personnel : ne le transmettez pas.',
      button: 'Envoyer les renseignements',
    },
    lapsedForAssignee: {
      subject: 'Demande {reference} : renseignements non reçus',
      body: 'Bonjour {name},\n\nLes renseignements demandés pour la demande {reference} ne sont pas arrivés à l’échéance. La demande est de nouveau à l’étude.\n\nEmployeur : {employer}',
      button: 'Consulter la demande',
    },
  },
}
