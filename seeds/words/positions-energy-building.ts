import type { Position } from './position.ts'

export const energyAndBuildingPositions: readonly Position[] = [
  {
    trade: 'solar',
    noc: '75110',
    wage: [23, 29],
    title: {
      en: 'Solar installer trainee',
      fr: 'Installateur ou installatrice solaire en formation',
    },
    duties: {
      en: 'Helps a two-person crew to mount racking and modules on sloped and flat roofs, runs conduit, labels strings, keeps the tool inventory and records each installation with photographs. Takes part in the daily safety meeting and in the hand-over to the customer.',
      fr: 'Aide une équipe de deux personnes à monter les supports et les modules sur des toits plats ou en pente, pose les conduits, identifie les chaînes, tient l’inventaire des outils et documente chaque installation en photos. Participe à la réunion de sécurité quotidienne et à la remise au client.',
    },
    goals: {
      en: 'Working at heights certificate in week 1; reads single-line diagrams on their own by week 6; commissions a system of up to 10 kW under supervision by the end.',
      fr: 'Attestation de travail en hauteur la première semaine; lecture autonome de schémas unifilaires à la sixième semaine; mise en service supervisée d’un système de 10 kW à la fin du placement.',
    },
  },
  {
    trade: 'solar',
    noc: '22301',
    wage: [25, 32],
    title: { en: 'Junior energy adviser', fr: 'Conseiller ou conseillère en énergie débutant' },
    duties: {
      en: 'Visits homes with a certified adviser, measures the building, runs the blower-door test, enters the model in HOT2000 and drafts the report with recommended retrofits. Answers questions about rebates by telephone and keeps the follow-up list.',
      fr: 'Visite des maisons avec une personne certifiée, prend les mesures, effectue le test d’infiltrométrie, saisit le modèle dans HOT2000 et rédige l’ébauche du rapport avec les rénovations recommandées. Répond au téléphone aux questions sur les remises et tient la liste des suivis.',
    },
    goals: {
      en: 'Completes the foundation-level exam of the national energy adviser path; models ten houses with less than five percent deviation from the mentor’s results.',
      fr: 'Réussir l’examen de base du parcours national de conseil en énergie; modéliser dix maisons avec un écart de moins de cinq pour cent par rapport aux résultats du mentor.',
    },
  },
  {
    trade: 'construction',
    noc: '75110',
    wage: [21, 27],
    title: { en: 'Carpenter’s helper', fr: 'Aide-charpentier ou aide-charpentière' },
    duties: {
      en: 'Prepares the site, carries and cuts material, frames interior walls with a journeyperson, installs insulation and vapour barrier, and leaves the site clean and safe at the end of the day.',
      fr: 'Prépare le chantier, transporte et coupe les matériaux, monte des cloisons avec une compagne ou un compagnon, pose l’isolant et le pare-vapeur et laisse le chantier propre et sécuritaire en fin de journée.',
    },
    goals: {
      en: 'Safe use of saws and nailers, reading of plans, layout of a wall without help; hours are logged towards the first block of the apprenticeship.',
      fr: 'Utilisation sécuritaire des scies et des cloueuses, lecture de plans, traçage d’une cloison sans aide; les heures comptent pour la première période d’apprentissage.',
    },
  },
  {
    trade: 'construction',
    noc: '22303',
    wage: [24, 31],
    title: { en: 'Assistant estimator', fr: 'Estimateur adjoint ou estimatrice adjointe' },
    duties: {
      en: 'Takes quantities off drawings, asks suppliers and subcontractors for prices, compares their quotes in a spreadsheet, prepares tender packages and visits sites with the project manager.',
      fr: 'Relève les quantités sur les plans, demande des prix aux fournisseurs et aux sous-traitants, compare les soumissions dans un tableur, prépare les dossiers d’appel d’offres et visite les chantiers avec la personne chargée de projet.',
    },
    goals: {
      en: 'Take-off of a complete single-family house by week 5, first own estimate of a renovation under $100,000 by week 10, introduction to the company’s cost database.',
      fr: 'Relevé complet d’une maison unifamiliale à la cinquième semaine, première estimation autonome d’une rénovation de moins de 100 000 $ à la dixième, initiation à la base de coûts de l’entreprise.',
    },
  },
  {
    trade: 'manufacturing',
    noc: '94106',
    wage: [21, 28],
    title: {
      en: 'CNC machine operator trainee',
      fr: 'Opérateur ou opératrice de machine à commande numérique en formation',
    },
    duties: {
      en: 'Loads and unloads parts, changes tools, checks dimensions with callipers and micrometers, records measurements, reports deviations and keeps the work station in order.',
      fr: 'Charge et décharge les pièces, change les outils, vérifie les dimensions au pied à coulisse et au micromètre, consigne les mesures, signale les écarts et garde le poste de travail en ordre.',
    },
    goals: {
      en: 'Sets up a known job alone by week 8, reads geometric tolerances, and completes the shop’s lockout and crane modules.',
      fr: 'Réglage autonome d’une série connue à la huitième semaine, lecture des tolérances géométriques, modules internes de cadenassage et de pont roulant réussis.',
    },
  },
  {
    trade: 'manufacturing',
    noc: '22301',
    wage: [25, 33],
    title: {
      en: 'Junior mechanical design technician',
      fr: 'Technicien ou technicienne en conception mécanique débutant',
    },
    duties: {
      en: 'Draws parts and assemblies in SolidWorks from sketches, keeps bills of material, prepares drawings for the shop floor, follows prototypes through production and writes down what has to change.',
      fr: 'Dessine des pièces et des assemblages dans SolidWorks à partir de croquis, tient les nomenclatures, prépare les dessins d’atelier, suit les prototypes en production et note ce qui doit changer.',
    },
    goals: {
      en: 'Own responsibility for one product line’s drawings after three months; introduction to tolerance analysis and to the engineering change procedure.',
      fr: 'Responsabilité des dessins d’une gamme de produits après trois mois; initiation à l’analyse des tolérances et à la procédure de modification technique.',
    },
  },
]
