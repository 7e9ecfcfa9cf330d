import { Alert, Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics, useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { queries } from '#kit/web/queries.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import { minimumWagesEndpoints, type MinimumWageRow } from '../contract/minimum-wages.endpoints.ts'
import { MinimumWageDialog } from './MinimumWageDialog.tsx'
import { useRegionName } from './region-name.ts'

/** The minimum wage of each province by the day from which it holds; checks of wages follow it. */
export function MinimumWagesScreen() {
  const text = useText()
  const mayConfigure = useMay('configure', 'Settings General')
  const withdraw = useWithdraw()
  const [shown, setShown] = useState<MinimumWageRow | 'new' | null>(null)
  return (
    <>
      <ListScreen
        above={<OldWages />}
        endpoint={minimumWagesEndpoints.listMinimumWages}
        columns={useColumns()}
        rowName={useRowName()}
        emptyWords={{ title: text('wages.empty'), body: text('wages.emptyHint') }}
        {...(mayConfigure && {
          actions: (
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setShown('new')}
            >
              {text('wages.add')}
            </Button>
          ),
          rowActions: (row: MinimumWageRow) => [
            {
              key: 'edit',
              label: text('wages.correct'),
              icon: <IconPencil size={16} aria-hidden />,
              run: () => setShown(row),
            },
            {
              key: 'withdraw',
              label: text('wages.withdraw'),
              danger: true,
              icon: <IconTrash size={16} aria-hidden />,
              run: () => void withdraw(row),
            },
          ],
        })}
      />
      {shown && <MinimumWageDialog wage={shown} close={() => setShown(null)} />}
    </>
  )
}

function useRowName() {
  const text = useText()
  const spoken = useSpoken()
  const name = useRegionName()
  return ({ region, effectiveOn }: MinimumWageRow) =>
    text('wages.row', { region: name(region), date: spoken.date(effectiveOn) })
}

function useColumns(): readonly Column<MinimumWageRow>[] {
  const text = useText()
  const name = useRegionName()
  return [
    { key: 'region', kind: 'word', render: (row) => name(row.region), sortKey: 'region' },
    {
      key: 'effectiveOn',
      kind: 'date',
      render: (row) => <DateText value={row.effectiveOn} />,
      sortKey: 'effectiveOn',
    },
    {
      key: 'hourlyWage',
      kind: 'money',
      render: ({ hourlyWage }) =>
        hourlyWage ? <Money value={hourlyWage} /> : text('wages.unknown'),
    },
    { key: 'source', render: (row) => row.source },
    {
      key: 'checkedOn',
      kind: 'date',
      render: ({ checkedOn }) =>
        checkedOn ? <DateText value={checkedOn} /> : text('wages.toConfirm'),
    },
  ]
}

/** Which provinces somebody should compare with the official pages. */
function OldWages() {
  const text = useText()
  const name = useRegionName()
  const { data } = useRecord(minimumWagesEndpoints.listOldMinimumWages, {})
  if (!data?.data.length) return null
  const named = (rows: typeof data.data) => rows.map(({ region }) => name(region)).join(', ')
  const unconfirmed = data.data.filter(({ isUnconfirmed }) => isUnconfirmed)
  const old = data.data.filter(({ isOld }) => isOld)
  return (
    <Alert color="gray" title={text('wages.oldTitle')} mb="md">
      {unconfirmed.length > 0 && (
        <p>{text('wages.unconfirmed', { regions: named(unconfirmed) })}</p>
      )}
      {old.length > 0 && <p>{text('wages.old', { regions: named(old) })}</p>}
    </Alert>
  )
}

function useWithdraw() {
  const text = useText()
  const spoken = useSpoken()
  const name = useRegionName()
  return async ({ id, version, region, effectiveOn }: MinimumWageRow) => {
    const isSure = await confirmAct({
      title: text('wages.withdrawTitle'),
      body: text('wages.withdrawBody', { region: name(region), date: spoken.date(effectiveOn) }),
      verb: text('wages.withdraw'),
      danger: true,
    })
    if (!isSure) return
    await callApi(minimumWagesEndpoints.withdrawMinimumWage, { params: { id }, version })
    await refreshTopics(queries, ['minimum-wages'])
  }
}
