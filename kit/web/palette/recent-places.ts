import { recentKey } from '../list-origins.ts'
import { session } from '../session.ts'
import { smallStore } from '../small-store.ts'
import type { PalettePlace } from './palette.ts'

interface Kept {
  /** Whose they are: nobody else is offered them. */
  of: string
  places: readonly PalettePlace[]
}

const nobodys: Kept = { of: '', places: [] }
const most = 6

/** In this tab alone, and until signing out. */
function read(): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(recentKey) ?? 'null') as Kept | null) ?? nobodys
  } catch {
    return nobodys
  }
}

const kept = smallStore(read())
const present = () => session.get().person?.uuid ?? ''
const placesOf = ({ of, places }: Kept) => (of === present() ? places : [])

export function rememberPlace(place: PalettePlace) {
  const others = placesOf(kept.get()).filter(({ href }) => href !== place.href)
  const next = { of: present(), places: [place, ...others].slice(0, most) }
  kept.set(next)
  try {
    sessionStorage.setItem(recentKey, JSON.stringify(next))
  } catch {
    // Kept for as long as the page stays open.
  }
}

/** Screens and records that the person opened lately, newest first. */
export const useRecentPlaces = () => placesOf(kept.use())
