import type { Translated } from '#kit/contract/strings.ts'
import type { fundingRequestsLettersEn } from './letter-strings.en.ts'

export const fundingRequestsLettersFr: Translated<typeof fundingRequestsLettersEn> = {
  mail: {
    asked: {
      subject: 'Demande de formation {reference} : formulaire à remplir d’ici le {dueOn}',
      body: 'Bonjour {name},\n\nNous pouvons financer une courte formation utile au poste. Dites-nous laquelle; il faut environ 15 minutes. Ayez en main le plan de cours et le prix.\n\n{message}\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nRemplissez le formulaire au plus tard le {dueOn}. La formation ne doit pas commencer avant notre approbation. Ce lien est à vous seul et ouvre ce formulaire; aucun compte n’est nécessaire.',
      button: 'Remplir le formulaire',
    },
    reminder: {
      subject: 'Rappel : demande de formation {reference}, échéance le {dueOn}',
      body: 'Bonjour {name},\n\nNous attendons le formulaire de cette demande. Il faut environ 15 minutes.\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nRemplissez-le au plus tard le {dueOn}. Sans lui, la demande expire.',
      button: 'Remplir le formulaire',
    },
    freshLink: {
      subject: 'Votre nouveau lien : demande de formation {reference}',
      body: 'Bonjour {name},\n\nCe lien ouvre votre formulaire. Ce que vous avez déjà répondu y est enregistré.\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\nÉchéance : {dueOn}\n\nCe lien est à vous seul : ne le transmettez pas.',
      button: 'Remplir le formulaire',
    },
    returned: {
      subject: 'Demande de formation {reference} : réponses à modifier d’ici le {dueOn}',
      body: 'Bonjour {name},\n\nMerci pour votre formulaire. Quelque chose doit y être modifié :\n\n{changes}\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nVos réponses y sont encore. Modifiez-les au plus tard le {dueOn} et envoyez le formulaire de nouveau.',
      button: 'Modifier les réponses',
    },
    received: {
      subject: 'Demande de formation {reference} : reçue',
      body: 'Bonjour {name},\n\nMerci. Nous avons reçu votre formulaire et vous écrirons quand nous aurons décidé. La formation ne doit pas commencer avant.\n\nFormation : {course}\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}',
    },
    receivedForAssignee: {
      subject: 'Demande de formation {reference} : formulaire reçu',
      body: 'Bonjour {name},\n\nLe formulaire de cette demande est arrivé et attend une approbation.\n\nFormation : {course}\nEmployeur : {employer}',
      button: 'Voir la demande',
    },
    approved: {
      subject: 'Demande de formation {reference} : approuvée',
      body: 'Bonjour {name},\n\nNous avons approuvé {total} pour cette formation :\n\n{lines}\n\n{note}\n\nFormation : {course}\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nConservez ce qu’il nous faudra après la formation : la facture, la preuve de paiement, et l’attestation ou la preuve de présence.',
      tuition: 'Droits de scolarité : {approved} (demandé : {requested})',
      fees: 'Frais obligatoires : {approved} (demandé : {requested})',
      books: 'Manuels : {approved} (demandé : {requested})',
      software: 'Logiciels : {approved} (demandé : {requested})',
      materials: 'Matériel : {approved} (demandé : {requested})',
      exam: 'Examen : {approved} (demandé : {requested})',
      transport: 'Déplacements : {approved} (demandé : {requested})',
      accommodation: 'Hébergement : {approved} (demandé : {requested})',
      meals: 'Repas : {approved} (demandé : {requested})',
      childCare: 'Garde d’enfants : {approved} (demandé : {requested})',
      other: 'Un autre coût : {approved} (demandé : {requested})',
      reduced: 'Pourquoi moins : {reason}',
    },
    rejected: {
      subject: 'Demande de formation {reference} : non approuvée',
      body: 'Bonjour {name},\n\nNous ne pouvons pas financer cette formation :\n\n{reasons}\n\n{note}\n\nFormation : {course}\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}',
    },
    cancelled: {
      subject: 'Demande de formation {reference} : annulée',
      body: 'Bonjour {name},\n\nCette demande est annulée. Il n’y a rien d’autre à faire.\n\nMotif : {reason}\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}',
    },
    expired: {
      subject: 'Demande de formation {reference} : expirée',
      body: 'Bonjour {name},\n\nLe formulaire de cette demande était attendu le {dueOn} et n’est pas arrivé; la demande a expiré.\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nSi la formation est encore nécessaire, demandez-nous un nouveau formulaire.',
    },
    evidenceAsked: {
      subject: 'Formation {reference} : preuves à envoyer d’ici le {dueOn}',
      body: 'Bonjour {name},\n\nLa formation {course} est terminée. Dites-nous ce qui a été payé, et envoyez la facture, la preuve de paiement, et l’attestation ou la preuve de présence. Il faut environ 10 minutes.\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nEnvoyez les preuves au plus tard le {dueOn}; sans elles nous ne pouvons pas payer, et la demande expire. Ce lien est à vous seul et ouvre ce formulaire; aucun compte n’est nécessaire.',
      button: 'Envoyer les preuves',
    },
    evidenceReminder: {
      subject: 'Rappel : preuves de la formation {reference}, échéance le {dueOn}',
      body: 'Bonjour {name},\n\nNous attendons les preuves de la formation {course} : la facture, la preuve de paiement, et l’attestation ou la preuve de présence.\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nEnvoyez-les au plus tard le {dueOn}. Sans elles nous ne pouvons pas payer, et la demande expire.',
      button: 'Envoyer les preuves',
    },
    evidenceLink: {
      subject: 'Votre nouveau lien : preuves de la formation {reference}',
      body: 'Bonjour {name},\n\nCe lien ouvre le formulaire de vos preuves. Ce que vous avez déjà répondu y est enregistré.\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\nÉchéance : {dueOn}\n\nCe lien est à vous seul : ne le transmettez pas.',
      button: 'Envoyer les preuves',
    },
    evidenceReturned: {
      subject: 'Preuves de la formation {reference} : à modifier d’ici le {dueOn}',
      body: 'Bonjour {name},\n\nMerci pour vos preuves. Quelque chose doit y être modifié :\n\n{changes}\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nVos réponses y sont encore; joignez les fichiers de nouveau. Renvoyez les preuves au plus tard le {dueOn}.',
      button: 'Modifier les preuves',
    },
    evidenceReceived: {
      subject: 'Preuves de la formation {reference} : reçues',
      body: 'Bonjour {name},\n\nMerci. Nous avons reçu vos preuves et vous écrirons quand nous les aurons examinées.\n\nMontant réclamé : {total}\nFormation : {course}\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}',
    },
    evidenceForAssignee: {
      subject: 'Demande de formation {reference} : preuves reçues',
      body: 'Bonjour {name},\n\nLes preuves de cette demande sont arrivées et attendent leur examen pour paiement.\n\nFormation : {course}\nEmployeur : {employer}',
      button: 'Voir la demande',
    },
    evidenceExpired: {
      subject: 'Demande de formation {reference} : expirée sans preuves',
      body: 'Bonjour {name},\n\nLes preuves de la formation {course} étaient attendues le {dueOn} et ne sont pas arrivées. La demande a expiré, et nous ne pouvons pas payer la formation.\n\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}',
    },
    reviewTakenBack: {
      subject: 'Formation {reference} : nouvel examen',
      body: 'Bonjour {name},\n\nNous examinons vos preuves de nouveau. Les montants de notre dernière lettre ne tiennent plus, et nous vous écrirons quand nous aurons décidé. Vous n’avez rien à faire.\n\nMotif : {reason}\n\nFormation : {course}\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}',
    },
    reviewed: {
      subject: 'Demande de formation {reference} : paiement approuvé',
      body: 'Bonjour {name},\n\nNous avons examiné vos preuves et approuvé un paiement de {total} :\n\n{lines}\n\n{note}\n\nFormation : {course}\nDemande : {reference}\nProgramme : {program}\nParticipant(e) : {participant}\nEmployeur : {employer}\n\nSi nous versons cette somme à l’employeur, nous écrirons de nouveau au moment de l’envoi.',
      tuition: 'Droits de scolarité : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      fees: 'Frais obligatoires : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      books: 'Manuels : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      software: 'Logiciels : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      materials: 'Matériel : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      exam: 'Examen : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      transport: 'Déplacements : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      accommodation: 'Hébergement : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      meals: 'Repas : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      childCare: 'Garde d’enfants : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      other: 'Un autre coût : {assessed} (approuvé : {approved}, réclamé : {claimed})',
      reduced: 'Pourquoi moins : {reason}',
    },
  },
}
