import type { Translated } from '#kit/contract/strings.ts'
import type { monitoringLettersEn } from './letter-strings.en.ts'

export const monitoringLettersFr: Translated<typeof monitoringLettersEn> = {
  mail: {
    opened: {
      subject: '{form} : à remplir d’ici le {dueOn}',
      body: 'Bonjour {name},\n\nC’est le moment de remplir un formulaire de suivi. Comptez quelques minutes.\n\n{form}\nParticipant(e) : {participant}\nEmployeur : {employer}\nPlacement : {reference}\n\nRemplissez-le d’ici le {dueOn}. Ce lien est à vous et n’ouvre que ce formulaire; aucun compte n’est nécessaire.',
      button: 'Remplir le formulaire',
    },
    reminder: {
      subject: 'Rappel : {form}, échéance le {dueOn}',
      body: 'Bonjour {name},\n\nNous attendons ce formulaire de suivi. Comptez quelques minutes.\n\n{form}\nParticipant(e) : {participant}\nEmployeur : {employer}\nPlacement : {reference}\n\nRemplissez-le d’ici le {dueOn}. Sans lui, les paiements peuvent être suspendus.',
      button: 'Remplir le formulaire',
    },
    overdue: {
      subject: 'En retard : {form}',
      body: 'Bonjour {name},\n\nCe formulaire de suivi était à remplir d’ici le {dueOn}. Comptez quelques minutes.\n\n{form}\nParticipant(e) : {participant}\nEmployeur : {employer}\nPlacement : {reference}\n\nRemplissez-le dès maintenant. Sans lui, les paiements peuvent être suspendus.',
      button: 'Remplir le formulaire',
    },
    lastReminder: {
      subject: 'Dernier rappel : {form}',
      body: 'Bonjour {name},\n\nNous n’avons pas reçu ce formulaire de suivi, qui était à remplir d’ici le {dueOn}.\n\n{form}\nParticipant(e) : {participant}\nEmployeur : {employer}\nPlacement : {reference}\n\nLes paiements sont suspendus jusqu’à sa réception. Nous ne vous enverrons pas d’autre rappel; la personne responsable de votre dossier communiquera avec vous.',
      button: 'Remplir le formulaire',
    },
    changesAsked: {
      subject: '{form} : réponses à modifier d’ici le {dueOn}',
      body: 'Bonjour {name},\n\nMerci pour votre formulaire. Quelque chose est à modifier :\n\n{changes}\n\n{form}\nParticipant(e) : {participant}\nEmployeur : {employer}\nPlacement : {reference}\n\nVos réponses y sont toujours. Modifiez-les d’ici le {dueOn}, puis envoyez le formulaire de nouveau.',
      button: 'Modifier les réponses',
    },
    extended: {
      subject: '{form} : plus de temps, jusqu’au {dueOn}',
      body: 'Bonjour {name},\n\nVous avez plus de temps pour remplir ce formulaire.\n\n{form}\nParticipant(e) : {participant}\nEmployeur : {employer}\nPlacement : {reference}\nMotif : {reason}\n\nRemplissez-le d’ici le {dueOn}.',
      button: 'Remplir le formulaire',
    },
    freshLink: {
      subject: 'Votre nouveau lien : {form}',
      body: 'Bonjour {name},\n\nCe lien ouvre votre formulaire de suivi. Vos réponses y sont enregistrées.\n\n{form}\nParticipant(e) : {participant}\nEmployeur : {employer}\nPlacement : {reference}\nÉchéance : {dueOn}\n\nCe lien est à vous : ne le transmettez à aucune autre personne.',
      button: 'Remplir le formulaire',
    },
    overdueForAssignee: {
      subject: 'Placement {reference} : formulaire de suivi non reçu',
      body: 'Bonjour {name},\n\nCe formulaire n’est pas arrivé, malgré tous les rappels. Les paiements sont suspendus jusqu’à sa réception.\n\n{form}\nEmployeur : {employer}\nÉchéance : {dueOn}',
      button: 'Consulter le formulaire',
    },
    accepted: {
      subject: '{form} : accepté',
      body: 'Bonjour {name},\n\nNous avons accepté votre formulaire de suivi. Vous n’avez rien d’autre à faire.\n\n{form}\nParticipant(e) : {participant}\nEmployeur : {employer}\nPlacement : {reference}',
    },
    received: {
      subject: '{form} : reçu',
      body: 'Bonjour {name},\n\nMerci. Nous avons bien reçu votre formulaire de suivi.\n\n{form}\nParticipant(e) : {participant}\nEmployeur : {employer}\nPlacement : {reference}\n\nVous n’avez rien d’autre à faire. Si quelque chose est à modifier, nous vous écrirons.',
    },
  },
}
