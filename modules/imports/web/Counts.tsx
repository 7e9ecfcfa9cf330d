import { useText } from '#kit/web/text.ts'
import { rowStates, type ImportRow } from '../contract/imports.endpoints.ts'

/** How many rows became what, in words; what is nothing is left out. */
export function Counts({ counts }: Pick<ImportRow, 'counts'>) {
  const text = useText()
  const told = rowStates.filter((state) => state !== 'waiting' && (counts[state] ?? 0) > 0)
  return told.map((state) => text(`counts.${state}`, { count: counts[state] ?? 0 })).join(' · ')
}
