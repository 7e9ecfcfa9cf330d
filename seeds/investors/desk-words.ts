/** What people have written on records, from the hand of whoever looks after them. */
export const noteTexts = {
  en: [
    'Prefers a call in the morning, before nine. Her daughter Helen may be told of the holding; the power of attorney is among the files.',
    'Asked what the dividend of the spring would come to. I sent the statement of the year and said that nothing is decided before the general meeting.',
    'Met at the shareholders’ evening in Ottawa. He is thinking of passing half of the shares to his son and would like to see both records before and after.',
    'The letter of March came back: the family has moved to Kingston. New address entered today, confirmed by telephone.',
    'Wants everything by post, nothing by email. Large print, please.',
    'Has sold his business and asks whether a larger purchase can be paid in two parts. I have promised an answer by the end of the week.',
    'Careful with the name: it is written with one “l”. He has pointed it out twice.',
  ],
  fr: [
    'Préfère être appelée en fin d’après-midi. Son conjoint, M. Lavigne, peut recevoir les relevés; la procuration est parmi les fichiers.',
    'A demandé une confirmation écrite de l’ordre de septembre. Envoyée par la poste le jour même.',
    'Rencontrée à l’assemblée de Québec. Elle songe à acheter de nouveau au printemps si le cours se maintient; la rappeler en février.',
    'Le relevé de janvier nous est revenu. Nouvelle adresse à Sherbrooke, vérifiée au téléphone.',
    'Souhaite que tout passe par son comptable, M. Arsenault, qui nous a écrit le 3 du mois.',
    'Hésite à vendre une partie pour financer des rénovations. Je lui ai montré ce que donnerait la vente de cent actions au cours d’aujourd’hui.',
    'Attention : deux personnes du même nom habitent à la même adresse, le père et le fils. Vérifier la date de naissance.',
  ],
} as const

/** A note that only its author sees. */
export const privateNotes = {
  en: 'To myself: ask about the boat before talking business.',
  fr: 'Pour moi : prendre des nouvelles de sa mère avant de parler d’affaires.',
} as const

export interface TaskText {
  title: string
  /** Days from today; before today it is overdue. */
  inDays: number
  at?: string
  priority?: 'low' | 'normal' | 'high'
  isDone?: boolean
  remindMinutes?: number
}

export const taskTexts: Record<'en' | 'fr', readonly TaskText[]> = {
  en: [
    { title: 'Call about the purchase in two parts', inDays: 0, at: '15:30', priority: 'high' },
    { title: 'Send the statement of the year by post', inDays: 2 },
    { title: 'Ask for a copy of the passport, the one on file has expired', inDays: -3 },
    { title: 'Prepare the transfer to the son: both records, before and after', inDays: 6 },
    {
      title: 'Wish a happy birthday and ask about the new address',
      inDays: 9,
      remindMinutes: 1440,
    },
    { title: 'Confirm the new address by telephone', inDays: -12, isDone: true },
  ],
  fr: [
    {
      title: 'Rappeler au sujet d’un achat au printemps',
      inDays: 1,
      at: '10:00',
      remindMinutes: 60,
    },
    { title: 'Envoyer la confirmation écrite de l’ordre', inDays: 0, priority: 'high' },
    { title: 'Vérifier avec le comptable l’adresse de correspondance', inDays: 4 },
    { title: 'Demander une copie signée de la procuration', inDays: -5 },
    { title: 'Préparer le relevé pour la rencontre du mois prochain', inDays: 14, priority: 'low' },
    { title: 'Corriger l’adresse au registre', inDays: -8, isDone: true },
  ],
}

/** The organisation’s own words, as it writes them. */
export const tagNames = [
  'Assemblée 2026',
  'Family holding',
  'Founding shareholder',
  'Large print',
  'Par la poste',
  'Transfer planned',
] as const

export const documents = {
  powerOfAttorney: {
    name: 'Procuration.pdf',
    caption: 'Signée le 14 janvier, l’original au coffre',
    lines: [
      'PROCURATION',
      '',
      'Je donne par la presente a mon conjoint le pouvoir',
      'de recevoir mes releves et de demander des',
      'renseignements au sujet de mes actions.',
      '',
      'Quebec, le 14 janvier',
    ],
  },
  instruction: {
    name: 'Instruction.pdf',
    caption: 'By post, received on the 3rd',
    lines: [
      'INSTRUCTION TO THE REGISTRAR',
      '',
      'Please send all statements and letters to my',
      'accountant until I write otherwise.',
      '',
      'Ottawa',
    ],
  },
} as const
