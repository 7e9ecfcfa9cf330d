import type { Translated } from '#kit/contract/strings.ts'
import { meansFr } from './measure-words.fr.ts'
import type { reportsEn } from './strings.en.ts'

export const reportsFr: Translated<typeof reportsEn> = {
  ...meansFr,
  screens: {
    reports: 'Rapports',
    participantReports: 'Rapports sur les participants',
    shortTermTrainingReports: 'Rapports sur la formation de courte durée',
    moneyReports: 'Rapports sur l’argent',
    serviceReports: 'Rapports sur le service',
    applicationReports: 'Rapports sur les demandes',
  },
  navigation: {
    reports: 'Tous les rapports',
    participantReports: 'Participants',
    shortTermTrainingReports: 'Formation de courte durée',
  },
  subjects: {
    Reports: 'Rapports',
  },
  reports: {
    participants: {
      title: 'Participants par état',
      counts:
        'Chaque participant d’un programme une seule fois, selon le placement qui a commencé en dernier; la période est celle du premier jour.',
    },
    outcomes: {
      title: 'Résultats à la fin',
      counts:
        'Les placements terminés, comme prévu ou avant la fin; la période est celle du dernier jour.',
    },
    earlyExits: {
      title: 'Départs anticipés',
      counts: 'Les placements terminés avant la fin; la période est celle de la fin du placement.',
    },
    orphans: {
      title: 'Participants sans employeur',
      counts:
        'Les participants qui ont perdu leur employeur; la période est celle du jour de cette perte.',
    },
    selfIdentification: {
      title: 'Auto-identification',
      counts:
        'Les participants qui ont répondu aux questions facultatives, une fois par programme; la période est celle du premier jour du placement, jusqu’à la fin du dernier trimestre complet. On peut appartenir à plusieurs groupes.',
    },
    training: {
      title: 'Demandes de formation par état',
      counts:
        'Les demandes de formation de courte durée; la période est celle du jour de la demande.',
    },
    trainingCosts: {
      title: 'Heures, titres et coût',
      counts: 'Les cours approuvés et non annulés; la période est celle du jour de la demande.',
    },
    spending: {
      title: 'Budget et dépenses',
      counts:
        'L’argent de chaque programme; la période est celle du jour où il a été réclamé, approuvé, payé ou rendu.',
    },
    spendingByQuarter: {
      title: 'Dépenses dans le temps',
      counts:
        'L’argent par trimestre ou par mois, le jour où il a été réclamé, approuvé, payé ou rendu.',
    },
    supplements: {
      title: 'Suppléments',
      counts: 'Les suppléments; la période est celle du jour de la demande.',
    },
    overpayments: {
      title: 'Trop-payés',
      counts: 'Les trop-payés; la période est celle du jour de l’inscription.',
    },
    decisions: {
      title: 'Délai de décision',
      counts: 'Les demandes; la période est celle du jour de la présentation.',
    },
    paymentTimes: {
      title: 'Délai de paiement',
      counts: 'Les réclamations; la période est celle du jour de la présentation.',
    },
    checkpoints: {
      title: 'Points de contrôle',
      counts:
        'Les points de contrôle qui ont un résultat; la période est celle du jour du dernier examen.',
    },
    monitoring: {
      title: 'Réponse aux suivis',
      counts: 'Les formulaires de suivi à remplir; la période est celle de la date d’échéance.',
    },
    applications: {
      title: 'Demandes par état',
      counts: 'Les demandes; la période est celle du jour de la présentation.',
    },
    employers: {
      title: 'Historique des employeurs',
      counts:
        'Les employeurs dont une demande a été approuvée; la période est celle du jour de la décision.',
    },
  },
  by: {
    program: 'Programme',
    region: 'Région',
    month: 'Mois',
    quarter: 'Trimestre',
    occupation: 'Profession',
    industry: 'Secteur',
    employerSize: 'Taille de l’employeur',
    language: 'Langue',
    exitReason: 'Motif',
    exitWeek: 'Semaine du placement',
    identity: 'Groupe',
    credential: 'Titre obtenu',
    providerType: 'Type de fournisseur',
    skillFocus: 'Objet du cours',
    supplementType: 'Type',
    source: 'Sert à payer',
    checkpoint: 'Étape',
    formNumber: 'Formulaire',
    side: 'Rempli par',
    overpaymentReason: 'Motif',
    owedBy: 'Dû par',
  },
  keys: {
    employerSize: {
      '1-4': '1 à 4 employés',
      '5-19': '5 à 19 employés',
      '20-99': '20 à 99 employés',
      '100-499': '100 à 499 employés',
      '500': '500 employés ou plus',
    },
    exitWeek: {
      '1-4': 'Semaines 1 à 4',
      '5-8': 'Semaines 5 à 8',
      '9-12': 'Semaines 9 à 12',
      '13-26': 'Semaines 13 à 26',
      '27': 'Semaine 27 ou plus tard',
    },
    checkpoint: { '1': 'Point de contrôle 1', '2': 'Point de contrôle 2' },
    formNumber: {
      '1': 'Formulaire 1',
      '2': 'Formulaire 2',
      '3': 'Formulaire 3',
      '4': 'Formulaire 4',
      '5': 'Formulaire 5',
      '6': 'Formulaire 6',
    },
  },
  period: {
    label: 'Période',
    all: 'Depuis le début',
    fiscalYearOf: 'Avril {first} – mars {last}',
  },
  asOf: 'En date du',
  total: 'Total',
  notGiven: 'Non fourni',
  nothingYet: 'pas encore commencée',
  small: 'moins de 5',
  kept: 'retenu',
  keptBack:
    'Les nombres de moins de cinq personnes ne sont pas indiqués. D’autres sont retenus lorsqu’un tel nombre pourrait s’en déduire.',
  ownOnly: 'Seul ce qui relève de votre accès est compté.',
  paper: {
    export: 'PDF, pour imprimer ou envoyer',
    made: 'Produit le',
    figures: 'Chiffres',
    meanings: 'Ce que disent les colonnes',
  },
  file: {
    report: 'Rapport',
    counts: 'Ce qui est compté',
    days: 'du {from} au {to}',
    scope: 'Portée',
    compared: 'Comparé à {period}',
    percent: '{measure}, en pourcentage',
  },
}
