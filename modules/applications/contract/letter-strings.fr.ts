import type { Translated } from '#kit/contract/strings.ts'
import type { applicationLettersEn } from './letter-strings.en.ts'

export const applicationLettersFr: Translated<typeof applicationLettersEn> = {
  mail: {
    received: {
      subject: 'Demande {reference} reçue',
      body: 'Bonjour {name},\n\nNous avons reçu votre demande.\n\nRéférence : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\n\nNous avons envoyé à {participant} un lien vers sa partie. Nous décidons dans les {days} jours ouvrables suivant la réception des deux parties, et nous vous écrivons s’il manque quelque chose.',
    },
    invited: {
      subject: 'Remplissez votre partie d’une demande',
      body: 'Bonjour {participant},\n\n{employer} a demandé du financement pour votre emploi.\n\nPoste : {position}\n\nRemplissez votre partie de la demande. Comptez 10 minutes; vous pouvez vous arrêter et reprendre plus tard. Ce lien est personnel.',
      button: 'Remplir ma partie',
    },
    invitedAgain: {
      subject: 'Rappel : remplissez votre partie d’une demande',
      body: 'Bonjour {participant},\n\nNous attendons votre partie de la demande faite pour votre emploi par {employer}.\n\nPoste : {position}\n\nRemplissez votre partie. Comptez 10 minutes; ce que vous avez déjà saisi est enregistré. Ce lien est personnel.',
      button: 'Remplir ma partie',
    },
    participantAwaited: {
      subject: 'Demande {reference} : partie manquante ({participant})',
      body: 'Bonjour {name},\n\n{participant} n’a pas rempli sa partie de la demande {reference}. Nous lui avons envoyé un deuxième rappel aujourd’hui. Nous ne pouvons rien décider sans elle : invitez {participant} à chercher notre courriel.',
    },
    participantDone: {
      subject: 'Demande {reference} : deux parties reçues',
      body: 'Bonjour {name},\n\n{participant} a rempli sa partie. Nous avons maintenant les deux parties de votre demande {reference} et vous écrirons dès la décision.',
    },
    sameName: {
      subject: 'Une demande a été envoyée à votre nom',
      body: 'Bonjour {name},\n\nNous venons de recevoir une demande portant votre nom et votre date de naissance, d’une autre adresse courriel.\n\nSi c’était vous, vous n’avez rien à faire. Sinon, écrivez-nous : aucun de vos renseignements n’a changé.',
    },
    approved: {
      subject: 'Demande {reference} approuvée',
      body: 'Bonjour {name},\n\nNous avons approuvé la demande {reference}.\n\nEmployeur : {employer}\nParticipant(e) : {participant}\nProgramme : {program}\nSubvention : au plus {amount}\n\n{note}\n\nL’employeur doit maintenant accepter l’entente. Attendez son acceptation avant de quitter un autre emploi.',
    },
    rejected: {
      subject: 'Décision : demande {reference}',
      body: 'Bonjour {name},\n\nNous n’avons pas approuvé la demande {reference}.\n\nParticipant(e) : {participant}\nProgramme : {program}\nMotifs :\n{reasons}\n\n{note}\n\nSi un élément nous a échappé, écrivez-nous.',
      button: 'Consulter la demande',
    },
    returned: {
      subject: 'Demande {reference} renvoyée sans étude',
      body: 'Bonjour {name},\n\nNous n’avons pas étudié à temps la demande {reference}; nous vous la renvoyons donc. Ce n’est pas un refus, et l’erreur ne vient pas de vous.\n\nParticipant(e) : {participant}\nProgramme : {program}\n\nVous pouvez présenter une nouvelle demande tant que le programme en accepte. Si le poste ne peut pas attendre, écrivez-nous : nous pouvons aussi rouvrir cette demande.',
      button: 'Présenter une nouvelle demande',
    },
    returnedForPerson: {
      subject: 'Demande {reference} renvoyée sans étude',
      body: 'Bonjour {name},\n\nNous n’avons pas étudié à temps la demande pour votre emploi; nous la renvoyons donc. Ce n’est pas un refus, et l’erreur ne vient pas de vous.\n\nEmployeur : {employer}\nProgramme : {program}\n\nUne nouvelle demande est possible tant que le programme en accepte, avec cet employeur ou un autre.',
    },
    goingBack: {
      subject:
        '{count, plural, one {# demande sera renvoyée} other {# demandes seront renvoyées}} sans étude après le {day}',
      body: 'Bonjour {name},\n\n{count, plural, one {# demande est encore sans responsable. Elle sera renvoyée} other {# demandes sont encore sans responsable. La première sera renvoyée}} aux parties après le {day}, avec un courriel disant que nous ne l’avons pas étudiée à temps.\n\nAttribuez une demande avant cette date pour la garder.',
      button: 'Attribuer des demandes',
    },
    assigned: {
      subject: 'Demande {reference} attribuée',
      body: 'Bonjour {name},\n\nLa demande {reference} vous a été attribuée.\n\nEmployeur : {employer}',
      button: 'Consulter la demande',
    },
    informationReceived: {
      subject: 'Demande {reference} : renseignements reçus',
      body: 'Bonjour {name},\n\nNous avons reçu les renseignements demandés pour la demande {reference}. Vous pouvez poursuivre l’étude.\n\nEmployeur : {employer}',
      button: 'Consulter la demande',
    },
    messageReceived: {
      subject: 'Demande {reference} : message reçu',
      body: 'Bonjour {name},\n\nOn vous a écrit au sujet de la demande {reference}.\n\nEmployeur : {employer}',
      button: 'Consulter la demande',
    },
    decidedApproved: {
      subject: 'Demande {reference} approuvée',
      body: 'Bonjour {name},\n\nLa demande {reference}, dont vous êtes responsable, a été approuvée.\n\nEmployeur : {employer}',
      button: 'Consulter la demande',
    },
    decidedRejected: {
      subject: 'Demande {reference} refusée',
      body: 'Bonjour {name},\n\nLa demande {reference}, dont vous êtes responsable, a été refusée.\n\nEmployeur : {employer}',
      button: 'Consulter la demande',
    },
    decidedWithdrawnTogether: {
      subject: '{count, plural, one {# demande retirée} other {# demandes retirées}} : {employer}',
      body: 'Bonjour {name},\n\nCes demandes, qui vous sont attribuées, ont été retirées.\n\n{lines}\n\nEmployeur : {employer}',
      button: 'Consulter les demandes',
      withdrawnOne: 'Demande {reference}',
    },
    withdrawn: {
      subject: 'Demande {reference} retirée',
      body: 'Bonjour {name},\n\n{by, select, employer {Vous avez retiré la demande.} employee {{participant} a retiré la demande.} other {Nous avons consigné le retrait de la demande.}}\n\nParticipant(e) : {participant}\nProgramme : {program}\n\nSon étude s’arrête. Vous pouvez présenter une nouvelle demande tant que le programme en accepte. Si c’est une erreur, écrivez-nous.',
      button: 'Consulter la demande',
    },
    withdrawnForPerson: {
      subject: 'Demande {reference} retirée',
      body: 'Bonjour {name},\n\n{by, select, employee {Vous avez retiré la demande.} employer {L’employeur a retiré la demande pour l’emploi. Vous n’y êtes pour rien.} other {Nous avons consigné le retrait de la demande pour l’emploi.}}\n\nEmployeur : {employer}\nProgramme : {program}\n\nVous pouvez présenter une demande avec un autre employeur, ou de nouveau avec celui-ci. Si c’est une erreur, écrivez-nous.',
    },
    withdrawnTogether: {
      subject: '{count, plural, one {# demande retirée} other {# demandes retirées}}',
      body: 'Bonjour {name},\n\n{by, select, employer {Vous avez retiré ces demandes.} other {Nous avons consigné le retrait de ces demandes.}}\n\n{lines}\n\nLeur étude s’arrête. Vous pouvez présenter une nouvelle demande tant que le programme en accepte. Si c’est une erreur, écrivez-nous.',
      button: 'Consulter les demandes',
      withdrawnOne: 'Demande {reference}',
    },
    reopened: {
      subject: 'Demande {reference} rouverte',
      body: 'Bonjour {name},\n\nNous avons rouvert la demande et l’étudions de nouveau. Vous n’avez rien à faire pour le moment; nous vous écrirons au sujet de la décision.\n\nParticipant(e) : {participant}\nProgramme : {program}',
      button: 'Consulter la demande',
    },
    reopenedForPerson: {
      subject: 'Demande {reference} rouverte',
      body: 'Bonjour {name},\n\nNous avons rouvert la demande pour l’emploi et l’étudions de nouveau. Vous n’avez rien à faire pour le moment; nous vous écrirons au sujet de la décision.\n\nEmployeur : {employer}\nProgramme : {program}',
    },
    decidedWithdrawn: {
      subject: 'Demande {reference} retirée',
      body: 'Bonjour {name},\n\nLa demande a été retirée. Les deux parties en ont été avisées.\n\nEmployeur : {employer}',
      button: 'Consulter la demande',
    },
  },
}
