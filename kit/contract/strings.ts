export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** The words of a module: nested, every leaf an ICU message. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** The French of an English set of strings: the same keys, each a string. */
export type Translated<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : Translated<English[K]>
}

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language)
