import { use, useState, type ComponentType } from 'react'
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
  /** What is written to people from outside about it, and the way to write more. */
  Messages: ComponentType<RecordKey>
  /** What proves it, and the way to send more. */
  Documents: ComponentType<RecordKey>
  /** What was written about it on paper; nothing where nothing was. */
  Letters: ComponentType<RecordKey>
  /** Those of one kind, named in a line and opened there. */
  FilesOfKind: ComponentType<
    RecordKey & { only: string; none?: string | undefined; seen?: (() => void) | undefined }
  >
  /** “Files (2)”, for the fold that they lie in. */
  useFilesTitle: (of: RecordKey) => string
}

type Following = { default: ComponentType<RecordKey> }

/** The app says which there are; they are fetched with the first record that shows them. */
export const recordParts: {
  load: () => Promise<RecordParts | null>
  /** How somebody says what they want to hear of a record. */
  loadFollowing?: () => Promise<Following>
} = {
  load: async () => null,
}

export type LoadedParts =
  | { parts: RecordParts | null; error: null }
  | { parts: null; error: unknown }

const load = (): Promise<LoadedParts> =>
  recordParts.load().then(
    (parts) => ({ parts, error: null }),
    (error: unknown) => ({ parts: null, error }),
  )

let loaded: Promise<LoadedParts> | null = null

const firstOrLast = () => (loaded ??= load())

/** Suspends until they are there; a record without them is better than none, and says so. */
export function useRecordParts() {
  const [, setAttempt] = useState(0)
  const answer = use(firstOrLast())
  const retry = () => {
    loaded = load()
    setAttempt((before) => before + 1)
  }
  return { ...answer, retry }
}
