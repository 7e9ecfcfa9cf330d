import { use, type ComponentType } from 'react'
import type { DescribeChange } from './HistoryLine.tsx'

/** A record of some kind, as the address names it. */
export interface RecordKey {
  kind: string
  id: string
}

export interface ActivityProps extends RecordKey {
  /** Changes that are no field of the entity around. */
  describe?: DescribeChange | undefined
}

/** What another module hangs on records. */
export interface RecordParts {
  /** Notes, tasks, messages and history, as one timeline. */
  Activity: ComponentType<ActivityProps>
  Files: ComponentType<RecordKey>
  /** “Files (2)”, for the fold that they lie in. */
  useFilesTitle: (of: RecordKey) => string
}

/** The app says which there are; they are fetched with the first record that shows them. */
export const recordParts: { load: () => Promise<RecordParts | null> } = {
  load: async () => null,
}

let loaded: Promise<RecordParts | null> | null = null

/** Suspends until they are there; a record without them is better than none. */
export const useRecordParts = () => use((loaded ??= recordParts.load().catch(() => null)))
