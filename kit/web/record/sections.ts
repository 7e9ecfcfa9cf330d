import { createContext, useCallback, useState } from 'react'

export interface Section {
  id: string
  title: string
  element: HTMLElement
}

/** Tells the record of a section; gives back how to take it away. */
export type RegisterSection = (section: Section) => () => void

export const SectionsContext = createContext<RegisterSection | null>(null)

/** Within a section: what stands there is no section of the record's own. */
export const IsPart = createContext(false)

/** The sections of a record in the order in which they stand in the page. */
export function useSections() {
  const [all, setAll] = useState<readonly Section[]>([])
  const register = useCallback((section: Section) => {
    setAll((now) => [...now.filter(({ id }) => id !== section.id), section].toSorted(inPage))
    return () => setAll((now) => now.filter(({ id }) => id !== section.id))
  }, [])
  return { all, register }
}

const inPage = (one: Section, other: Section) =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
