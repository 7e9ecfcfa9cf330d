import { useText } from '#kit/web/text.ts'
import type { formsEn } from '../strings.en.ts'

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`
}[keyof T & string]
export type WordKey = Keys<typeof formsEn>

/** The applicants' words, checked by type. */
export interface Words {
  (key: WordKey, values?: Record<string, string | number>): string
  has: (key: string) => boolean
}

export const useWords = () => useText('intake') as unknown as Words
