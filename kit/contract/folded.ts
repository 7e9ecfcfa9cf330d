/** Words as they are compared when something is looked for: without accents, in small letters. */
export const folded = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
