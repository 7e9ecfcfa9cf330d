/** What participants of the demonstration learn, and what it costs; named in the language of whoever asks. */
export interface SeedCourse {
  title: Record<'en' | 'fr', string>
  provider: string
  providerType: 'public' | 'private' | 'union' | 'industry' | 'online'
  delivery: 'inPerson' | 'online' | 'blended' | 'atWork'
  credential: 'industry' | 'licence' | 'credit' | 'completion'
  skillFocus: 'technical' | 'digital' | 'safety' | 'language' | 'management'
  hours: number
  weeks: number
  costs: Record<string, string>
  relevance: Record<'en' | 'fr', string>
  why: Record<'en' | 'fr', string>
}

export const courses: readonly SeedCourse[] = [
  {
    title: { en: 'Food safety for supervisors', fr: 'Salubrité alimentaire pour superviseurs' },
    provider: 'Cégep du Nord',
    providerType: 'public',
    delivery: 'inPerson',
    credential: 'licence',
    skillFocus: 'safety',
    hours: 24,
    weeks: 2,
    costs: { tuition: '485.00', books: '62.50', exam: '95.00' },
    relevance: {
      en: 'Each shift needs someone who holds this certificate.',
      fr: 'Chaque quart de travail exige un titulaire de ce certificat.',
    },
    why: {
      en: 'The nearest college that teaches it',
      fr: 'Le cégep le plus proche qui offre ce cours',
    },
  },
  {
    title: { en: 'Forklift operator', fr: 'Cariste' },
    provider: 'Prairie Safety Institute',
    providerType: 'private',
    delivery: 'blended',
    credential: 'licence',
    skillFocus: 'technical',
    hours: 32,
    weeks: 1,
    costs: { tuition: '640.00', fees: '45.00', transport: '88.20' },
    relevance: {
      en: 'The new warehouse has two lift trucks and one operator.',
      fr: 'Le nouvel entrepôt a deux chariots élévateurs et un seul cariste.',
    },
    why: {
      en: 'Trains on the trucks that we have',
      fr: 'La formation se fait sur nos modèles de chariots',
    },
  },
  {
    title: { en: 'Bookkeeping software', fr: 'Logiciel de tenue de livres' },
    provider: 'Collège Saint-Laurent',
    providerType: 'public',
    delivery: 'online',
    credential: 'completion',
    skillFocus: 'digital',
    hours: 45,
    weeks: 6,
    costs: { tuition: '720.00', software: '310.00' },
    relevance: {
      en: 'They take over invoices and payroll in the spring.',
      fr: 'La facturation et la paie lui seront confiées au printemps.',
    },
    why: { en: 'Evening lessons online', fr: 'Des cours du soir en ligne' },
  },
  {
    title: { en: 'Workplace French, level 2', fr: 'Français au travail, niveau 2' },
    provider: 'Centre de langues Horizon',
    providerType: 'private',
    delivery: 'inPerson',
    credential: 'completion',
    skillFocus: 'language',
    hours: 60,
    weeks: 10,
    costs: { tuition: '890.00', books: '74.95' },
    relevance: {
      en: 'Half of the clients are served in French.',
      fr: 'La moitié de la clientèle est servie en français.',
    },
    why: { en: 'Groups of six at most', fr: 'Des groupes d’au plus six personnes' },
  },
  {
    title: {
      en: 'Fall protection and first aid',
      fr: 'Protection contre les chutes et secourisme',
    },
    provider: 'Builders’ Local 183 Training Centre',
    providerType: 'union',
    delivery: 'inPerson',
    credential: 'industry',
    skillFocus: 'safety',
    hours: 24,
    weeks: 1,
    costs: { tuition: '395.00', materials: '58.00', meals: '60.00' },
    relevance: {
      en: 'Required before anyone works above three metres.',
      fr: 'Exigé avant tout travail à plus de trois mètres.',
    },
    why: { en: 'The centre of our trade', fr: 'Le centre de notre métier' },
  },
  {
    title: { en: 'Leading a small team', fr: 'Diriger une petite équipe' },
    provider: 'Northern Polytechnic',
    providerType: 'public',
    delivery: 'blended',
    credential: 'credit',
    skillFocus: 'management',
    hours: 36,
    weeks: 8,
    costs: { tuition: '1150.00', books: '120.00', accommodation: '276.40' },
    relevance: {
      en: 'They become a shift lead when the placement ends.',
      fr: 'Le poste mène à une responsabilité d’équipe à la fin du placement.',
    },
    why: { en: 'Counts towards the certificate', fr: 'Le cours compte pour le certificat' },
  },
]
