import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload, IconTrash } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { questions } from '#kit/web/dialog/confirm.ts'
import { railSlot } from '#kit/web/record/rail-slot.ts'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { FileRecord } from '../contract/files.endpoints.ts'
import { saveFile } from './FileCard.tsx'
import { FileSize } from '#kit/web/file/FileSize.tsx'
import classes from './files.module.css'
import { useAct, useDelete } from './use-act.ts'
import { WholeFile } from './WholeFile.tsx'

interface ViewerProps {
  files: readonly FileRecord[]
  shown: string
  show: (id: string | null) => void
  mayChange: boolean
  /** It is evidence: it stands beside the record that is judged by it, where there is room. */
  isEvidence?: boolean
}

/** One file at a time: ← and → lead to the others, Esc closes, Delete asks. */
export function FileViewer({ files, shown, show, mayChange, isEvidence }: ViewerProps) {
  const text = useText()
  const act = useAct()
  const remove = useDelete('file')
  const [isBeside] = useState(() => Boolean(isEvidence && railSlot.get()))
  const at = files.findIndex(({ id }) => id === shown)
  const file = files[at]
  const step = (by: number) => {
    const next = files[(at + by + files.length) % files.length]
    if (next) show(next.id)
  }
  const askDelete = async () => {
    if (!file || !mayChange || !(await remove(file))) return
    show((files[at + 1] ?? files[at - 1])?.id ?? null)
  }
  useKeys({ ArrowLeft: () => step(-1), ArrowRight: () => step(1), Delete: () => void askDelete() })
  if (!file) return null
  return (
    <Frame {...{ isBeside }} title={file.caption ?? file.name} close={() => show(null)}>
      <div className={classes.viewer} data-beside={isBeside || undefined}>
        <Step by={-1} step={step} isOnly={files.length < 2} />
        <WholeFile file={file} />
        <Step by={1} step={step} isOnly={files.length < 2} />
      </div>
      <div className={classes.about}>
        <p role="status" className="numbers">
          {text('files.place', { at: at + 1, count: files.length })}
        </p>
        <p className="quiet">
          {file.name} · <FileSize bytes={file.sizeBytes} /> · {file.uploadedBy.name},{' '}
          <InstantText value={file.createdAt} />
        </p>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void act(() => saveFile(file))}
        >
          {text('files.save')}
        </Button>
        {mayChange && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void askDelete()}
          >
            {text('acts.delete')}
          </Button>
        )}
      </div>
    </Frame>
  )
}

function Frame(props: {
  isBeside: boolean
  title: string
  close: () => void
  children: ReactNode
}) {
  const { isBeside, ...rest } = props
  return isBeside ? <SidePanel as="look" {...rest} /> : <Dialog fullScreen {...rest} />
}

function Step(props: { by: 1 | -1; step: (by: number) => void; isOnly: boolean }) {
  const text = useText()
  const Arrow = props.by < 0 ? IconChevronLeft : IconChevronRight
  return (
    <ActionIcon
      variant="default"
      size={44}
      disabled={props.isOnly}
      aria-label={text(props.by < 0 ? 'files.previous' : 'files.next')}
      onClick={() => props.step(props.by)}
    >
      <Arrow size={22} aria-hidden />
    </ActionIcon>
  )
}

/** While a question is open the keys are its own. */
function useKeys(keys: Record<string, () => void>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key]
      const isTyped = (event.target as HTMLElement).closest('input, textarea')
      if (!act || isTyped || questions.get()) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
