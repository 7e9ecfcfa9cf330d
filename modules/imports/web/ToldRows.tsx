import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import { importsEndpoints, type ImportRecord } from '../contract/imports.endpoints.ts'
import classes from './imports.module.css'

/** Rows with something to say, by line, field and reason. */
export function ToldRows({ record: { id } }: { record: ImportRecord }) {
  const text = useText()
  const [after, setAfter] = useState<string[]>([])
  const last = after.at(-1)
  const { data } = useAnswer(
    importsEndpoints.listImportRows,
    { params: { id }, query: last ? { after: last } : {} },
    { keepPrevious: true },
  )
  if (!data || (data.data.length === 0 && !last)) return null
  return (
    <RecordSection title={text('rows.title')}>
      <div className={classes.scroll}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {(['line', 'state', 'reason'] as const).map((name) => (
                <Table.Th key={name} scope="col">
                  {text(`rows.${name}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.data.map(({ line, state, reference, problems }) => (
              <Table.Tr key={line}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>
                  {text(`rowState.${state}`)}
                  {reference && <div className="quiet">{reference}</div>}
                </Table.Td>
                <Table.Td>
                  <ul className={classes.reasons}>
                    {problems.map(({ field, message }) => (
                      <li key={`${field} ${message}`}>
                        {field && <strong>{text('rows.field', { field })}</strong>} {message}
                      </li>
                    ))}
                  </ul>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {(last || data.more) && (
        <div className={`${classes.buttons} no-print`}>
          {last && (
            <Button variant="default" onClick={() => setAfter(after.slice(0, -1))}>
              {text('rows.previous')}
            </Button>
          )}
          {data.more && (
            <Button
              variant="default"
              onClick={() => setAfter([...after, String(data.data.at(-1)?.line ?? 0)])}
            >
              {text('rows.next')}
            </Button>
          )}
        </div>
      )}
    </RecordSection>
  )
}
