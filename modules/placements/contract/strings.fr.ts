import type { Translated } from '#kit/contract/strings.ts'
import type { placementsEn } from './strings.en.ts'

export const placementsFr: Translated<typeof placementsEn> = {
  status: {
    planned: 'Offert',
    accepted: 'Accepté',
    active: 'En cours',
    lapsed: 'Caduc',
    ended: 'Terminé avant la fin',
    completed: 'Terminé',
    cancelled: 'Annulé',
  },
  reasons: {
    offerIsOver: 'Le dernier jour pour accepter est passé',
    employerAccepts:
      'Seul l’employeur accepte l’offre; consignez une acceptation arrivée sur papier',
    agreementChanged: 'L’entente a changé entre-temps : relisez-la avant de l’accepter',
  },
  validation: {
    mustConfirm: 'Confirmez ceci pour accepter',
    startAhead: 'Le premier jour est encore à venir; confirmez-le quand il sera arrivé',
    startBeforeApproval: 'Le premier jour ne doit pas précéder celui de l’approbation',
    startAfterWindow:
      'Le premier jour ne doit pas dépasser le dernier jour pour commencer; qui décide peut prolonger celui-ci',
    notLater: 'Choisissez un jour ultérieur au jour actuel, et non passé',
  },
  conditions: {
    position:
      'Le poste est nouveau, et personne n’a perdu son travail ni des heures à cause de lui.',
    pay: 'Le salaire est versé comme convenu, avec toutes les retenues et cotisations exigées par la loi.',
    records: 'Les registres de paie sont conservés sept ans et présentés sur demande.',
    changes:
      'Nous sommes avisés dans les cinq jours ouvrables si les heures, le salaire, les tâches ou la fin changent.',
    forms: 'Les formulaires de suivi sont remplis à leur échéance; les paiements en dépendent.',
    start: 'La personne commence dans le délai donné; sinon, l’offre devient caduque.',
  },
  mail: {
    offered: {
      subject: 'La demande {reference} est approuvée : veuillez accepter d’ici le {day}',
      body: 'Bonjour {name},\n\nbonne nouvelle : votre demande {reference} pour {participant} au programme {program} est approuvée. La subvention salariale est de {amount}.\n\nL’offre vaut jusqu’au {day}. D’ici là, une personne autorisée à signer pour vous doit lire l’entente et l’accepter : ouvrez une session et la demande, ou répondez à ce message et nous vous l’enverrons sur papier. Après le {day}, l’offre devient caduque et l’argent va à d’autres.',
    },
    accepted: {
      subject: '{reference} : l’entente est acceptée',
      body: 'Bonjour {name},\n\n{signatory} a accepté l’entente au sujet de {participant} dans le programme {program}. La subvention salariale est de {amount}.\n\nVeuillez confirmer le premier jour dès que {participant} aura commencé, au plus tard le {day}. Sinon, l’entente devient caduque.',
    },
    acceptSoon: {
      subject: '{reference} : veuillez accepter l’offre d’ici le {day}',
      body: 'Bonjour {name},\n\nl’offre pour {participant} dans le programme {program} n’a pas encore été acceptée. Elle vaut jusqu’au {day}; ensuite, elle devient caduque.\n\nS’il vous faut plus de temps, veuillez répondre à ce message avant cette date.',
    },
    startSoon: {
      subject: '{reference} : veuillez confirmer le premier jour d’ici le {day}',
      body: 'Bonjour {name},\n\nnous ne savons pas encore si {participant} a commencé. Veuillez confirmer le premier jour d’ici le {day}; sinon, l’entente du programme {program} devient caduque.\n\nS’il vous faut plus de temps, veuillez répondre à ce message avant cette date.',
    },
    extended: {
      subject: '{reference} : vous avez jusqu’au {day}',
      body: 'Bonjour {name},\n\nle délai pour {participant} dans le programme {program} a été prolongé jusqu’au {day} :\n\n{reason}',
    },
    offerLapsed: {
      subject: '{reference} : l’offre est caduque',
      body: 'Bonjour {name},\n\nl’offre pour {participant} dans le programme {program} n’a pas été acceptée avant la fin du {day} et est devenue caduque. L’argent qui lui était réservé est libre pour d’autres.\n\nVous pouvez présenter une nouvelle demande tant que le programme en accepte. Si quelque chose vous a empêché d’accepter, veuillez répondre à ce message.',
    },
    startLapsed: {
      subject: '{reference} : l’entente est caduque',
      body: 'Bonjour {name},\n\nnous n’avons pas su avant la fin du {day} que {participant} avait commencé; l’entente du programme {program} est donc devenue caduque. L’argent qui lui était réservé est libre pour d’autres.\n\nVous pouvez présenter une nouvelle demande tant que le programme en accepte. Si {participant} a tout de même commencé, veuillez répondre à ce message.',
    },
    lapsedForPerson: {
      subject: '{reference} : le placement chez {employer} n’aura pas lieu',
      body: 'Bonjour {name},\n\nle financement de votre emploi chez {employer} dans le programme {program} est caduc : le délai pour l’accepter ou pour commencer est passé. Vous n’y êtes pour rien.\n\nVous pouvez présenter une demande avec un autre employeur, ou de nouveau avec celui-ci.',
    },
    lapsedForAssignee: {
      subject: '{reference} : l’offre à {employer} est caduque',
      body: 'Bonjour {name},\n\nl’offre à {employer} est devenue caduque. L’argent est libéré, et les deux parties en ont été avisées.',
    },
  },
}
