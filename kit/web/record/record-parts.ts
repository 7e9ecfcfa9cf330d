import { use, type ComponentType } from 'react'

/** A record of some kind, as the address names it. */
export interface RecordKey {
  kind: string
  id: string
}

/** What another module hangs on records: a tab of their screens. */
export interface RecordPart {
  /** As in the address: `?tab={key}`. */
  key: string
  Label: ComponentType<RecordKey>
  Panel: ComponentType<RecordKey>
}

/** The app says which there are; they are fetched with the first record that shows them. */
export const recordParts: { load: () => Promise<readonly RecordPart[]> } = {
  load: async () => [],
}

let loaded: Promise<readonly RecordPart[]> | null = null

/** Suspends until they are there; a record without them is better than none. */
export const useRecordParts = () => use((loaded ??= recordParts.load().catch(() => [])))
