import type { Position } from './position.ts'

export const outdoorPositions: readonly Position[] = [
  {
    trade: 'environment',
    noc: '22110',
    wage: [22, 29],
    title: {
      en: 'Watershed field technician',
      fr: 'Technicien ou technicienne de terrain en milieu hydrique',
    },
    duties: {
      en: 'Samples water and sediment at twenty stations, surveys shoreline vegetation, maintains loggers, plants buffer strips with volunteers and enters results in the regional database.',
      fr: 'Échantillonne l’eau et les sédiments à vingt stations, inventorie la végétation riveraine, entretient les enregistreurs, plante des bandes riveraines avec des bénévoles et saisit les résultats dans la base régionale.',
    },
    goals: {
      en: 'National benthic sampling certificate, boat safety, and an own summary of one sub-basin presented to the municipality.',
      fr: 'Attestation nationale d’échantillonnage benthique, sécurité nautique et bilan personnel d’un sous-bassin présenté à la municipalité.',
    },
  },
  {
    trade: 'environment',
    noc: '22214',
    wage: [23, 30],
    title: { en: 'Geomatics technician', fr: 'Technicien ou technicienne en géomatique' },
    duties: {
      en: 'Processes drone images, digitises wetlands and erosion sites, checks them in the field with a GPS receiver, and prepares maps for reports and public meetings.',
      fr: 'Traite des images de drone, numérise les milieux humides et les sites d’érosion, les valide sur le terrain au GPS et prépare les cartes des rapports et des assemblées publiques.',
    },
    goals: {
      en: 'Basic drone pilot certificate; automates one recurring map in QGIS; metadata by the provincial standard.',
      fr: 'Certificat de base de pilote de drone; automatisation d’une carte récurrente dans QGIS; métadonnées selon la norme provinciale.',
    },
  },
  {
    trade: 'tourism',
    noc: '64314',
    wage: [18.5, 22.5],
    title: { en: 'Front desk agent', fr: 'Préposé ou préposée à la réception' },
    duties: {
      en: 'Welcomes guests in both languages, looks after arrivals and departures, suggests activities, answers booking requests and balances the till.',
      fr: 'Accueille la clientèle dans les deux langues, s’occupe des arrivées et des départs, propose des activités, répond aux demandes de réservation et balance la caisse.',
    },
    goals: {
      en: 'Alone on the evening shift by week 4; revenue management basics; national front desk certification.',
      fr: 'Quart de soir autonome à la quatrième semaine; notions de gestion des revenus; certification nationale en réception.',
    },
  },
  {
    trade: 'tourism',
    noc: '64322',
    wage: [19, 24],
    title: { en: 'Outdoor guide', fr: 'Guide de plein air' },
    duties: {
      en: 'Leads half-day outings with a senior guide, briefs groups on safety, checks equipment, tells the history of the place and its first inhabitants, and records incidents.',
      fr: 'Accompagne des sorties d’une demi-journée avec une personne guide d’expérience, donne les consignes de sécurité, vérifie l’équipement, raconte l’histoire du lieu et de ses premiers habitants et consigne les incidents.',
    },
    goals: {
      en: 'Wilderness first aid and level 1 guide certification; leads own groups of eight from week 6.',
      fr: 'Secourisme en région isolée et certification de guide de niveau 1; groupes de huit personnes dès la sixième semaine.',
    },
  },
  {
    trade: 'farm',
    noc: '22110',
    wage: [18.5, 22],
    title: { en: 'Greenhouse technician', fr: 'Technicien ou technicienne de serre' },
    duties: {
      en: 'Sows, transplants and prunes, watches for pests, mixes nutrient solution by recipe, harvests and packs orders, and keeps the traceability register.',
      fr: 'Sème, transplante et taille, dépiste les ravageurs, prépare la solution nutritive selon la recette, récolte et emballe les commandes et tient le registre de traçabilité.',
    },
    goals: {
      en: 'Integrated pest management basics, forklift ticket, own responsibility for one crop from sowing to sale.',
      fr: 'Notions de lutte intégrée, attestation de cariste et responsabilité d’une culture du semis à la vente.',
    },
  },
  {
    trade: 'farm',
    noc: '22110',
    wage: [20.5, 26],
    title: { en: 'Junior farm technologist', fr: 'Technologue agricole débutant ou débutante' },
    duties: {
      en: 'Plans the week with the farmer, shows tasks to a crew of five, checks quality at harvest, orders inputs, drives the delivery route twice a week and sells at the Saturday market.',
      fr: 'Planifie la semaine avec la ferme, montre les tâches à une équipe de cinq personnes, vérifie la qualité à la récolte, commande les intrants, fait la livraison deux fois par semaine et tient le kiosque du samedi.',
    },
    goals: {
      en: 'Crew leadership workshop, crop planning with the farm’s software, and the organic certification file prepared for inspection.',
      fr: 'Atelier de conduite d’équipe, planification des cultures avec le logiciel de la ferme et dossier de certification biologique prêt pour l’inspection.',
    },
  },
]
