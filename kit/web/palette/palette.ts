import type { Tone } from '#kit/contract/define-status.ts'
import { smallStore } from '../small-store.ts'

/** A place that can be gone to again. */
export interface PalettePlace {
  id: string
  title: string
  href: string
}

/** A record as a line tells of it, found by the module that knows it. */
export interface FoundRecord {
  id: string
  name: string
  reference: string | null
  fact: string | null
  state: { word: string; tone: Tone } | null
  path: string
}

/** The best of what one kind of records has. */
export interface FoundKind {
  kind: string
  title: string
  /** The list that finds the same. */
  listPath: string | null
  total: number
  totalIsExact?: false | undefined
  found: readonly FoundRecord[]
}

/** How records are looked up, and where all that is found can be seen. */
export interface RecordSearch {
  find: (typed: string, signal: AbortSignal) => Promise<readonly FoundKind[]>
  pathOf: (typed: string, kind?: string) => string
}

/** `apps/web` gives it. */
export const recordSearch = smallStore<RecordSearch | null>(null)

/** How often the palette was asked for; the parts are fetched at the first time. */
export const paletteCalls = smallStore(0)

export const openPalette = () => paletteCalls.set(paletteCalls.get() + 1)
