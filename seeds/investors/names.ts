export interface Land {
  country: string
  cities: readonly { city: string; state: string | null; postCode: string; dial: string }[]
  streets: readonly string[]
  firstNames: readonly string[]
  lastNames: readonly string[]
  professions: readonly string[]
  banks: readonly string[]
  language: 'en' | 'fr'
}

const words = (line: string) => line.split(', ')
const cities = (...lines: string[]) =>
  lines.map((line) => {
    const [city = '', state, postCode = '', dial = ''] = line.split('|')
    return { city, state: state || null, postCode, dial }
  })

/** European investors: people, places and banks as they occur there. */
export const lands: readonly Land[] = [
  {
    country: 'DE',
    cities: cities(
      'München|Bayern|80331|+498955',
      'Hamburg|Hamburg|20095|+494055',
      'Köln|Nordrhein-Westfalen|50667|+4922155',
      'Leipzig|Sachsen|04109|+4934155',
    ),
    streets: words(
      'Lindenstraße, Goethestraße, Am Marktplatz, Schillerallee, Kirchweg, Gartenstraße',
    ),
    firstNames: words(
      'Jürgen, Sabine, Klaus, Ursula, Matthias, Friederike, Lukas, Heike, Torsten, Anneliese, Björn, Käthe',
    ),
    lastNames: words(
      'Müller, Schäfer, Hofmann, Krüger, Brandt, Weiß, Lehmann, Vogel, Böhm, Seidel, Kühn, Winter',
    ),
    professions: words('Engineer, Physician, Notary, Architect, Teacher'),
    banks: words('Hansebank AG, Volksbank Isar eG, Sparkasse am Rhein'),
    language: 'en',
  },
  {
    country: 'CH',
    cities: cities(
      'Genève|GE|1204|+412255',
      'Lausanne|VD|1003|+412155',
      'Zürich|ZH|8001|+414455',
      'Neuchâtel|NE|2000|+413255',
    ),
    streets: words(
      'rue du Rhône, rue de Lausanne, avenue de la Gare, Bahnhofstrasse, quai des Alpes',
    ),
    firstNames: words(
      'Gérald, Sylviane, Urs, Corinne, Didier, Nadège, Reto, Béatrice, Fabien, Ruth',
    ),
    lastNames: words(
      'Favre, Rochat, Zürcher, Meier, Bonvin, Aebischer, Monnier, Keller, Dufour, Imhof',
    ),
    professions: words('Banquière, Avocat, Horloger, Physicienne, Œnologue'),
    banks: words('Banque du Léman SA, Kantonalbank am See'),
    language: 'fr',
  },
  {
    country: 'FR',
    cities: cities(
      'Lyon||69002|+334725',
      'Strasbourg||67000|+333885',
      'Nantes||44000|+332405',
      'Bordeaux||33000|+335565',
    ),
    streets: words(
      'rue Victor-Hugo, place de la République, avenue Foch, rue des Tanneurs, quai de la Fosse',
    ),
    firstNames: words(
      'Émilie, Bernard, Aurélie, Thierry, Hélène, Jean-Luc, Solène, Rémi, Françoise, Yann',
    ),
    lastNames: words(
      'Lefèvre, Marchand, Guérin, Delacroix, Besnard, Carpentier, Le Goff, Perrin, Joly, Renaud',
    ),
    professions: words('Médecin, Ingénieure, Vigneron, Professeure, Pharmacien'),
    banks: words('Crédit de l’Ouest, Banque Saint-Georges'),
    language: 'fr',
  },
  {
    country: 'AT',
    cities: cities(
      'Wien|Wien|1010|+43155',
      'Graz|Steiermark|8010|+4331655',
      'Salzburg|Salzburg|5020|+4366255',
    ),
    streets: words('Ringstraße, Mozartgasse, Hauptplatz, Kaiserallee'),
    firstNames: words('Johannes, Maria, Leopold, Elfriede, Stefan, Theresia, Georg'),
    lastNames: words('Gruber, Huber, Pichler, Steiner, Egger, Wallner, Fürst'),
    professions: words('Lawyer, Winegrower, Conductor, Chemist'),
    banks: words('Alpenbank AG, Donau Sparkasse'),
    language: 'en',
  },
  {
    country: 'LU',
    cities: cities('Luxembourg||1611|+352275', 'Esch-sur-Alzette||4002|+352265'),
    streets: words('avenue de la Liberté, rue de l’Alzette, boulevard Royal'),
    firstNames: words('Marc, Josée, Romain, Danielle, Guy, Nathalie'),
    lastNames: words('Schmit, Weber, Hoffmann, Thill, Kieffer, Wagner'),
    professions: words('Comptable, Juriste, Analyste'),
    banks: words('Banque du Grund SA'),
    language: 'fr',
  },
  {
    country: 'NL',
    cities: cities('Utrecht|Utrecht|3511 AB|+313055', 'Rotterdam|Zuid-Holland|3011 CD|+311055'),
    streets: words('Kerkstraat, Herengracht, Stationsweg, Molenlaan'),
    firstNames: words('Willem, Femke, Joost, Annelies, Pieter, Saskia'),
    lastNames: words('de Vries, van den Berg, Bakker, Visser, Smit, Mulder'),
    professions: words('Shipbroker, Surgeon, Civil engineer'),
    banks: words('Grachtenbank NV'),
    language: 'en',
  },
]

export const companyEndings = {
  en: words('Holdings Inc., Capital Ltd., Family Trust, Investments Inc.'),
  fr: words('Gestion inc., Placements ltée, Capital SA, Fiducie familiale'),
} as const

export const canadianProfessions = {
  en: words('Dentist, Contractor, Farmer, Software developer, Pharmacist, Retired teacher, Lawyer'),
  fr: words(
    'Dentiste, Entrepreneure, Agricultrice, Développeur, Notaire, Enseignante retraitée, Ingénieur',
  ),
} as const
export const canadianBanks = words(
  'Maritime Trust, Banque du Saint-Laurent, Prairie Credit Union, Coast Savings',
)
