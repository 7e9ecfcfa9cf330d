import { IconUpload } from '@tabler/icons-react'
import { useEffect, useState, type DragEvent } from 'react'
import { useText } from '#kit/web/text.ts'
import { ofInvestors } from '../contract/import-places.ts'
import type { ImportKind } from '../contract/imports.endpoints.ts'
import classes from './imports.module.css'

/**
 * While a file is dragged over the page: where to let it go. Those who do not drag have the buttons;
 * what is dropped beside is not opened by the browser.
 */
export function DropOnPage({ take }: { take: (kind: ImportKind, file: File) => void }) {
  const text = useText()
  const [isDragged, setDragged] = useState(false)
  useFilesOverPage(setDragged)
  if (!isDragged) return null
  const drop = (kind: ImportKind, { dataTransfer }: DragEvent) => {
    const [file] = dataTransfer.files
    if (file) take(kind, file)
  }
  return (
    <div className={classes.dropPage}>
      {ofInvestors.map((kind) => (
        <div key={kind} className={classes.drop} onDrop={(event) => drop(kind, event)}>
          <IconUpload size={32} aria-hidden />
          {text(`upload.drop.${kind}`)}
        </div>
      ))}
    </div>
  )
}

const hasFiles = ({ dataTransfer }: globalThis.DragEvent) =>
  dataTransfer?.types.includes('Files') ?? false

function useFilesOverPage(tell: (isOver: boolean) => void) {
  useEffect(() => {
    const over = (event: globalThis.DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      tell(true)
    }
    // Nothing is entered next when the pointer leaves the window.
    const leave = ({ relatedTarget }: globalThis.DragEvent) => relatedTarget === null && tell(false)
    const drop = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
      tell(false)
    }
    const on = { dragenter: over, dragover: over, dragleave: leave, drop } as const
    const names = Object.keys(on) as (keyof typeof on)[]
    for (const name of names) window.addEventListener(name, on[name])
    return () => {
      for (const name of names) window.removeEventListener(name, on[name])
    }
  }, [tell])
}
