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
  /** What its payee has claimed of it. */
  spending?: Spending
  for: { en: string; fr: string }
}

/** What is claimed of an approved supplement by whom it is paid to, and how far that is. */
export interface Spending {
  /** `paid` is what a participant was sent a cheque for. */
  status: 'submitted' | 'assessed' | 'approved' | 'paid' | 'declined'
  claimed: string
  /** Less than was claimed. */
  given?: string
  /** From the first day of the supplement. */
  days: number
  /** What will never be claimed was closed so many days ago. */
  closedAgo?: number
  for: { en: string; fr: string }
}

/** What the employer of the cast has spent for somebody who works there, and what that person may claim. */
export const spentStories: readonly Story[] = [
  {
    type: 'clothing',
    status: 'approved',
    daysAgo: 18,
    frequency: 'oneTime',
    each: '95.00',
    payee: 'participant',
    for: { en: 'Rain jacket and overshoes', fr: 'Imperméable et couvre-chaussures' },
  },
  {
    type: 'certification',
    status: 'approved',
    daysAgo: 34,
    frequency: 'oneTime',
    each: '110.00',
    payee: 'participant',
    for: { en: 'First aid course', fr: 'Cours de secourisme' },
    spending: {
      status: 'paid',
      claimed: '110.00',
      days: 1,
      for: { en: 'First aid course', fr: 'Cours de secourisme' },
    },
  },
  {
    type: 'clothing',
    status: 'approved',
    daysAgo: 60,
    frequency: 'oneTime',
    each: '180.00',
    payee: 'employer',
    for: { en: 'Work clothes and safety boots', fr: 'Vêtements de travail et bottes de sécurité' },
    spending: {
      status: 'approved',
      claimed: '132.50',
      days: 1,
      closedAgo: 20,
      for: { en: 'Boots and a winter coat', fr: 'Bottes et manteau d’hiver' },
    },
  },
  {
    type: 'assistiveTechnology',
    status: 'approved',
    daysAgo: 50,
    frequency: 'oneTime',
    each: '240.00',
    payee: 'employer',
    for: { en: 'Headset and screen reader', fr: 'Casque d’écoute et lecteur d’écran' },
    spending: {
      status: 'approved',
      claimed: '240.00',
      days: 1,
      for: { en: 'Headset and screen reader', fr: 'Casque d’écoute et lecteur d’écran' },
    },
  },
  {
    type: 'certification',
    status: 'approved',
    daysAgo: 40,
    frequency: 'oneTime',
    each: '190.00',
    payee: 'employer',
    for: { en: 'Exam for the food handler’s certificate', fr: 'Examen d’hygiène alimentaire' },
    spending: {
      status: 'declined',
      claimed: '190.00',
      days: 1,
      for: { en: 'Exam and travel to it', fr: 'Examen et déplacement' },
    },
  },
  {
    type: 'transport',
    status: 'approved',
    daysAgo: 45,
    frequency: 'monthly',
    each: '78.00',
    weeks: 8,
    payee: 'employer',
    for: { en: 'Monthly transit pass', fr: 'Laissez-passer mensuel d’autobus' },
    spending: {
      status: 'assessed',
      claimed: '78.00',
      given: '70.00',
      days: 28,
      for: { en: 'Transit pass of the first month', fr: 'Laissez-passer du premier mois' },
    },
  },
  {
    type: 'dependantCare',
    status: 'approved',
    daysAgo: 35,
    frequency: 'weekly',
    each: '25.00',
    weeks: 6,
    payee: 'employer',
    for: {
      en: 'After-school care on late shifts',
      fr: 'Garde après l’école lors des quarts du soir',
    },
    spending: {
      status: 'submitted',
      claimed: '50.00',
      days: 14,
      for: { en: 'Care in the first two weeks', fr: 'Garde des deux premières semaines' },
    },
  },
  {
    type: 'tools',
    status: 'approved',
    daysAgo: 16,
    frequency: 'oneTime',
    each: '150.00',
    payee: 'employer',
    for: { en: 'Knife set', fr: 'Jeu de couteaux' },
    spending: {
      status: 'approved',
      claimed: '142.40',
      days: 1,
      for: { en: 'Knife set', fr: 'Jeu de couteaux' },
    },
  },
]

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
