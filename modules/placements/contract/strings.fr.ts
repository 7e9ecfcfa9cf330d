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
  choices: {
    agreementLanguage: { en: 'Anglais', fr: 'Français' },
    cancelSide: { employer: 'Employeur', participant: 'Participant(e)', program: 'Programme' },
    cancelReason: {
      positionGone: 'Poste qui n’est plus offert',
      otherCandidate: 'Autre personne choisie par l’employeur',
      termsChanged: 'Heures, salaire ou tâches modifiés',
      employerIneligible: 'Employeur devenu inadmissible',
      otherJob: 'Autre emploi trouvé par la personne',
      health: 'Santé',
      moved: 'Déménagement de la personne',
      returnedToSchool: 'Retour aux études de la personne',
      leftProgram: 'Départ du programme',
      other: 'Autre',
    },
    declineReason: {
      otherJob: 'J’ai trouvé un autre emploi',
      termsChanged: 'Les heures, le salaire ou les tâches ont changé',
      health: 'Santé',
      moved: 'Je déménage',
      returnedToSchool: 'Je retourne aux études',
      leftProgram: 'Je ne veux plus participer au programme',
      other: 'Autre',
    },
    endSide: {
      employer: 'Employeur',
      participant: 'Participant(e)',
      both: 'Les deux ensemble',
      program: 'Programme',
    },
    endReason: {
      laidOff: 'Mise à pied : manque de travail',
      dismissed: 'Congédiement',
      quit: 'Démission',
      employerClosed: 'Fermeture de l’entreprise',
      employerIneligible: 'Employeur devenu inadmissible',
      health: 'Santé',
      moved: 'Déménagement',
      returnedToSchool: 'Retour aux études',
      leftProgram: 'Départ du programme',
      other: 'Autre',
    },
  },
  reasons: {
    onHold: 'Suspension : ni entente ni premier jour jusqu’à sa levée',
    endIsFollowed:
      'Retour impossible : la personne a depuis une autre demande ou un autre placement',
    participantMaximum: 'Il ne reste pas assez du maximum par personne',
    employerMaximum: 'Il ne reste pas assez du maximum par employeur',
    employerActiveMaximum: 'L’employeur a atteint son nombre de placements actifs',
    budgetExceeded: 'Il ne reste pas assez du budget du programme',
    offerIsOver: 'Le dernier jour pour accepter est passé',
    employerAccepts:
      'Seul l’employeur peut accepter l’offre; consignez plutôt une acceptation sur papier',
    participantDeclines: 'Seule la personne peut renoncer à son placement; annulez-le plutôt',
    agreementChanged: 'L’entente a changé entre-temps : relisez-la avant de l’accepter',
  },
  validation: {
    endAhead: 'Saisissez un jour qui est arrivé; consignez la fin à ce moment-là',
    endBeforeStart: 'Saisissez un jour au plus tôt au premier jour réel',
    endNotEarly:
      'Saisissez un jour avant le dernier jour prévu; le placement se termine de lui-même ce jour-là',
    endBeforeLastWorked: 'Saisissez un jour au plus tôt au dernier jour travaillé',
    sideOfOthers: 'Choisissez une partie au nom de laquelle vous répondez',
    reasonOfOthers: 'Choisissez un motif propre à cette partie',
    startAfterEnd: 'Saisissez un premier jour au plus tard le dernier jour prévu',
    afterPlannedEnd: 'Choisissez un jour au plus tard le dernier jour prévu',
    reasonNeeded: 'Décrivez le motif dans la note',
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
      body: 'Bonjour {name},\n\nNous avons approuvé votre demande.\n\nParticipant(e) : {participant}\nProgramme : {program}\nSubvention : au plus {amount}\n\n{note}\n\nAcceptez l’entente au plus tard le {day}; l’offre expire ensuite. Une personne autorisée à signer pour vous doit la lire et l’accepter.',
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
    acceptAfterHold: {
      subject: 'Demande {reference} : à accepter au plus tard le {day}',
      body: 'Bonjour {name},\n\nL’entente n’a pas pu être acceptée pendant un certain temps. Elle peut l’être maintenant.\n\nParticipant(e) : {participant}\nProgramme : {program}\n\nVous avez jusqu’au {day} pour l’accepter; l’offre expire ensuite. S’il vous faut plus de temps, écrivez-nous avant cette date.',
      button: 'Consulter l’entente',
    },
    startAfterHold: {
      subject: 'Demande {reference} : premier jour à confirmer au plus tard le {day}',
      body: 'Bonjour {name},\n\nLe premier jour n’a pas pu être confirmé pendant un certain temps. Il peut l’être maintenant.\n\nParticipant(e) : {participant}\nProgramme : {program}\n\nVous avez jusqu’au {day} pour le confirmer; sinon, l’entente expire. S’il vous faut plus de temps, écrivez-nous avant cette date.',
      button: 'Confirmer le premier jour',
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
    ended: {
      subject: 'Demande {reference} : placement terminé le {day}',
      body: 'Bonjour {name},\n\nLe placement a pris fin avant le dernier jour prévu.\n\nParticipant(e) : {participant}\nProgramme : {program}\nDernier jour travaillé : {lastDay}{isReasonTold, select, yes {\nMotif : {reason}} other {}}\nSubvention jusqu’à ce jour : au plus {used}\nMontant libéré : {released}\n\nConservez les registres de paie jusqu’au dernier jour travaillé; le paiement final en dépend. Si quelque chose n’est pas exact, écrivez-nous.',
      button: 'Consulter la demande',
    },
    endedForPerson: {
      subject: 'Demande {reference} : placement terminé',
      body: 'Bonjour {name},\n\nVotre placement a pris fin avant le dernier jour prévu.\n\nEmployeur : {employer}\nProgramme : {program}\nDernier jour travaillé : {lastDay}\n\nSi vous cherchez un autre employeur, nous communiquerons avec vous au sujet du financement qui vous reste. Si ce n’est pas exact, écrivez-nous.',
    },
    startedForAssignee: {
      subject: 'Demande {reference} : placement commencé',
      body: 'Bonjour {name},\n\nUn de vos placements a commencé.\n\nEmployeur : {employer}\nPremier jour : {day}',
      button: 'Consulter la demande',
    },
    endedForAssignee: {
      subject: 'Demande {reference} : placement terminé avant la fin',
      body: 'Bonjour {name},\n\nUn de vos placements a pris fin plus tôt que prévu. Ce qui n’a pas servi est libéré, et les deux parties sont avisées.\n\nEmployeur : {employer}\nDernier jour travaillé : {lastDay}',
      button: 'Consulter la demande',
    },
    cancelled: {
      subject: 'Demande {reference} : placement annulé',
      body: 'Bonjour {name},\n\n{side, select, participant {{participant} a renoncé au placement avant le premier jour.} program {Nous avons annulé le placement avant le premier jour. Motif : {reason}.} other {Vous avez annulé le placement avant le premier jour. Motif : {reason}.}}\n\nParticipant(e) : {participant}\nProgramme : {program}\nAnnulé le : {day}\nMontant libéré : {released}\n\nAucune subvention n’est versée pour ce placement. Si c’est une erreur, écrivez-nous.',
      button: 'Consulter la demande',
    },
    cancelledForPerson: {
      subject: 'Demande {reference} : placement annulé',
      body: 'Bonjour {name},\n\n{side, select, participant {Vous avez renoncé à votre placement avant le premier jour.} program {Nous avons annulé votre placement avant le premier jour. Motif : {reason}.} other {L’employeur a annulé votre placement avant le premier jour. Vous n’y êtes pour rien.}}\n\nEmployeur : {employer}\nProgramme : {program}\n\n{side, select, participant {Si c’est une erreur, écrivez-nous.} other {Si vous cherchez un autre employeur, nous communiquerons avec vous au sujet de votre aide.}}',
    },
    cancelledForAssignee: {
      subject: 'Demande {reference} : placement annulé',
      body: 'Bonjour {name},\n\nUn de vos placements a été annulé avant le premier jour. Les fonds sont libérés, et les deux parties en ont été avisées.\n\nEmployeur : {employer}\nAnnulé par : {side}\nMotif : {reason}',
      button: 'Consulter la demande',
    },
    reopened: {
      subject: 'Demande {reference} : le placement se poursuit',
      body: 'Bonjour {name},\n\nLa fin du placement avait été consignée par erreur; elle est retirée. Le placement se poursuit jusqu’au {day}.\n\nParticipant(e) : {participant}\nProgramme : {program}\nSubvention : au plus {amount}',
      button: 'Consulter la demande',
    },
    reopenedForPerson: {
      subject: 'Demande {reference} : votre placement se poursuit',
      body: 'Bonjour {name},\n\nLa fin de votre placement avait été consignée par erreur; elle est retirée. Votre placement se poursuit jusqu’au {day}.\n\nEmployeur : {employer}\nProgramme : {program}',
    },
    completed: {
      subject: 'Demande {reference} : placement terminé',
      body: 'Bonjour {name},\n\nLe placement s’est terminé comme prévu le {day}.\n\nParticipant(e) : {participant}\nProgramme : {program}\nSubvention : au plus {used}\n\nConservez les registres de paie jusqu’au dernier jour; le paiement final en dépend. Si la personne est partie plus tôt, écrivez-nous.',
      button: 'Consulter la demande',
    },
    completedForPerson: {
      subject: 'Demande {reference} : placement terminé',
      body: 'Bonjour {name},\n\nVotre placement s’est terminé comme prévu le {day}.\n\nEmployeur : {employer}\nProgramme : {program}\n\nSi votre emploi s’est terminé plus tôt, écrivez-nous.',
    },
    lapsedForAssignee: {
      subject: 'Demande {reference} : offre expirée',
      body: 'Bonjour {name},\n\nL’offre a expiré. Les fonds sont libérés, et les deux parties en ont été avisées.\n\nEmployeur : {employer}',
      button: 'Consulter la demande',
    },
  },
}
