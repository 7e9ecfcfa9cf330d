import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react'
import { useText } from '#kit/web/text.ts'
import { documentTypes, mostBytes, pictureTypes } from '../contract/record-file.ts'
import classes from './files.module.css'

const accept = [...pictureTypes, ...documentTypes].join()
const inMB = (bytes: number) => bytes / 1024 / 1024

interface DropZoneProps {
  input: RefObject<HTMLInputElement | null>
  take: (files: readonly File[]) => void
}

/** Takes files that are dropped here, or pasted anywhere on the page but into something typed. */
export function DropZone({ input, take }: DropZoneProps) {
  const text = useText()
  const [isOver, setOver] = useState(false)
  usePastedFiles(take)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    // Dropping has the button and pasting beside it, for those who do not drag.
    <div
      className={`${classes.drop} no-print`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{text('files.drop')}</p>
      <p className="quiet">
        {text('files.limits', { picture: inMB(mostBytes.image), other: inMB(mostBytes.other) })}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={text('files.add')}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

function usePastedFiles(take: (files: readonly File[]) => void) {
  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      const isTyping = target instanceof Element && target.closest('input, textarea')
      const files = [...(clipboardData?.files ?? [])]
      if (!isTyping && files.length > 0) taking.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
