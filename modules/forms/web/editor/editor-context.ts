import { createContext, use } from 'react'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Definition } from '../../contract/definition.ts'
import type { Edit } from '../../contract/edits.ts'
import type { FormRecord, VersionFacts } from '../../contract/forms.endpoints.ts'
import type { UnsavedParts } from './unsaved.ts'

/** Why the latest change was not taken. */
export type Notice =
  | { kind: 'problem'; error: unknown; again: (() => void) | null }
  | { kind: 'meanwhile'; by: string | null; again: (() => void) | null }
  /** There is no draft any more: somebody else has published or discarded it. */
  | { kind: 'gone'; number: number | null; published: VersionFacts | null }
  | { kind: 'incomplete' }
  | { kind: 'refused'; why: string; names: Record<string, Bilingual | null> }

/** A change of the definition as it is when its turn comes; null when there is nothing to change. */
export type MakeEdit = (definition: Definition) => Edit | null

export interface Editor {
  form: FormRecord
  /** What is shown: the draft, or the published version while there is none. */
  definition: Definition
  mayEdit: boolean
  notice: Notice | null
  setNotice: (notice: Notice | null) => void
  /** Changes are taken one after the other. @returns whether it was taken */
  run: (make: MakeEdit) => Promise<boolean>
  undo: () => Promise<boolean>
  discard: () => Promise<boolean>
  begin: (from?: string) => Promise<boolean>
  publish: (reason: string) => Promise<boolean>
  /** What was written and is not saved yet. */
  unsaved: UnsavedParts
  /** Why the next version is published, as far as it is written. */
  reason: string
  setReason: (reason: string) => void
  /** The section or question that is open. */
  at: string | null
  choose: (id: string | null) => void
  /** The question that was just added: its words are written next. */
  added: string | null
  open: (added: string) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A part of the editor outside of it')
  return editor
}
