import { smallStore } from '../small-store.ts'

/** Something that can be reached by typing: a record, found by the module that knows it. */
export interface PaletteFind {
  id: string
  title: string
  detail?: string
  href: string
}

/** Looks records up for the palette; `apps/web` gives it when there is one. */
export type PaletteSearch = (typed: string, signal: AbortSignal) => Promise<PaletteFind[]>

export const paletteSearch = smallStore<PaletteSearch | null>(null)

/** How often the palette was asked for; the parts are fetched at the first time. */
export const paletteCalls = smallStore(0)

export const openPalette = () => paletteCalls.set(paletteCalls.get() + 1)

/** Screens opened lately, newest first, for this visit. */
export const recentPlaces = smallStore<readonly PaletteFind[]>([])

export function rememberPlace(place: PaletteFind) {
  const others = recentPlaces.get().filter(({ href }) => href !== place.href)
  recentPlaces.set([place, ...others].slice(0, 5))
}
