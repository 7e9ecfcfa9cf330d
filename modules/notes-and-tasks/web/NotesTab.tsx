import { IconNotes } from '@tabler/icons-react'
import { notesEndpoints, type NoteRecord } from '../contract/notes.endpoints.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { NoteItem } from './NoteItem.tsx'
import type { ParentKey } from './parent-key.ts'
import { PartsTab } from './PartsTab.tsx'

/** The notes on a record, the pinned ones on top. */
export const NotesTab = ({ kind, id }: ParentKey) => (
  <PartsTab<NoteRecord>
    of={{ kind, id }}
    endpoint={notesEndpoints.listNotes}
    name="notes"
    icon={IconNotes}
    item={(note, edit) => <NoteItem key={note.id} note={note} edit={edit} />}
    dialog={(note, close) => <NoteDialog of={{ kind, id }} note={note} close={close} />}
  />
)
