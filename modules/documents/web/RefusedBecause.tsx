import { useText } from '#kit/web/text.ts'
import type { DocumentFile } from '../contract/document.ts'
import classes from './send.module.css'

/** Why a document was refused, and what to send instead. */
export function RefusedBecause({ file }: { file: DocumentFile }) {
  const text = useText('documents')
  const { reasonCodes, note } = file
  const reasons = reasonCodes.map((code) => text(`choices.reasonCodes.${code}`)).join(', ')
  return (
    <p className={classes.said}>
      <strong>{text('list.refusedBecause', { reasons })}</strong>
      {note && <>{`\n${note}`}</>}
    </p>
  )
}
