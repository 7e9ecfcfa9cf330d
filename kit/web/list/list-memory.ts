import { useState } from 'react'
import { readStoredJson, writeStoredJson } from '../browser-storage.ts'
import type { Search } from '../router/search.ts'

export const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

/** What a list remembers under its key until signing out. */
export interface TableMemory {
  /** As in the address: page, sort, search, filters. */
  parameters: Search
  /** Column keys in the chosen order. */
  order: string[]
  hidden: string[]
  density: Density
  /** Columns that do not fit are reached by scrolling sideways; otherwise they are folded. */
  scrolls: boolean
  /** The parameters of lists that share the key, by what each is fixed to. */
  parts: Record<string, Search>
}

const nothing: TableMemory = {
  parameters: {},
  order: [],
  hidden: [],
  density: 'normal',
  scrolls: false,
  parts: {},
}

/** Lists of one key, e.g. one list per stage, share columns and density, and filter each its own. */
export function useTableMemory(key: string, part = '') {
  const read = (): TableMemory => ({ ...nothing, ...readStoredJson<Partial<TableMemory>>(key) })
  const ofPart = (all: TableMemory) => (part ? { ...all, parameters: all.parts[part] ?? {} } : all)
  const [memory, setMemory] = useState(() => ofPart(read()))
  const remember = ({ parameters, ...changes }: Partial<TableMemory>) => {
    const before = read()
    const own =
      parameters && (part ? { parts: { ...before.parts, [part]: parameters } } : { parameters })
    const next = { ...before, ...changes, ...own }
    writeStoredJson(key, next)
    setMemory(ofPart(next))
  }
  return { memory, remember }
}
