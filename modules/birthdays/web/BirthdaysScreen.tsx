import { NativeSelect } from '@mantine/core'
import { useCallback } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useMay, usePortalAbility } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import { useLocale } from '#kit/web/language.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { shareholdersEndpoints } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { birthdaysEndpoints } from '../contract/birthdays.endpoints.ts'
import { birthdaysScreens } from '../contract/birthdays.screens.ts'
import { birthdayColumns } from './birthday.columns.tsx'
import { CalendarMenu } from './CalendarMenu.tsx'

/** Whose birthday is next, on the day it is kept. */
export function BirthdaysScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Birthdays')
  const { days, month } = useSearchParameters()
  const fixed: Record<string, string> = month ? { month } : { days: days ?? '30' }
  return (
    <ListScreen
      endpoint={birthdaysEndpoints.listBirthdays}
      columns={birthdayColumns}
      sees={useSeesOfShareholders()}
      rowName={(row) => row.name}
      opens={({ id }) => ({ screen: shareholdersScreens.shareholder, params: { id } })}
      fixed={fixed}
      references={{ assigneeId: useManagers }}
      {...(mayExport && { exportEndpoint: birthdaysEndpoints.exportBirthdays })}
      actions={
        <>
          <WindowSelect window={fixed} />
          {mayExport && <CalendarMenu />}
        </>
      }
      emptyWords={{ title: text('empty.title'), body: text('empty.body') }}
    />
  )
}

function useSeesOfShareholders() {
  const ability = usePortalAbility()
  return useCallback((group: string) => ability.can('view', 'Shareholders List', group), [ability])
}

function useManagers() {
  const { data } = useAnswer(shareholdersEndpoints.listRelationshipManagers, {})
  return (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

const lengths = ['7', '30', '90', '366']

/** The next days, or a month of the year. */
function WindowSelect({ window }: { window: Record<string, string> }) {
  const text = useText()
  const go = useGo()
  const locale = useLocale()
  const search = useSearchParameters()
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: `month-${at + 1}`,
    label: name.format(new Date(Date.UTC(2000, at, 1))),
  }))
  const days = [...new Set([...lengths, ...(window['days'] ? [window['days']] : [])])].map(
    (length) => ({
      value: `days-${length}`,
      label:
        length === '366' ? text('window.year') : text('window.days', { count: Number(length) }),
    }),
  )
  const choose = (value: string) => {
    const [kind, number] = value.split('-')
    const { days: _, month: __, page: ___, ...others } = search
    void go(birthdaysScreens.birthdays, {
      query: { ...others, ...(kind === 'month' ? { month: number } : { days: number }) },
    })
  }
  return (
    <NativeSelect
      aria-label={text('window.choose')}
      value={window['month'] ? `month-${window['month']}` : `days-${window['days']}`}
      data={[
        { group: text('window.next'), items: days },
        { group: text('window.month'), items: months },
      ]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}
