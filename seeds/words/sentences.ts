/** Sentences of the demonstration that people wrote, in either language. */
export const sentences = {
  mentoring: {
    en: [
      'The supervisor works beside the participant in the first two weeks and afterwards meets with them for one hour every Monday.',
      'A colleague with more than five years in the job is the mentor; they review progress together every second Friday.',
      'Training takes place on the job, about four hours a week, with a written checklist that both sign each month.',
    ],
    fr: [
      'La personne superviseure travaille avec la personne participante pendant les deux premières semaines, puis la rencontre une heure chaque lundi.',
      'Une ou un collègue comptant plus de cinq ans d’expérience agit comme mentor; les progrès sont revus ensemble un vendredi sur deux.',
      'La formation se fait en cours d’emploi, environ quatre heures par semaine, avec une liste de vérification signée chaque mois par les deux parties.',
    ],
  },
  afterwards: {
    en: [
      'We intend to offer a permanent position when the placement ends.',
      'If the order book allows it, the position continues after the subsidy.',
      'At the end the participant receives a written reference and help with the next step.',
    ],
    fr: [
      'Nous comptons offrir un poste permanent à la fin du placement.',
      'Si le carnet de commandes le permet, le poste se poursuivra après la subvention.',
      'À la fin, la personne reçoit une lettre de recommandation et de l’aide pour la suite.',
    ],
  },
  hireReason: {
    en: [
      'We have grown by a third in two years and have nobody left who could train a newcomer without this support.',
      'A colleague retires next year; we would like to pass the knowledge on in time.',
      'The participant volunteered with us and fits the team well; we could not offer paid work so far.',
    ],
    fr: [
      'Nous avons grandi du tiers en deux ans et n’avons plus personne pour former la relève sans cet appui.',
      'Une personne de l’équipe part à la retraite l’an prochain; nous voulons transmettre le savoir à temps.',
      'La personne a fait du bénévolat chez nous et s’intègre bien à l’équipe; nous ne pouvions pas offrir d’emploi rémunéré jusqu’ici.',
    ],
  },
  informationRequest: {
    en: [
      'Please send proof of your workers’ compensation coverage; the letter attached has expired.',
      'The learning plan does not say who will supervise the participant on weekends. Please add this.',
      'Please confirm the hours per week: the offer letter says 30, the application 35.',
      'We need a legible copy of the participant’s proof of work status.',
    ],
    fr: [
      'Veuillez nous transmettre une preuve de couverture contre les accidents du travail; la lettre jointe est échue.',
      'Le plan d’apprentissage ne précise pas qui supervisera la personne la fin de semaine. Veuillez l’ajouter.',
      'Veuillez confirmer le nombre d’heures par semaine : la lettre d’offre indique 30, la demande 35.',
      'Il nous faut une copie lisible de la preuve de statut de la personne participante.',
    ],
  },
  recommendApproval: {
    en: [
      'Complete file, clear learning plan, wage above the regional median. Recommended.',
      'Employer known from two earlier placements, both completed. No concerns.',
      'Small employer in a rural area; strong mentoring. Recommended at the full amount.',
    ],
    fr: [
      'Dossier complet, plan d’apprentissage clair, salaire supérieur à la médiane régionale. Recommandé.',
      'Employeur connu de deux placements antérieurs, menés à terme. Aucune réserve.',
      'Petit employeur en région; bon encadrement. Recommandé pour le plein montant.',
    ],
  },
  recommendRejection: {
    en: [
      'See the failed check; the employer was asked and confirmed it.',
      'Does not meet the program’s rules; explained to the employer by telephone.',
    ],
    fr: [
      'Voir la vérification échouée; l’employeur, consulté, l’a confirmée.',
      'Ne respecte pas les règles du programme; expliqué à l’employeur au téléphone.',
    ],
  },
  approval: {
    en: [
      'Congratulations. Please keep pay stubs from the first day.',
      'Approved as requested. We look forward to working with you.',
    ],
    fr: [
      'Félicitations. Veuillez conserver les talons de paie dès le premier jour.',
      'Approuvée telle que demandée. Au plaisir de collaborer avec vous.',
    ],
  },
  rejection: {
    en: [
      'You may apply again when the position has changed; your case officer will gladly advise you.',
      'Thank you for your interest. The program’s guide explains the rule on page 4.',
    ],
    fr: [
      'Vous pouvez présenter une nouvelle demande si le poste change; votre responsable de dossiers vous conseillera volontiers.',
      'Merci de votre intérêt. Le guide du programme explique la règle à la page 4.',
    ],
  },
  override: {
    en: [
      'The municipal grant pays for equipment, not for the wage; the total stays under 100 % of the costs.',
    ],
    fr: [
      'La subvention municipale vise l’équipement et non le salaire; le total reste sous 100 % des coûts.',
    ],
  },
  withdrawal: {
    en: [
      'The candidate accepted another job.',
      'We had to postpone the position to next year.',
      'Submitted twice by mistake.',
    ],
    fr: [
      'La personne a accepté un autre emploi.',
      'Nous devons reporter le poste à l’an prochain.',
      'Présentée deux fois par erreur.',
    ],
  },
  returned: {
    en: ['Please look at the wage again: is the shift premium included?'],
    fr: ['Veuillez revoir le salaire : la prime de quart est-elle comprise?'],
  },
} as const satisfies Record<string, { en: readonly string[]; fr: readonly string[] }>
