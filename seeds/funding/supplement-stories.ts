import type { SupplementType } from '#modules/programs/contract/program.ts'

type Frequency = 'oneTime' | 'weekly' | 'monthly'
type Status = 'requested' | 'approved' | 'declined' | 'withdrawn'

export interface Story {
  type: SupplementType
  status: Status
  daysAgo: number
  frequency: Frequency
  each: string
  /** Less than was requested. */
  given?: string
  weeks?: number
  payee: 'employer' | 'participant'
  for: { en: string; fr: string }
}

/** What is requested beside wages, and what became of it. */
export const stories: readonly Story[] = [
  {
    type: 'transport',
    status: 'requested',
    daysAgo: 3,
    frequency: 'monthly',
    each: '156.00',
    weeks: 8,
    payee: 'participant',
    for: { en: 'Monthly transit pass to reach the shop', fr: 'Laissez-passer mensuel d’autobus' },
  },
  {
    type: 'tools',
    status: 'approved',
    daysAgo: 21,
    frequency: 'oneTime',
    each: '420.00',
    given: '380.00',
    payee: 'employer',
    for: { en: 'Set of hand tools', fr: 'Jeu d’outils à main' },
  },
  {
    type: 'clothing',
    status: 'approved',
    daysAgo: 14,
    frequency: 'oneTime',
    each: '245.50',
    payee: 'participant',
    for: { en: 'Safety boots and a winter coat', fr: 'Bottes de sécurité et manteau d’hiver' },
  },
  {
    type: 'dependantCare',
    status: 'requested',
    daysAgo: 6,
    frequency: 'weekly',
    each: '85.00',
    weeks: 6,
    payee: 'participant',
    for: {
      en: 'After-school care on working days',
      fr: 'Garde après l’école les jours de travail',
    },
  },
  {
    type: 'certification',
    status: 'declined',
    daysAgo: 18,
    frequency: 'oneTime',
    each: '310.00',
    payee: 'participant',
    for: { en: 'Exam for a second licence', fr: 'Examen pour un second permis' },
  },
  {
    type: 'transport',
    status: 'approved',
    daysAgo: 10,
    frequency: 'weekly',
    each: '32.00',
    weeks: 8,
    payee: 'participant',
    for: { en: 'Gas for the way to work', fr: 'Essence pour le trajet' },
  },
  {
    type: 'assistiveTechnology',
    status: 'withdrawn',
    daysAgo: 12,
    frequency: 'oneTime',
    each: '540.00',
    payee: 'employer',
    for: { en: 'Screen magnifier', fr: 'Agrandisseur d’écran' },
  },
  {
    type: 'tools',
    status: 'requested',
    daysAgo: 2,
    frequency: 'oneTime',
    each: '199.95',
    payee: 'employer',
    for: { en: 'Tablet for stock counts', fr: 'Tablette pour l’inventaire' },
  },
]
