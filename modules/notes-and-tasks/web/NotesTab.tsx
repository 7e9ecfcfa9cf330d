import { Button } from '@mantine/core'
import { IconNotes, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useText } from '#kit/web/text.ts'
import { notesEndpoints, type NoteRecord } from '../contract/notes.endpoints.ts'
import { partLength } from '../contract/parents.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { NoteItem } from './NoteItem.tsx'
import type { ParentKey } from './parent-key.ts'
import { PartList } from './PartList.tsx'
import classes from './parts.module.css'

/** The notes on a record, the pinned ones on top. */
export function NotesTab({ kind, id }: ParentKey) {
  const text = useText()
  const [most, setMost] = useState(partLength)
  const [open, setOpen] = useState<NoteRecord | 'new' | null>(null)
  const answer = useAnswer(
    notesEndpoints.listNotes,
    { params: { kind, id }, query: { most: String(most) } },
    { keepPrevious: true },
  )
  const add = answer.data?.can['add'] && (
    <Button
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setOpen('new')}
    >
      {text('notes.add')}
    </Button>
  )
  return (
    <RecordSection title={text('notes.title')} actions={add}>
      <PartList
        answer={answer}
        more={() => setMost(most + partLength)}
        empty={
          <EmptyState
            mark={<IconNotes size={28} stroke={1.5} />}
            title={text('notes.empty')}
            body={text('notes.emptyHint')}
          />
        }
      >
        {(notes) => (
          <ul className={classes.notes}>
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} edit={() => setOpen(note)} />
            ))}
          </ul>
        )}
      </PartList>
      {open && (
        <NoteDialog
          of={{ kind, id }}
          note={open === 'new' ? null : open}
          close={() => setOpen(null)}
        />
      )}
    </RecordSection>
  )
}
