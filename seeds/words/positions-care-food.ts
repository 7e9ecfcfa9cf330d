import type { Position } from './position.ts'

export const careAndFoodPositions: readonly Position[] = [
  {
    trade: 'childcare',
    noc: '42202',
    wage: [20, 25],
    title: {
      en: 'Early childhood educator assistant',
      fr: 'Aide-éducateur ou aide-éducatrice à la petite enfance',
    },
    duties: {
      en: 'Supports the educator of a group of sixteen children aged three to five: welcomes families, prepares activities and snacks, accompanies outings, and notes each child’s day.',
      fr: 'Seconde la personne éducatrice d’un groupe de seize enfants de trois à cinq ans : accueille les familles, prépare les activités et les collations, accompagne les sorties et note la journée de chaque enfant.',
    },
    goals: {
      en: 'First aid and inclusion training in month 1; plans and leads one activity a week by month 3; credit towards the college certificate.',
      fr: 'Premiers secours et formation sur l’inclusion le premier mois; planification et animation d’une activité par semaine au troisième; reconnaissance en vue de l’attestation collégiale.',
    },
  },
  {
    trade: 'childcare',
    noc: '13110',
    wage: [20, 24],
    title: {
      en: 'Administrative assistant',
      fr: 'Adjoint administratif ou adjointe administrative',
    },
    duties: {
      en: 'Keeps the waiting list and the attendance record, answers families, prepares invoices and subsidy claims, and helps the director with licensing documents.',
      fr: 'Tient la liste d’attente et le registre des présences, répond aux familles, prépare les factures et les demandes de subvention et aide la direction avec les documents de permis.',
    },
    goals: {
      en: 'Handles the monthly billing cycle alone by month 3; privacy training; introduction to the ministry’s reporting system.',
      fr: 'Cycle de facturation mensuel autonome au troisième mois; formation en protection des renseignements; initiation au système de reddition du ministère.',
    },
  },
  {
    trade: 'health',
    noc: '33102',
    wage: [21, 26],
    title: {
      en: 'Home support worker trainee',
      fr: 'Auxiliaire aux services de soutien à domicile en formation',
    },
    duties: {
      en: 'Visits six to eight clients a day with an experienced colleague, helps with meals, hygiene and mobility, watches for changes in health and writes the visit notes.',
      fr: 'Visite six à huit personnes par jour avec une collègue d’expérience, aide aux repas, à l’hygiène et aux déplacements, surveille les changements de l’état de santé et rédige les notes de visite.',
    },
    goals: {
      en: 'Safe transfers, infection prevention and dementia care modules; own round of clients from week 10.',
      fr: 'Modules sur les déplacements sécuritaires, la prévention des infections et les soins aux personnes atteintes de démence; tournée autonome dès la dixième semaine.',
    },
  },
  {
    trade: 'health',
    noc: '13112',
    wage: [20.5, 25.5],
    title: {
      en: 'Medical office assistant',
      fr: 'Adjoint administratif ou adjointe administrative en milieu médical',
    },
    duties: {
      en: 'Receives patients, books and confirms appointments, scans results into the electronic record, prepares referrals and keeps supplies in stock.',
      fr: 'Accueille la clientèle, fixe et confirme les rendez-vous, numérise les résultats dans le dossier électronique, prépare les demandes de consultation et veille aux fournitures.',
    },
    goals: {
      en: 'Independent at the front desk by week 5; medical terminology course; billing codes of the province.',
      fr: 'Accueil autonome à la cinquième semaine; cours de terminologie médicale; codes de facturation de la province.',
    },
  },
  {
    trade: 'food',
    noc: '63202',
    wage: [19, 24],
    title: { en: 'Baker’s apprentice', fr: 'Apprenti boulanger ou apprentie boulangère' },
    duties: {
      en: 'Weighs and mixes doughs, divides and shapes loaves, watches proofing and the oven, prepares orders for restaurants and cleans machines by the food-safety plan.',
      fr: 'Pèse et pétrit les pâtes, divise et façonne les pains, surveille la fermentation et le four, prépare les commandes des restaurants et nettoie les machines selon le plan de salubrité.',
    },
    goals: {
      en: 'Food handler certificate in week 1; shapes all house breads to standard by week 8; runs a full sourdough cycle under supervision.',
      fr: 'Certificat de manipulateur d’aliments la première semaine; façonnage conforme de tous les pains maison à la huitième; cycle complet au levain sous supervision.',
    },
  },
  {
    trade: 'food',
    noc: '94140',
    wage: [19, 23.5],
    title: {
      en: 'Food processing operator',
      fr: 'Opérateur ou opératrice en transformation alimentaire',
    },
    duties: {
      en: 'Sets up the packaging line, checks weights, dates and seals, records temperatures, changes over between products and reports stoppages.',
      fr: 'Prépare la ligne d’emballage, vérifie les poids, les dates et les scellés, consigne les températures, effectue les changements de produit et signale les arrêts.',
    },
    goals: {
      en: 'Hazard analysis (HACCP) basics with certificate, two stations of the line mastered by week 6, all four by the end.',
      fr: 'Notions d’analyse des risques (HACCP) avec attestation, deux postes de la ligne maîtrisés à la sixième semaine et les quatre à la fin.',
    },
  },
]
