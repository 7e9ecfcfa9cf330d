import {
  IconLock,
  IconNote,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { callApi } from '#kit/web/api-call.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import { TimelineRow } from '#kit/web/record/TimelineRow.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { notesEndpoints, type NoteRecord } from '../contract/notes.endpoints.ts'
import { readAloud } from '../contract/mentions.ts'
import { NoteText } from './NoteText.tsx'
import classes from './parts.module.css'
import { useAct, useDelete } from './use-act.ts'

export function NoteItem({ note, edit }: { note: NoteRecord; edit: () => void }) {
  const text = useText()
  const { author, createdAt, editedAt, isPinned, visibility } = note
  const Sign = isPinned ? IconPin : IconNote
  return (
    <TimelineRow
      icon={<Sign size={16} aria-hidden />}
      at={createdAt}
      menu={
        <RowMenu name={text('notes.of', { name: author.name })} actions={useActions(note, edit)} />
      }
    >
      <p className={classes.by}>
        <strong>{author.name}</strong>
        {isPinned && <span className={classes.mark}>{text('notes.pinned')}</span>}
        {visibility === 'private' && (
          <span className={classes.mark}>
            <IconLock size={14} aria-hidden />
            {text('notes.private')}
          </span>
        )}
        {editedAt && (
          <span className="quiet">
            {text('notes.edited')} <InstantText value={editedAt} />
          </span>
        )}
      </p>
      <p className={classes.text}>
        <NoteText note={note} />
      </p>
    </TimelineRow>
  )
}

function useActions({ id, version, isPinned, can, body, mentions }: NoteRecord, edit: () => void) {
  const text = useText()
  const act = useAct()
  const remove = useDelete('note')
  if (!can['edit']) return []
  const said = readAloud(body, mentions)
  const name = said.length > 40 ? `${said.slice(0, 40)}…` : said
  const PinIcon = isPinned ? IconPinnedOff : IconPin
  const pin = () =>
    act(() =>
      callApi(notesEndpoints.editNote, { params: { id }, version, body: { isPinned: !isPinned } }),
    )
  const actions: RowAction[] = [
    {
      key: 'edit',
      label: text('acts.edit'),
      icon: <IconPencil size={16} aria-hidden />,
      run: edit,
    },
    {
      key: 'pin',
      label: text(isPinned ? 'notes.unpin' : 'notes.pin'),
      icon: <PinIcon size={16} aria-hidden />,
      run: () => void pin(),
    },
    {
      key: 'delete',
      label: text('acts.delete'),
      icon: <IconTrash size={16} aria-hidden />,
      danger: true,
      run: () => void remove({ id, version, name }),
    },
  ]
  return actions
}
