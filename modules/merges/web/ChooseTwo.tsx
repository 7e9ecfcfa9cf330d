import { Select } from '@mantine/core'
import { useState } from 'react'
import { useAnswer, useList } from '#kit/web/api-query.ts'
import { useGo } from '#kit/web/go.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import {
  shareholdersEndpoints,
  type ShareholderRow,
} from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { mergesScreens } from '../contract/merges.screens.ts'
import classes from './merges.module.css'

/** Whoever looks alike to nobody but a person: two are found by name or number. */
export function ChooseTwo({ keep, drop }: { keep: string; drop: string }) {
  const text = useText()
  const go = useGo()
  const choose = (part: { keep?: string; drop?: string }) =>
    void go(mergesScreens.mergeShareholders, { query: { keep, drop, ...part }, replace: true })
  return (
    <RecordSection title={text('merge.choose')}>
      <div className={classes.choosing}>
        <ShareholderSelect
          label={text('merge.keepLabel')}
          value={keep}
          choose={(id) => choose({ keep: id })}
        />
        <ShareholderSelect
          label={text('merge.dropLabel')}
          value={drop}
          choose={(id) => choose({ drop: id })}
          error={keep !== '' && keep === drop ? text('validation.sameShareholder') : null}
        />
      </div>
    </RecordSection>
  )
}

function ShareholderSelect(props: {
  label: string
  value: string
  choose: (id: string) => void
  error?: string | null
}) {
  const text = useKitText()
  const [typed, setTyped] = useState('')
  const found = useFound(typed, props.value)
  return (
    <Select
      label={props.label}
      error={props.error}
      data={found.map(({ id, name, number }) => ({ value: id, label: `${name} – ${number}` }))}
      value={props.value || null}
      onChange={(id) => props.choose(id ?? '')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={text('palette.nothing')}
      placeholder={text('form.choose')}
      clearable
    />
  )
}

function useFound(typed: string, chosen: string) {
  const search = typed.split(' – ')[0]?.trim() ?? ''
  const query = { perPage: '20', ...(search && { search }) }
  const { data } = useList<ShareholderRow>(shareholdersEndpoints.listShareholders, query)
  const own = useAnswer(
    shareholdersEndpoints.readShareholder,
    { params: { id: chosen } },
    { enabled: chosen !== '' },
  ).data
  const found: { id: string; name: string; number: string }[] = data?.data ?? []
  return own && !found.some(({ id }) => id === own.id) ? [own, ...found] : found
}
