import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import {
  importsEndpoints,
  type ImportRecord,
  type ImportRepeat,
} from '../contract/imports.endpoints.ts'
import { PagedRows } from './PagedRows.tsx'
import { usePart } from './use-part.ts'
import classes from './imports.module.css'

/** Rows of the file that are about the same, and what would become of each. */
export function Repeats({ record: { id } }: { record: ImportRecord }) {
  const text = useText()
  const part = usePart<ImportRepeat>(importsEndpoints.listImportRepeats, id)
  if (part.rows.length === 0) return null
  return (
    <RecordSection title={text('repeats.title')}>
      <p className="quiet">{text('repeats.hint')}</p>
      <ul className={classes.groups}>
        {part.rows.map(({ id: key, labels, count, rows }) => (
          <li key={key}>
            <strong>{text('repeats.same', { count, fields: labels.join(', ') })}</strong>{' '}
            {rows
              .map(({ line, becomes }) => text(`repeats.becomes.${becomes}`, { line }))
              .join(' · ')}
            {count > rows.length && ` ${text('repeats.more', { count: count - rows.length })}`}
          </li>
        ))}
      </ul>
      <PagedRows part={part} />
    </RecordSection>
  )
}
