import { useState } from 'react'
import { readStoredJson, writeStoredJson } from '#kit/web/browser-storage.ts'
import type { BoardColumn } from '../../contract/leads.endpoints.ts'

const key = 'leadsFolded'

/** Which columns are folded; unless somebody said otherwise, those without a lead. */
export function useFolded() {
  const [said, setSaid] = useState(() => readStoredJson<Record<string, boolean>>(key) ?? {})
  const set = (id: string, isFolded: boolean) => {
    const next = { ...said, [id]: isFolded }
    writeStoredJson(key, next)
    setSaid(next)
  }
  return { isFolded: ({ id, all }: BoardColumn) => said[id] ?? all === 0, set }
}
