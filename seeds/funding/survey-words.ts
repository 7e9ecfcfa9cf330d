/** What employers and participants write in the monitoring forms, in their own words. */
export const surveyWords = {
  longText: {
    en: [
      'All is well so far.',
      'A few more weeks of practice, mostly with customers on the phone.',
      'The start was slow, but since the second month it goes by itself.',
      'More time with the person who trains would help.',
    ],
    fr: [
      'Tout va bien jusqu’ici.',
      'Encore quelques semaines de pratique, surtout au téléphone avec la clientèle.',
      'Le début a été lent; depuis le deuxième mois, tout va de soi.',
      'Plus de temps avec la personne qui forme aiderait.',
    ],
  },
  text: {
    en: ['First aid at work', 'Spreadsheets for beginners', 'Working at heights'],
    fr: ['Secourisme au travail', 'Tableur pour débuter', 'Travail en hauteur'],
  },
  title: {
    en: ['Owner', 'Office manager', 'Head of operations'],
    fr: ['Propriétaire', 'Responsable du bureau', 'Chef des opérations'],
  },
} as const
