export interface Option {
  value: string
  label: string
}

/**
 * Offers other records to choose from: those that match what was typed, and the chosen one. It is
 * a hook, so that a module writes it with `useAnswer`.
 */
export type UseOptions = (typed: string, chosen: string | null) => readonly Option[]
