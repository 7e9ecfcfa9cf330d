import type { Search } from './router/search.ts'

/** The list that a record was opened from, as it was asked for then. */
export interface ListOrigin {
  /** Of the list's endpoint. */
  path: string
  params?: Record<string, string> | undefined
  /** Sort, search, filters, and what the list is fixed to; never a page. */
  query: Search
  /** Where the record stood, should it leave the list. */
  cursor?: string
}

/** In this tab alone, and until signing out. */
export const originsKey = 'listOrigins'
/** Of the places that were opened lately. */
export const recentKey = 'recentPlaces'
/** Of the records that were chosen lately in forms. */
export const chosenKey = 'recentChoices'
/** So many records are remembered with their list. */
const most = 30

type Origins = Record<string, ListOrigin>
let known: Origins | null = null

function read(): Origins {
  try {
    known ??= JSON.parse(sessionStorage.getItem(originsKey) ?? '{}') as Origins
  } catch {
    known = {}
  }
  return known
}

export const originOf = (id: string): ListOrigin | null => read()[id] ?? null

/** A record was opened from a list, or its place in the list is known now. */
export function rememberOrigin(id: string, origin: ListOrigin) {
  const { [id]: _, ...others } = read()
  known = Object.fromEntries([...Object.entries(others).slice(1 - most), [id, origin]])
  try {
    sessionStorage.setItem(originsKey, JSON.stringify(known))
  } catch {
    // Kept for as long as the page stays open.
  }
}

/** Whoever signs out leaves nothing of where they were. */
export function forgetVisit() {
  known = null
  try {
    sessionStorage.removeItem(originsKey)
    sessionStorage.removeItem(recentKey)
    sessionStorage.removeItem(chosenKey)
  } catch {
    // There is nothing to forget.
  }
}
