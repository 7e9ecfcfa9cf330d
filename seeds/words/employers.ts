import type { Language } from '#kit/contract/strings.ts'
import type { Trade } from './trades.ts'

export interface NamedEmployer {
  legalName: string
  trade: Trade
  city: string
  language: Language
  structure:
    | 'corporation'
    | 'cooperative'
    | 'nonProfit'
    | 'charity'
    | 'municipality'
    | 'firstNation'
    | 'partnership'
}

type Line = [name: string, trade: Trade, city: string, structure?: NamedEmployer['structure']]

/** The first is the employer of the demonstration's account. */
const english: Line[] = [
  ['Northlight Energy Cooperative', 'solar', 'Ottawa', 'cooperative'],
  ['Cedar Hill Contracting Ltd.', 'construction', 'Ottawa'],
  ['Tidewater Software Inc.', 'software', 'Toronto'],
  ['Parkdale Community Kitchen', 'food', 'Toronto', 'charity'],
  ['Little Acorns Child Care Centre', 'childcare', 'Toronto', 'nonProfit'],
  ['Escarpment Physiotherapy Clinic Inc.', 'health', 'Hamilton'],
  ['Bayfront Metalworks Ltd.', 'manufacturing', 'Hamilton'],
  ['Nickel Range Environmental Ltd.', 'environment', 'Sudbury'],
  ['Sleeping Giant Lodge Ltd.', 'tourism', 'Thunder Bay'],
  ['Superior Shores Art Gallery', 'culture', 'Thunder Bay', 'nonProfit'],
  ['Osei Bennett Accounting LLP', 'accounting', 'Toronto', 'partnership'],
  ['Red River Market Gardens Inc.', 'farm', 'Winnipeg'],
  ['Prairie Spark Electric Ltd.', 'solar', 'Saskatoon'],
  ['Wild Rye Bakery Ltd.', 'food', 'Saskatoon'],
  ['Mile End Language Technologies Inc.', 'software', 'Montréal'],
  ['Townships Heritage Museum', 'culture', 'Sherbrooke', 'nonProfit'],
  ['Pacific Rim Solar Ltd.', 'solar', 'Vancouver'],
  ['False Creek Retrofit Ltd.', 'construction', 'Vancouver'],
  ['Salish Shoreline Stewardship Society', 'environment', 'Victoria', 'nonProfit'],
  ['Okanagan Root Organics Ltd.', 'farm', 'Kelowna'],
  ['Harbour Current Marine Fabrication Ltd.', 'manufacturing', 'Victoria'],
  ['Ladysmith Data Works Inc.', 'software', 'Vancouver'],
  ['Bow River Habitat Consulting Ltd.', 'environment', 'Calgary'],
  ['Aspen Parkland Builders Inc.', 'construction', 'Edmonton'],
  ['Whyte Ledger Accounting Ltd.', 'accounting', 'Edmonton'],
  ['Foothills Precision Components Ltd.', 'manufacturing', 'Calgary'],
  ['Rideau Cloud Systems Inc.', 'software', 'Ottawa'],
  ['Fireweed Energy Development Corporation', 'solar', 'Whitehorse', 'firstNation'],
  ['Fundy Coast Kayak Tours Ltd.', 'tourism', 'Halifax'],
  ['Harbourview Home Care Inc.', 'health', 'Halifax'],
  ['Citadel Craft Foods Ltd.', 'food', 'Halifax'],
  ['Red Sand Potato Growers Cooperative', 'farm', 'Charlottetown', 'cooperative'],
  ['Signal Hill Theatre Company', 'culture', 'St. John’s', 'nonProfit'],
  ['Avalon Offshore Fabricators Ltd.', 'manufacturing', 'St. John’s'],
  ['Nashwaak Early Learning Centre', 'childcare', 'Fredericton', 'nonProfit'],
  ['Keswick Valley Homes Ltd.', 'construction', 'Fredericton'],
]

const french: Line[] = [
  ['Menuiserie du Parc inc.', 'construction', 'Ottawa'],
  ['Centre francophone Les Petits Pas', 'childcare', 'Sudbury', 'nonProfit'],
  ['Scierie et bois ouvré de Hearst ltée', 'manufacturing', 'Hearst'],
  ['Boulangerie Saint-Boniface inc.', 'food', 'Winnipeg'],
  ['Solaire Boréal inc.', 'solar', 'Québec'],
  ['Constructions Lévesque et fils inc.', 'construction', 'Rimouski'],
  ['Logiciels Passerelle inc.', 'software', 'Montréal'],
  ['Boulangerie La Huche à pain inc.', 'food', 'Québec'],
  ['CPE Les Amis de la rivière', 'childcare', 'Gatineau', 'nonProfit'],
  ['Clinique familiale des Bâtisseurs inc.', 'health', 'Gatineau'],
  ['Usinage Précision Saguenay inc.', 'manufacturing', 'Saguenay'],
  ['Bassin versant de l’Estrie', 'environment', 'Sherbrooke', 'nonProfit'],
  ['Auberge du Fjord inc.', 'tourism', 'Saguenay'],
  ['Musée maritime du Bas-Saint-Laurent', 'culture', 'Rimouski', 'nonProfit'],
  ['Comptabilité Nadeau Mercier S.E.N.C.R.L.', 'accounting', 'Montréal', 'partnership'],
  ['Ferme Les Sillons verts inc.', 'farm', 'Sherbrooke'],
  ['Coopérative d’aide à domicile de Limoilou', 'health', 'Québec', 'cooperative'],
  ['Théâtre de la Petite-Bourgogne', 'culture', 'Montréal', 'nonProfit'],
  ['Outaouais Aventure inc.', 'tourism', 'Gatineau'],
  ['Électro-Nord Énergie inc.', 'solar', 'Saguenay'],
  ['Données Ouvertes Conseil inc.', 'software', 'Québec'],
  ['Pêcheries de la Baie inc.', 'food', 'Caraquet'],
  ['Garderie Soleil d’Acadie', 'childcare', 'Moncton', 'nonProfit'],
  ['Atelier mécanique de la Péninsule ltée', 'manufacturing', 'Caraquet'],
]

const named =
  (language: Language) =>
  ([legalName, trade, city, structure = 'corporation']: Line): NamedEmployer => ({
    legalName,
    trade,
    city,
    language,
    structure,
  })

export const namedEmployers: readonly NamedEmployer[] = [
  ...english.map(named('en')),
  ...french.map(named('fr')),
]
