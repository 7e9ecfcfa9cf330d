import {
  IconArrowLeft,
  IconArrowRight,
  IconDownload,
  IconFileText,
  IconPencil,
  IconPhoto,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { downloadFile } from '#kit/web/api-download.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import { useText } from '#kit/web/text.ts'
import { filesEndpoints, type FileRecord } from '../contract/files.endpoints.ts'
import { FileDialog } from './FileDialog.tsx'
import { FileSize } from '#kit/web/file/FileSize.tsx'
import classes from './files.module.css'
import { useAct, useDelete } from './use-act.ts'
import { usePicture } from './use-picture.ts'

interface FileCardProps {
  file: FileRecord
  place: { at: number; last: number }
  mayChange: boolean
  open: () => void
}

export const saveFile = ({ id, name }: FileRecord) =>
  downloadFile(filesEndpoints.downloadFile, { params: { id } }, name)

export function FileCard({ file, place, mayChange, open }: FileCardProps) {
  const text = useText()
  const [isEditing, setEditing] = useState(false)
  const actions = useActions(file, { place, mayChange, edit: () => setEditing(true) })
  const { name, caption, kind, sizeBytes } = file
  return (
    <li className={classes.card}>
      <button
        type="button"
        className={classes.open}
        aria-label={text('files.open', { name })}
        onClick={open}
      >
        <Thumbnail file={file} />
      </button>
      <div className={classes.words}>
        <p className={classes.name}>{caption ?? name}</p>
        {caption && <p className={`${classes.name} quiet`}>{name}</p>}
        <p className="quiet">
          {text(`choices.kind.${kind}`)} · <FileSize bytes={sizeBytes} />
        </p>
      </div>
      <RowMenu name={name} actions={actions} />
      {isEditing && <FileDialog file={file} close={() => setEditing(false)} />}
    </li>
  )
}

function Thumbnail({ file }: { file: FileRecord }) {
  const url = usePicture(file, 'small')
  const Mark = file.width === null ? IconFileText : IconPhoto
  return url ? <img src={url} alt="" /> : <Mark size={36} stroke={1.25} aria-hidden />
}

function useActions(
  file: FileRecord,
  { place, mayChange, edit }: Pick<FileCardProps, 'place' | 'mayChange'> & { edit: () => void },
): RowAction[] {
  const text = useText()
  const act = useAct()
  const remove = useDelete('file')
  const { id, version, name } = file
  const move = (to: number) =>
    void act(() => callApi(filesEndpoints.placeFile, { params: { id }, body: { place: to } }))
  const save: RowAction = {
    key: 'save',
    label: text('files.save'),
    icon: <IconDownload size={16} aria-hidden />,
    run: () => void act(() => saveFile(file)),
  }
  if (!mayChange) return [save]
  const earlier: RowAction = {
    key: 'earlier',
    label: text('files.earlier'),
    icon: <IconArrowLeft size={16} aria-hidden />,
    run: () => move(place.at),
  }
  const later: RowAction = {
    key: 'later',
    label: text('files.later'),
    icon: <IconArrowRight size={16} aria-hidden />,
    run: () => move(place.at + 2),
  }
  return [
    save,
    {
      key: 'edit',
      label: text('files.describe'),
      icon: <IconPencil size={16} aria-hidden />,
      run: edit,
    },
    ...(place.at > 0 ? [earlier] : []),
    ...(place.at < place.last ? [later] : []),
    {
      key: 'delete',
      label: text('acts.delete'),
      icon: <IconTrash size={16} aria-hidden />,
      danger: true,
      run: () => void remove({ id, version, name }),
    },
  ]
}
