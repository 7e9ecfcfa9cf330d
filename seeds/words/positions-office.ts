import type { Position } from './position.ts'

export const officePositions: readonly Position[] = [
  {
    trade: 'software',
    noc: '21234',
    wage: [26, 34],
    title: { en: 'Junior web developer', fr: 'Développeur ou développeuse web débutant' },
    duties: {
      en: 'Builds screens in TypeScript from the designer’s drafts, writes tests, fixes reported faults, reviews colleagues’ changes and documents what was decided. Joins the weekly call with one customer.',
      fr: 'Construit des écrans en TypeScript à partir des maquettes, écrit des tests, corrige les défauts signalés, relit les changements des collègues et documente les décisions. Participe à l’appel hebdomadaire avec un client.',
    },
    goals: {
      en: 'First change in production in week 2; owns a small feature from the request to its release by week 12; accessibility course with certificate.',
      fr: 'Premier changement en production à la deuxième semaine; responsabilité d’une petite fonction, de la demande à la livraison, à la douzième; cours d’accessibilité avec attestation.',
    },
  },
  {
    trade: 'software',
    noc: '22221',
    wage: [22, 28],
    title: {
      en: 'Bilingual user support technician',
      fr: 'Technicien ou technicienne bilingue au soutien aux utilisateurs',
    },
    duties: {
      en: 'Answers customers in English and French by e-mail and telephone, reproduces faults, writes clear reports for the developers, keeps the help pages up to date and prepares short training videos.',
      fr: 'Répond aux clients en français et en anglais par courriel et au téléphone, reproduit les anomalies, rédige des rapports clairs pour l’équipe de développement, tient à jour les pages d’aide et prépare de courtes vidéos.',
    },
    goals: {
      en: 'Solves eight of ten requests without help by week 8; learns to read logs and simple database queries.',
      fr: 'Résoudre sans aide huit demandes sur dix à la huitième semaine; apprendre à lire les journaux et des requêtes simples.',
    },
  },
  {
    trade: 'accounting',
    noc: '12200',
    wage: [22, 28],
    title: { en: 'Junior bookkeeper', fr: 'Commis-comptable débutant ou débutante' },
    duties: {
      en: 'Records purchases and sales for six small clients, reconciles bank accounts each month, prepares payroll and the quarterly sales tax returns for review by a chartered accountant.',
      fr: 'Enregistre les achats et les ventes de six petits clients, rapproche chaque mois les comptes bancaires, prépare la paie et les déclarations trimestrielles de taxes pour relecture par une personne comptable agréée.',
    },
    goals: {
      en: 'Full monthly closing of one client without corrections by month 3; payroll compliance course.',
      fr: 'Fermeture mensuelle complète d’un client sans correction au troisième mois; cours sur la conformité de la paie.',
    },
  },
  {
    trade: 'accounting',
    noc: '14200',
    wage: [20, 25],
    title: { en: 'Accounts payable clerk', fr: 'Commis aux comptes fournisseurs' },
    duties: {
      en: 'Checks invoices against orders, enters them, clears differences with suppliers, prepares the weekly payment run and files documents electronically.',
      fr: 'Compare les factures aux commandes, les saisit, règle les écarts avec les fournisseurs, prépare les paiements de la semaine et classe les documents électroniquement.',
    },
    goals: {
      en: 'Runs the weekly payment preparation alone by week 6 and learns to draft the ageing report.',
      fr: 'Préparation autonome des paiements hebdomadaires à la sixième semaine et rédaction du rapport chronologique des comptes.',
    },
  },
  {
    trade: 'culture',
    noc: '13110',
    wage: [19.5, 25],
    title: { en: 'Collections assistant', fr: 'Adjoint ou adjointe aux collections' },
    duties: {
      en: 'Photographs and describes objects in the collections database, prepares loans and returns, watches climate readings, and gives two guided visits a week.',
      fr: 'Photographie et décrit les objets dans la base des collections, prépare les prêts et les retours, surveille les relevés climatiques et anime deux visites guidées par semaine.',
    },
    goals: {
      en: 'Catalogues 400 objects by the national nomenclature; handling and condition-report training with the conservator.',
      fr: 'Catalogage de 400 objets selon la nomenclature nationale; formation à la manipulation et au constat d’état avec la restauratrice.',
    },
  },
  {
    trade: 'culture',
    noc: '11202',
    wage: [21, 27],
    title: {
      en: 'Audience development assistant',
      fr: 'Adjoint ou adjointe au développement des publics',
    },
    duties: {
      en: 'Prepares the season’s programme and newsletters in both languages, looks after group bookings and school visits, surveys the public and reports the results to the board.',
      fr: 'Prépare le programme de la saison et les infolettres dans les deux langues, s’occupe des réservations de groupe et des visites scolaires, sonde le public et présente les résultats au conseil.',
    },
    goals: {
      en: 'Plans one outreach project from idea to evaluation; learns ticketing, budgeting and grant reporting.',
      fr: 'Mener un projet de médiation de l’idée au bilan; apprendre la billetterie, le budget et la reddition de comptes.',
    },
  },
]
