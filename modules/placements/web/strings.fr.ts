import type { Translated } from '#kit/contract/strings.ts'
import type { placementScreensEn } from './strings.en.ts'

export const placementScreensFr: Translated<typeof placementScreensEn> = {
  sections: { placement: 'Placement' },
  fields: {
    acceptBy: 'Peut être acceptée jusqu’au',
    startBy: 'Premier jour à confirmer au plus tard le',
    startedOn: 'Premier jour réel',
    lapsedOn: 'Expiré le',
    acceptance: 'Acceptée par',
    employer: 'Employeur',
    participant: 'Participant(e)',
    program: 'Programme',
    positionTitle: 'Poste',
    startOn: 'Premier jour prévu',
    endOn: 'Dernier jour',
    hoursPerWeek: 'Heures par semaine',
    hourlyWage: 'Salaire horaire',
    amount: 'Subvention salariale',
    signatoryName: 'Nom de la personne signataire',
    signatoryTitle: 'Titre de la personne signataire',
    agreementLanguage: 'Langue de l’entente',
    isConfirmed: 'J’ai le droit de signer pour l’employeur, j’ai lu l’entente et je l’accepte',
    note: 'Comment l’acceptation nous est parvenue',
    newDay: 'Nouveau dernier jour',
    reason: 'Motif',
  },
  choices: { agreementLanguage: { en: 'Anglais', fr: 'Français' } },
  help: { reason: 'L’employeur lira ce texte' },
  agreement: { show: 'Afficher l’entente', signedBy: '{name}, {title},' },
  transitions: {
    accept: 'Accepter l’offre',
    recordAcceptance: 'Consigner une acceptation sur papier',
    extendOffer: 'Prolonger le délai d’acceptation',
    confirmStart: 'Confirmer le premier jour',
    extendStart: 'Prolonger le délai pour commencer',
  },
  steps: {
    stale: '{who} a modifié ce placement {when}.',
    accept: {
      title: 'Accepter l’offre {reference}?',
      body: 'Le texte ci-dessous est convenu et conservé.',
      verb: 'Accepter l’entente',
    },
    recordAcceptance: {
      title: 'Consigner l’acceptation : {reference}',
      body: 'Le document signé doit correspondre au texte ci-dessous.',
      verb: 'Consigner l’acceptation',
    },
    extendOffer: {
      title: 'Prolonger le délai d’acceptation : {reference}',
      body: 'L’employeur est avisé du nouveau jour et du motif.',
      verb: 'Prolonger le délai',
    },
    confirmStart: {
      title: 'Confirmer le premier jour : {participant}',
      body: 'Le dernier jour prévu ne change pas.',
      verb: 'Confirmer le premier jour',
    },
    extendStart: {
      title: 'Prolonger le délai pour commencer : {participant}',
      body: 'L’employeur est avisé du nouveau jour et du motif.',
      verb: 'Prolonger le délai',
    },
  },
  toast: { moved: 'Placement {reference} : {status}' },
}
