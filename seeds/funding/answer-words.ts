/** What employers write of themselves in the form of a program. */
export const answerWords = {
  heard: {
    en: [
      'From a colleague at the chamber of commerce',
      'In the newsletter',
      'We applied last year',
    ],
    fr: [
      'Par une collègue de la chambre de commerce',
      'Dans l’infolettre',
      'Demande de l’an dernier',
    ],
  },
  mentor: {
    en: [
      'A senior colleague shows every task once, and we meet each Friday for half an hour.',
      'Two weeks beside the team lead, then small jobs alone with a review at the end of the day.',
      'The first month is spent in the workshop; questions go to the foreman, who has trained eleven people.',
    ],
    fr: [
      'Une collègue d’expérience montre chaque tâche, et nous faisons le point tous les vendredis.',
      'Deux semaines aux côtés de la cheffe d’équipe, puis de petits mandats revus en fin de journée.',
      'Le premier mois se passe à l’atelier; le contremaître, qui a formé onze personnes, répond aux questions.',
    ],
  },
  tools: {
    en: ['Safety shoes', 'Laptop', 'Headset', 'Tool belt'],
    fr: ['Chaussures de sécurité', 'Ordinateur portable', 'Casque d’écoute', 'Ceinture à outils'],
  },
} as const
