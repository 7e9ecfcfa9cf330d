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
  },
}
