import type { ParentKind } from '../contract/parents.ts'

/** The record that notes, tasks and files are shown of. */
export interface ParentKey {
  kind: ParentKind
  id: string
}

/** What shows any of it is fetched anew. */
export const partTopics = ['records', 'notes', 'tasks', 'trash']
