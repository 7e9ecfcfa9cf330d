import { Table } from '@mantine/core'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import {
  importsEndpoints,
  type ImportEffect,
  type ImportRecord,
} from '../contract/imports.endpoints.ts'
import { PagedRows } from './PagedRows.tsx'
import { usePart } from './use-part.ts'
import classes from './imports.module.css'

/** What orders would do to each shareholder's ledger; nothing is written yet. */
export function Effects({ record: { id } }: { record: ImportRecord }) {
  const text = useText()
  const part = usePart<ImportEffect>(importsEndpoints.listImportEffects, id)
  if (part.rows.length === 0) return null
  return (
    <RecordSection title={text('effects.title')}>
      <div className={classes.scroll}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {(['shareholder', 'shares', 'amount'] as const).map((name) => (
                <Table.Th key={name} scope="col">
                  {text(`effects.${name}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {part.rows.map((effect) => (
              <EffectRow key={effect.id} effect={effect} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <PagedRows part={part} />
    </RecordSection>
  )
}

function EffectRow({ effect }: { effect: ImportEffect }) {
  const text = useText()
  const { name, number, before, after, refusedLines } = effect
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name} <span className="quiet">{number}</span>
        {refusedLines.length > 0 && (
          <div className={classes.wrong}>
            {text('effects.lines', { count: refusedLines.length, lines: refusedLines.join(', ') })}
          </div>
        )}
      </Table.Th>
      <Table.Td>
        <NumberText value={before.shares} /> →{' '}
        {after ? <NumberText value={after.shares} /> : text('effects.belowZero')}
      </Table.Td>
      <Table.Td>
        <Money value={before.amount} /> → <Money value={after?.amount ?? null} />
      </Table.Td>
    </Table.Tr>
  )
}
