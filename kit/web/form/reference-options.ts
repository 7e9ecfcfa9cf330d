import { folded } from '#kit/contract/folded.ts'

export interface Option {
  value: string
  label: string
  /** What it is called on its first line, where a second one identifies it; left out: the label. */
  name?: string
  about?: string
}

/** What is offered, best first. */
export interface Options extends ReadonlyArray<Option> {
  /** What is there answers an older text. */
  isLooking?: boolean
  /** Where records of the kind are opened, by which those chosen or opened lately are remembered. */
  openedAt?: string
}

/**
 * Offers other records to choose from: those that match what was typed, and the chosen one. It is
 * a hook, so that a module writes it with `useAnswer`.
 */
export type UseOptions = (typed: string, chosen: string | null) => Options

/** Those whose name begins with what was typed first, then those with a word that does. */
export function bestFirst<O extends Option>(options: readonly O[], typed: string): O[] {
  const sought = folded(typed.trim())
  if (!sought) return [...options]
  const rank = (option: O) => {
    const name = folded(option.name ?? option.label)
    if (name.startsWith(sought)) return 0
    return name.split(/[\s’'-]+/).some((word) => word.startsWith(sought)) ? 1 : 2
  }
  return options.toSorted((one, other) => rank(one) - rank(other))
}

/** Those whose name contains what was typed, and the chosen one; its own name in the box is no search. */
export function matching<O extends Option>(
  options: readonly O[],
  typed: string,
  chosen: string | null,
): O[] {
  const own = options.find(({ value }) => value === chosen)?.label
  if (!typed || typed === own) return [...options]
  const sought = folded(typed)
  return options.filter(({ label, value }) => value === chosen || folded(label).includes(sought))
}
