/** Statuses of the pipeline, with how many leads are in each. */
export const statuses = [
  {
    en: 'New',
    fr: 'Nouveau',
    color: '#3A7FD5',
    kind: 'open',
    limit: null,
    stale: 7,
    leads: 15,
    about: 'Nothing sent yet',
  },
  {
    en: 'Contacted',
    fr: 'Contacté',
    color: '#0E8F8A',
    kind: 'open',
    limit: 12,
    stale: 14,
    leads: 15,
    about: 'Reached by email or by phone',
  },
  {
    en: 'Meeting held',
    fr: 'Rencontre tenue',
    color: '#8C63D6',
    kind: 'open',
    limit: 12,
    stale: 21,
    leads: 11,
    about: 'Goals and amount are known',
  },
  {
    en: 'Offer sent',
    fr: 'Offre envoyée',
    color: '#B7791F',
    kind: 'open',
    limit: 8,
    stale: 30,
    leads: 9,
    about: 'An offer waits for the answer',
  },
  {
    en: 'Won',
    fr: 'Gagné',
    color: '#2F8F4E',
    kind: 'won',
    limit: null,
    stale: null,
    leads: 7,
    about: null,
  },
  {
    en: 'Lost',
    fr: 'Perdu',
    color: '#6B7686',
    kind: 'lost',
    limit: null,
    stale: null,
    leads: 8,
    about: null,
  },
] as const

export const companies = [
  'Érablière Beaulac',
  'Northgate Dental',
  'Prairie Wind Co-op',
  'Atelier Sainte-Rose',
  'Harbour Light Foundation',
  'Fonderie Lachance',
  'Maple Ridge Clinic',
  'Transport Guay et filles',
] as const

export const nextSteps = {
  en: [
    'Call back about the share price',
    'Send the annual report',
    'Agree on a meeting',
    'Send the offer',
    'Ask the notary for the file',
    'Remind of the offer',
  ],
  fr: [
    'Rappeler au sujet du cours',
    'Envoyer le rapport annuel',
    'Convenir d’une rencontre',
    'Envoyer l’offre',
    'Demander le dossier au notaire',
    'Relancer au sujet de l’offre',
  ],
} as const

export const lostNotes = {
  en: 'Prefers bonds for now',
  fr: 'Préfère des obligations pour le moment',
} as const
