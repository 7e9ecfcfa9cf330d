import type { Translated } from '#kit/contract/strings.ts'
import type { placementScreensEn } from './strings.en.ts'

export const placementScreensFr: Translated<typeof placementScreensEn> = {
  sections: { placement: 'Placement' },
  fields: {
    acceptBy: 'Peut être acceptée jusqu’au',
    startBy: 'Premier jour à confirmer d’ici le',
    startedOn: 'Premier jour réel',
    lapsedOn: 'Caduc depuis le',
    acceptance: 'Acceptée par',
    employer: 'Employeur',
    participant: 'Participant',
    program: 'Programme',
    positionTitle: 'Poste',
    startOn: 'Premier jour prévu',
    endOn: 'Dernier jour',
    hoursPerWeek: 'Heures par semaine',
    hourlyWage: 'Salaire horaire',
    amount: 'Subvention salariale',
    signatoryName: 'Nom du signataire',
    signatoryTitle: 'Titre du signataire',
    agreementLanguage: 'Langue de l’entente',
    isConfirmed: 'J’ai le droit de signer pour l’employeur, j’ai lu l’entente et je l’accepte',
    note: 'Comment l’acceptation nous est parvenue',
    newDay: 'Nouveau dernier jour',
    reason: 'Motif',
  },
  choices: { agreementLanguage: { en: 'Anglais', fr: 'Français' } },
  help: { reason: 'Transmis mot pour mot à l’employeur' },
  agreement: { show: 'L’entente', signedBy: '{name}, {title},' },
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
      body: 'Ce que vous voyez ici est ce qui est convenu et conservé.',
      verb: 'Accepter l’entente',
    },
    recordAcceptance: {
      title: 'Consigner l’acceptation de {reference}',
      body: 'Le papier signé doit dire ce que vous voyez ici.',
      verb: 'Consigner l’acceptation',
    },
    extendOffer: {
      title: 'Plus de temps pour accepter {reference}',
      body: 'L’employeur est avisé du nouveau jour et du motif.',
      verb: 'Prolonger',
    },
    confirmStart: {
      title: 'Confirmer le premier jour de {participant}',
      body: 'Le dernier jour prévu reste le même.',
      verb: 'Confirmer le premier jour',
    },
    extendStart: {
      title: 'Plus de temps pour le premier jour de {participant}',
      body: 'L’employeur est avisé du nouveau jour et du motif.',
      verb: 'Prolonger',
    },
  },
  toast: { moved: 'Placement {reference} : {status}' },
}
