import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import {
  importsEndpoints,
  type ImportRecord,
  type ProblemGroup,
} from '../contract/imports.endpoints.ts'
import { WrongValue } from './WrongValue.tsx'
import classes from './imports.module.css'

interface Props {
  record: ImportRecord
  field: string
  label: string
  wrong: ProblemGroup['values'][number]
}

/** Another value in place of a wrong one: in every row that has it, or in one. */
export function MendValue({ record, field, label, wrong }: Props) {
  const text = useText()
  const words = useProblemText()
  const [value, setValue] = useState(wrong.value)
  const [line, setLine] = useState<string | null>(null)
  const mend = useChange(importsEndpoints.mendImport)
  const [isSame, setSame] = useState(false)
  const everywhere = text('mend.everywhere', { count: wrong.count })
  const send = () => {
    if (value.trim() === wrong.value) return setSame(true)
    mend.mutate({
      params: { id: record.id },
      version: record.version,
      body: { field, key: wrong.key, line: line === null ? null : Number(line), value },
    })
  }
  return (
    <li>
      <Form submit={send} className={classes.mend}>
        <WrongValue wrong={wrong} />
        <TextInput
          aria-label={text('mend.value', { field: label, value: wrong.value })}
          value={value}
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value)
            setSame(false)
          }}
          error={isSame ? text('mend.same') : mend.error && words(mend.error)}
        />
        {wrong.count > 1 && (
          <Select
            aria-label={text('mend.where')}
            placeholder={everywhere}
            data={wrong.lines.map((each) => ({
              value: String(each),
              label: text('mend.line', { line: each }),
            }))}
            value={line}
            onChange={setLine}
            clearable
          />
        )}
        <Button type="submit" variant="default" loading={mend.isPending}>
          {text('mend.act', { count: line === null ? wrong.count : 1 })}
        </Button>
      </Form>
    </li>
  )
}
