import { Button, Table } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { restOfRegions } from '../contract/program-regions.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import { SmallTable } from './ProgramTables.tsx'

const RegionsDialog = lazy(() =>
  import('./RegionsDialog.tsx').then((m) => ({ default: m.RegionsDialog })),
)

const amounts = ['amount', 'committed', 'paid', 'left'] as const

/** What each region has of the budget, and the way to move money between them. */
export function RegionTable({ program }: { program: ProgramRecord }) {
  const text = useText()
  const mayEdit = useMay('update', 'Programs Edit')
  const [isEditing, setEditing] = useState(false)
  const { regions } = program.budget
  return (
    <>
      {regions.length === 0 && mayEdit && <p className="quiet">{text('regions.none')}</p>}
      {regions.length > 0 && <Regions of={regions} />}
      {mayEdit && (
        <p>
          <Button variant="default" size="xs" onClick={() => setEditing(true)}>
            {text('regions.edit')}
          </Button>
        </p>
      )}
      <Suspense>
        {isEditing && <RegionsDialog program={program} close={() => setEditing(false)} />}
      </Suspense>
    </>
  )
}

function Regions({ of }: { of: ProgramRecord['budget']['regions'] }) {
  const text = useText()
  const kit = useKitText()
  return (
    <SmallTable caption={text('regions.title')} headings={['region', ...amounts]} isStacked>
      {of.map((part) => (
        <Table.Tr key={part.region}>
          <Table.Th scope="row" fw="normal">
            {part.region === restOfRegions
              ? text('regions.others')
              : kit(`provinces.${part.region}`)}
          </Table.Th>
          {amounts.map((amount) => (
            <Table.Td key={amount} ta="end" data-label={text(`fields.${amount}`)}>
              <Money value={part[amount]} />
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </SmallTable>
  )
}
