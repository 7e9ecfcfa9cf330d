import type { Translated } from '#kit/contract/strings.ts'
import type { informationScreensEn } from './strings.en.ts'

export const informationScreensFr: Translated<typeof informationScreensEn> = {
  ask: {
    title: 'Demander des renseignements',
    message: 'Ce qu’il nous faut et pourquoi',
    messageHelp: 'La personne qui présente la demande lira ce texte',
    messageMissing: 'Indiquez ce qu’il vous faut',
    dueOn: 'Échéance',
    dueOnHelp: 'La norme de service attend jusqu’à la réponse',
    sides: { employer: 'Employeur', employee: 'Participant(e)' },
    goesTo: 'Envoi à {email}, en {language, select, fr {français} other {anglais}}',
    chosen: '{title} : {count, plural, one {# choix} other {# choix}}',
    documents: 'Documents à fournir',
    otherDocument: 'Autre document',
    sentence: 'Précision',
    sentenceMissing: 'Indiquez ce que le document doit montrer',
    participantMissing:
      'Des renseignements pourront être demandés à la personne quand elle aura rempli sa partie.',
    preview: 'Texte du courriel',
    mailFirst:
      'Pour poursuivre l’étude de la demande {reference} pour {participant}, il nous faut :',
    mailLast: 'Envoyez le tout au plus tard le {date}.',
  },
  told: {
    title: 'Demandes de renseignements',
    due: 'Échéance :',
    states: {
      open: 'En attente d’une réponse',
      answered: 'Réponse reçue',
      lapsed: 'Non reçue',
      withdrawn: 'Retirée',
    },
    reply: 'Réponse :',
    difference: 'Ce que la réponse a changé',
    question: 'Question',
    before: 'Avant',
    after: 'Maintenant',
    nothing: 'Non fourni',
    noFile: 'aucun fichier',
  },
}
