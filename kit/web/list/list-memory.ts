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
}

const nothing: TableMemory = { parameters: {}, order: [], hidden: [], density: 'normal' }

export function useTableMemory(key: string) {
  const [memory, setMemory] = useState(() => ({
    ...nothing,
    ...readStoredJson<Partial<TableMemory>>(key),
  }))
  const remember = (changes: Partial<TableMemory>) => {
    const next = { ...nothing, ...readStoredJson<Partial<TableMemory>>(key), ...changes }
    writeStoredJson(key, next)
    setMemory(next)
  }
  return { memory, remember }
}
