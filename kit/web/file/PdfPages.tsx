import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useKitText } from '../text.ts'
import { useOpenPdf } from './open-pdf.ts'
import { PdfPage } from './PdfPage.tsx'
import classes from './pdf.module.css'

interface Props {
  content: ArrayBuffer
  /** The file, as it is called. */
  name: string
}

/** A PDF page below page, as wide as its place; one that cannot be read says so. */
export function PdfPages({ content, name }: Props) {
  const text = useKitText()
  const opened = useOpenPdf(content)
  if (opened === undefined) return <div className={classes.pages} aria-busy />
  if (opened === null) return <p className={classes.unread}>{text('pdf.unread')}</p>
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.pages} role="group" aria-label={name} tabIndex={0}>
      {numbersOf(opened).map((number) => (
        <PdfPage key={number} of={opened} number={number} />
      ))}
    </div>
  )
}

const numbersOf = ({ numPages }: PDFDocumentProxy) =>
  Array.from({ length: numPages }, (_, at) => at + 1)
