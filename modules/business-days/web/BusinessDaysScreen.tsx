import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { ProvinceText } from '#kit/web/show/ProvinceText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { businessDaysEndpoints, type ClosureRow } from '../contract/business-days.endpoints.ts'
import { ClosureDialog } from './ClosureDialog.tsx'
import { HolidayCalendar } from './HolidayCalendar.tsx'
import { useRemoveClosure } from './use-remove-closure.ts'

const columns: readonly Column<ClosureRow>[] = [
  {
    key: 'day',
    kind: 'date',
    render: (row) => <DateText value={row.day} />,
    sortKey: 'day',
  },
  { key: 'name', kind: 'name', render: (row) => <Name of={row} /> },
  { key: 'province', kind: 'word', render: (row) => <Where of={row} /> },
]

const Name = ({ of }: { of: ClosureRow }) => useBilingual()(of.name)

function Where({ of }: { of: ClosureRow }) {
  const text = useText()
  return of.province ? <ProvinceText value={of.province} /> : text('closures.everywhere')
}

/** The organisation's own closures, above the statutory holidays that are left out by themselves. */
export function BusinessDaysScreen() {
  const text = useText()
  const bilingual = useBilingual()
  const mayConfigure = useMay('configure', 'Settings General')
  const [shown, setShown] = useState<ClosureRow | 'new' | null>(null)
  const remove = useRemoveClosure()
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setShown('new')}>
      {text('closures.add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        endpoint={businessDaysEndpoints.listClosures}
        columns={columns}
        rowName={(row) => bilingual(row.name)}
        emptyWords={{ title: text('closures.empty'), body: text('closures.emptyHint') }}
        {...(mayConfigure && {
          actions: add,
          rowActions: (row: ClosureRow) => [
            {
              key: 'edit',
              label: text('closures.edit'),
              icon: <IconPencil size={16} aria-hidden />,
              run: () => setShown(row),
            },
            {
              key: 'remove',
              label: text('closures.remove'),
              icon: <IconTrash size={16} aria-hidden />,
              danger: true,
              run: () => void remove(row),
            },
          ],
        })}
      />
      <HolidayCalendar />
      {shown && <ClosureDialog closure={shown} close={() => setShown(null)} />}
    </>
  )
}
