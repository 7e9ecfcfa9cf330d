import type { Translated } from '#kit/contract/strings.ts'
import type { placementsEn } from './strings.en.ts'

export const placementsFr: Translated<typeof placementsEn> = {
  found: 'Placements',
  status: {
    planned: 'Offert',
    accepted: 'Accepté',
    active: 'En cours',
    lapsed: 'Expiré',
    ended: 'Terminé avant la fin',
    completed: 'Terminé',
    cancelled: 'Annulé',
  },
  reasons: {
    offerIsOver: 'Le dernier jour pour accepter est passé',
    employerAccepts:
      'Seul l’employeur peut accepter l’offre; consignez plutôt une acceptation sur papier',
    agreementChanged: 'L’entente a changé entre-temps : relisez-la avant de l’accepter',
  },
  validation: {
    mustConfirm: 'Confirmez ceci pour accepter',
    startAhead: 'Confirmez le premier jour quand il sera arrivé',
    startBeforeApproval: 'Saisissez un premier jour au plus tôt à l’approbation',
    startAfterWindow:
      'Saisissez un premier jour au plus tard le dernier jour pour commencer; l’approbation peut le prolonger',
    notWithinYear: 'Choisissez un jour d’ici un an',
    notLater: 'Choisissez un jour ultérieur au jour actuel et non passé',
  },
  conditions: {
    position:
      'Le poste est nouveau, et aucune personne n’a perdu son travail ni des heures à cause de lui.',
    pay: 'Le salaire est versé comme convenu, avec toutes les retenues et cotisations exigées par la loi.',
    records: 'Les registres de paie sont conservés sept ans et présentés sur demande.',
    changes:
      'L’employeur nous avise dans les cinq jours ouvrables si les heures, le salaire, les tâches ou la fin changent.',
    forms: 'Les formulaires de suivi sont remplis à leur échéance; les paiements en dépendent.',
    start: 'La personne commence dans le délai donné; sinon, l’offre expire.',
  },
  mail: {
    offered: {
      subject: 'Demande {reference} approuvée',
      body: 'Bonjour {name},\n\nNous avons approuvé votre demande.\n\nParticipant(e) : {participant}\nProgramme : {program}\nSubvention : au plus {amount}\n\nAcceptez l’entente au plus tard le {day}; l’offre expire ensuite. Une personne autorisée à signer pour vous doit la lire et l’accepter.',
      button: 'Consulter l’entente',
    },
    accepted: {
      subject: 'Entente {reference} acceptée',
      body: 'Bonjour {name},\n\nL’entente a été acceptée par {signatory}.\n\nParticipant(e) : {participant}\nProgramme : {program}\nSubvention : au plus {amount}\n\nConfirmez le premier jour dès le début de l’emploi, au plus tard le {day}. Sinon, l’entente expire.',
      button: 'Consulter la demande',
    },
    acceptSoon: {
      subject: 'Entente {reference} : à accepter au plus tard le {day}',
      body: 'Bonjour {name},\n\nL’offre pour {participant} n’est pas encore acceptée.\n\nProgramme : {program}\n\nAcceptez l’entente au plus tard le {day}; l’offre expire ensuite. S’il vous faut plus de temps, écrivez-nous avant cette date.',
      button: 'Consulter l’entente',
    },
    startSoon: {
      subject: 'Demande {reference} : premier jour à confirmer au plus tard le {day}',
      body: 'Bonjour {name},\n\nLe premier jour n’est pas encore confirmé.\n\nParticipant(e) : {participant}\nProgramme : {program}\n\nConfirmez-le au plus tard le {day}; sinon, l’entente expire. S’il vous faut plus de temps, écrivez-nous avant cette date.',
      button: 'Confirmer le premier jour',
    },
    extended: {
      subject: 'Demande {reference} : prolongation jusqu’au {day}',
      body: 'Bonjour {name},\n\nNous avons prolongé votre délai jusqu’au {day}.\n\nParticipant(e) : {participant}\nProgramme : {program}\nMotif : {reason}',
      button: 'Consulter la demande',
    },
    offerLapsed: {
      subject: 'Demande {reference} : offre expirée',
      body: 'Bonjour {name},\n\nL’offre n’a pas été acceptée au plus tard le {day} et a expiré. Les fonds réservés sont libérés.\n\nParticipant(e) : {participant}\nProgramme : {program}\n\nVous pouvez présenter une nouvelle demande tant que le programme en accepte. Si quelque chose vous a empêché d’accepter, écrivez-nous.',
      button: 'Consulter la demande',
    },
    startLapsed: {
      subject: 'Demande {reference} : entente expirée',
      body: 'Bonjour {name},\n\nLe premier jour n’a pas été confirmé au plus tard le {day}; l’entente a donc expiré. Les fonds réservés sont libérés.\n\nParticipant(e) : {participant}\nProgramme : {program}\n\nVous pouvez présenter une nouvelle demande tant que le programme en accepte. Si l’emploi a commencé, écrivez-nous.',
      button: 'Consulter la demande',
    },
    lapsedForPerson: {
      subject: 'Demande {reference} : financement expiré',
      body: 'Bonjour {name},\n\nLe financement de votre emploi a expiré : le délai pour l’accepter ou pour commencer est passé. L’erreur ne vient pas de vous.\n\nEmployeur : {employer}\nProgramme : {program}\n\nVous pouvez présenter une demande avec un autre employeur, ou de nouveau avec celui-ci.',
    },
    lapsedForAssignee: {
      subject: 'Demande {reference} : offre expirée',
      body: 'Bonjour {name},\n\nL’offre a expiré. Les fonds sont libérés, et les deux parties en ont été avisées.\n\nEmployeur : {employer}',
      button: 'Consulter la demande',
    },
  },
}
