import { Button, Select, Table } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { importsEndpoints, type ImportRecord } from '../contract/imports.endpoints.ts'
import { Options } from './Options.tsx'
import classes from './imports.module.css'

/** Which column fills which field, and how cells are read; the check begins from here. */
export function Mapping({ record }: { record: ImportRecord }) {
  const text = useText()
  const problem = useProblemText()
  const mayImport = useMay('import', 'Imports')
  const [mapping, setMapping] = useState(record.mapping)
  const [options, setOptions] = useState(record.options)
  const check = useChange(importsEndpoints.checkImport)
  const isTwice = (index: number) =>
    mapping[index] !== null && mapping.indexOf(mapping[index] ?? null) < index
  const rivalOf = (index: number) => {
    const rival = record.rivals.find(({ column }) => column === index)
    if (!rival || mapping[index] !== null || mapping[rival.other] !== rival.field) return null
    const field = record.fields.find(({ key }) => key === rival.field)?.label ?? ''
    return text('mapping.rival', { field, other: record.header[rival.other] ?? '' })
  }
  const missing = record.fields.filter(({ key, required }) => required && !mapping.includes(key))
  const send = () =>
    check.mutate({
      params: { id: record.id },
      version: record.version,
      body: { mapping, options },
    })
  return (
    <RecordSection title={text('mapping.title')}>
      <p className="quiet">{text('mapping.intro')}</p>
      <div className={classes.scroll}>
        <Table verticalSpacing="xs" className={classes.mapping}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{text('mapping.column')}</Table.Th>
              <Table.Th scope="col">{text('mapping.sample')}</Table.Th>
              <Table.Th scope="col">{text('mapping.field')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {record.header.map((heading, index) => (
              // Two columns may bear the same heading.
              // oxlint-disable-next-line react/no-array-index-key
              <Table.Tr key={index}>
                <Table.Th scope="row">{heading}</Table.Th>
                <Table.Td className={classes.sample}>
                  {record.sample
                    .map((cells) => cells[index])
                    .filter(Boolean)
                    .join(' · ')}
                </Table.Td>
                <Table.Td>
                  <Select
                    aria-label={text('mapping.fieldOf', { column: heading })}
                    placeholder={text('mapping.leftOut')}
                    data={record.fields.map(({ key, label }) => ({ value: key, label }))}
                    value={mapping[index] ?? null}
                    onChange={(chosen) =>
                      setMapping(mapping.map((each, at) => (at === index ? chosen : each)))
                    }
                    searchable
                    clearable
                    description={rivalOf(index)}
                    error={isTwice(index) && text('mapping.twice')}
                    disabled={!mayImport}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {missing.length > 0 && (
        <p className="quiet">
          {text('mapping.missing', { fields: missing.map(({ label }) => label).join(', ') })}
        </p>
      )}
      <Options record={record} options={options} change={setOptions} />
      <p role="alert" className={classes.wrong}>
        {check.error && complaintOf(check.error, problem)}
      </p>
      {mayImport && (
        <div className={`${classes.buttons} no-print`}>
          <Button loading={check.isPending} onClick={send}>
            {text(record.state === 'checked' ? 'actions.checkAgain' : 'actions.check')}
          </Button>
        </div>
      )}
    </RecordSection>
  )
}

const complaintOf = (error: ApiProblem, words: (error: unknown) => string) =>
  Object.values(error.problem.errors ?? {})
    .flat()
    .map(({ message }) => message)
    .join(' ') || words(error)
