import { useState, type ReactNode } from 'react'
import { FileContent, isReadInPlace, type KeptFile } from './FileContent.tsx'
import { FileSize } from './FileSize.tsx'
import classes from './in-place.module.css'

interface Props extends KeptFile {
  /** Null where nobody has measured it. */
  sizeBytes: number | null
  /** What it is judged by, and nothing else is: it is open from the start. */
  isShown?: boolean
  /** Downloads it. */
  children: ReactNode
}

/** A file that is folded out where it is named; what no browser draws is downloaded. */
export function FileInPlace({ sizeBytes, isShown = false, children, ...file }: Props) {
  const [isOpen, setOpen] = useState(isShown)
  if (!isReadInPlace(file.mediaType)) return children
  return (
    <details
      className={classes.file}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={classes.name}>{file.name}</span>{' '}
        {sizeBytes !== null && <FileSize bytes={sizeBytes} />}
      </summary>
      {isOpen && (
        <div className={classes.content}>
          <FileContent {...file} />
          {children}
        </div>
      )}
    </details>
  )
}
