import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import {
  importsEndpoints,
  type ImportRecord,
  type ProblemGroup,
} from '../contract/imports.endpoints.ts'
import { MendValue } from './MendValue.tsx'
import { WrongValue } from './WrongValue.tsx'
import classes from './imports.module.css'

/** What is wrong, by reason, with the cells as they were typed; after a check they are mended here. */
export function Problems({ record }: { record: ImportRecord }) {
  const text = useText()
  const mayImport = useMay('import', 'Imports')
  const { data } = useAnswer(
    importsEndpoints.listImportProblems,
    { params: { id: record.id } },
    { keepPrevious: true },
  )
  if (!data?.data.length) return null
  const mayMend = mayImport && record.state === 'checked' && record.hasContent
  return (
    <RecordSection title={text('problems.title')}>
      {mayMend && <p className="quiet">{text('problems.hint')}</p>}
      <ul className={classes.groups}>
        {data.data.map((group) => (
          <Group key={group.id} group={group} record={record} mayMend={mayMend} />
        ))}
      </ul>
    </RecordSection>
  )
}

interface GroupProps {
  group: ProblemGroup
  record: ImportRecord
  mayMend: boolean
}

function Group({ group, record, mayMend }: GroupProps) {
  const text = useText()
  const { field, label, message, count, values, moreValues } = group
  return (
    <li>
      <h3 className={classes.reason}>
        {text('problems.rows', { count })} {label && <>{text('rows.field', { field: label })} </>}
        {message}
      </h3>
      <ul className={classes.values}>
        {values.map((value) =>
          mayMend && field ? (
            <MendValue
              key={value.key}
              record={record}
              field={field}
              label={label ?? field}
              wrong={value}
            />
          ) : (
            <li key={value.key}>
              <WrongValue wrong={value} />
            </li>
          ),
        )}
      </ul>
      {moreValues && <p className="quiet">{text('problems.more')}</p>}
    </li>
  )
}
