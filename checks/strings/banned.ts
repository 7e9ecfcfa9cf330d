/** What no string may say, in either language; each with what it looks like. */
export type Banned = readonly (readonly [name: string, pattern: RegExp])[]

const letter = String.raw`[\p{L}\p{N}]`

/** A whole word, whatever letters it has: `\b` knows none with accents. */
const word = (pattern: string, flags = 'iu') =>
  new RegExp(`(?<!${letter})(?:${pattern})(?!${letter})`, flags)

const words = (...patterns: string[]): Banned =>
  patterns.map((pattern) => [pattern, word(pattern)] as const)

export const bannedEnglish: Banned = [
  ...words('nobody(?:’s)?', 'somebody(?:’s)?', 'whoever', 'whom', 'shall', 'anew', 'no more'),
  ...words('go(?:es)? on', 'for good', 'you may', 'at once', 'stands', 'lies', 'please', 'invalid'),
  ...words('e-mail', 'telephone', 'mailbox', 'half', 'halves', 'programmes?'),
  ['e.g.', /e\.g\./],
  ['-isation', /isations?(?!\p{L})/u],
  ['-ise', word('(?:organ|real|custom|recogn|subsid|author|summar|final|unreal)is(?:e|ed|es|ing)')],
  ['a space before %', /[\d}] %/],
  ['a contraction', /n’t(?!\p{L})|(?<=\p{L})’(?:ll|re|ve)(?!\p{L})/u],
  ['(s)', /\(s\)/],
]

const infinitive =
  '(?!premier|dernier|dossier|papier|fichier|calendrier|courrier)[\\p{Ll}]+(?:er|ir)'

export const bannedFrench: Banned = [
  ['Genre', word('Genre|genre d[’e][^.]*', 'u')],
  ...words('chiffres? d’affaires', 'numéros? du client', 'numéros? de dépôt', 'de côté'),
  ...words('pour de bon', 'veuillez', 'soumis(?:e|es)?', 'clients?', 'une retenue'),
  ['connecté', word('(?:dé)?connect(?:é|ée|és|ées|er|ez)')],
  ['Détention', word('Détention', 'u')],
  ['Donnée', word('Donnée', 'u')],
  ['Premier point', word('premier point|deuxième point')],
  [
    'Personne',
    /(?<![\p{L}’] ?)Personne(?= n[e’]| encore| d’autre|$)|(?<!(?:la|cette|une|[Ll]a|[Cc]ette|[Uu]ne|autre) )personne n[e’](?= ?\p{L})/u,
  ],
  [
    'a pronoun and an infinitive',
    new RegExp(`^(?:(?:La|Le|Les) |L’)(?:${infinitive}|suivre|poursuivre|mettre)(?!\\p{L})`, 'u'),
  ],
  ['(s)', /\(s\)/],
]

export const faultsIn = (message: string, banned: Banned): string[] =>
  banned.flatMap(([name, pattern]) => (pattern.test(message) ? [name] : []))
