import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import type { Field } from '#kit/contract/fields.ts'
import { fieldOfOwn } from '#kit/contract/own-fields.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useKitText, useText } from '#kit/web/text.ts'
import { useOwnFields, useOwnLabel } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { BirthDayText } from '#modules/shareholders/web/pieces/BirthDayText.tsx'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { shareholder } from '#modules/shareholders/contract/shareholder.ts'
import { isBankField, type Side } from '../contract/merge-choices.ts'
import type { MergedField, MergedOwn, MergePreview } from '../contract/merges.endpoints.ts'
import classes from './merges.module.css'
import { Named } from './Named.tsx'

interface Props {
  preview: MergePreview
  choose: (name: string, side: Side) => void
}

/** A field of both, as it is called and shown. */
interface Row extends Pick<MergedField, 'differs' | 'choice'> {
  name: string
  label: string
  isSaid: boolean
  show: (side: Side) => ReactNode
}

/** What differs first, each with a choice; then what is the same, or nothing, in both. */
export function MergeFields({ preview, choose }: Props) {
  const text = useText()
  const rows = useRows(preview)
  const differing = rows.filter(({ differs }) => differs)
  const same = rows.filter(({ differs, isSaid }) => !differs && isSaid)
  return (
    <>
      {differing.length === 0 && <p className="quiet">{text('merge.noDifference')}</p>}
      {differing.length > 0 && <SideBySide preview={preview} rows={differing} choose={choose} />}
      {!preview.withBank && (
        <Alert color="gray" mt="md" icon={<IconLock aria-hidden />}>
          {text('merge.bankClosed', { name: preview.keep.name })}
        </Alert>
      )}
      <details className={classes.alike}>
        <summary>{text('merge.alike', { count: same.length })}</summary>
        <SideBySide preview={preview} rows={same} />
      </details>
    </>
  )
}

/** The declared fields in the order of the forms, then those that the organisation added. */
function useRows(preview: MergePreview): Row[] {
  const words = useText('shareholders')
  const labelOf = useOwnLabel()
  const known = useOwnFields('shareholder')
  const declared = preview.fields.map((field) => ({
    ...field,
    label: words(`fields.${field.name}`),
    isSaid: field.keep !== null,
    show: (side: Side) => <Value field={field} side={side} />,
  }))
  const added = preview.own.flatMap((own) => {
    const field = known.find(({ name }) => name === own.name)
    if (!field) return []
    const show = (side: Side) => <OwnValue of={fieldOfOwn(field)} own={own} side={side} />
    return [{ ...own, label: labelOf(field), isSaid: own.keep !== null, show }]
  })
  return [...declared, ...added]
}

function SideBySide(props: {
  preview: MergePreview
  rows: readonly Row[]
  choose?: Props['choose']
}) {
  const { preview, rows, choose } = props
  const text = useText()
  return (
    <table className={classes.sides}>
      <thead>
        <tr>
          <th scope="col">{text('merge.field')}</th>
          {(['keep', 'drop'] as const).map((side) => (
            <th scope="col" key={side}>
              <span className={classes.role}>{text(`merge.${side}`)}</span>
              <ScreenLink
                screen={shareholdersScreens.shareholder}
                params={{ id: preview[side].id }}
              >
                <Named {...preview[side]} />
              </ScreenLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FieldRow key={row.name} {...{ row, preview, choose }} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  row: Row
  preview: MergePreview
  choose: Props['choose'] | undefined
}

function FieldRow({ row, preview, choose }: RowProps) {
  const text = useText()
  const wrong = preview.wrong.find(({ name }) => name === row.name)
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.label}
        {row.differs && <ToneBadge tone="warning">{text('merge.differs')}</ToneBadge>}
        {wrong && <WrongField code={wrong.code} />}
      </th>
      {(['keep', 'drop'] as const).map((side) => (
        <td key={side} data-label={preview[side].number} data-chosen={isChosen(row, side)}>
          {choose ? (
            <Choice {...{ row, side, choose }} of={preview[side].number} />
          ) : (
            row.show(side)
          )}
        </td>
      ))}
    </tr>
  )
}

const asTyped = new Set(['reference', 'phone', 'email'])

const isChosen = ({ differs, choice }: Row, side: Side) => (differs && choice === side) || undefined

/** A radio button of the row; both have the field's name, so arrows go from one to the other. */
function Choice(props: { row: Row; side: Side; of: string; choose: Props['choose'] }) {
  const { row, side, of, choose } = props
  const text = useText()
  const id = useId()
  return (
    <label className={classes.choice} htmlFor={id}>
      <input
        id={id}
        type="radio"
        name={row.name}
        checked={row.choice === side}
        onChange={() => choose(row.name, side)}
        aria-label={text('merge.take', { field: row.label, of })}
      />
      {row.show(side)}
    </label>
  )
}

function OwnValue({ of, own, side }: { of: Field; own: MergedOwn; side: Side }) {
  const text = useText()
  const value = own[side]
  if (value === null) return <span className="quiet">{text('merge.nothing')}</span>
  return (
    <span>
      <FieldValue name={own.name} field={of} value={value} />
    </span>
  )
}

/**
 * People come by name and numbers of accounts masked, so neither is shown as its kind is; nor what
 * one could call or write to, for here it is chosen.
 */
function Value({ field, side }: { field: MergedField; side: Side }) {
  const text = useText()
  const known = (shareholder.fields as Record<string, Field>)[field.name]
  const value = field[side]
  if (value === null) return <span className="quiet">{text('merge.nothing')}</span>
  if (typeof value === 'object') return <BilingualText value={value} />
  if (typeof value === 'string' && value.startsWith('--')) return <BirthDayText value={value} />
  if (!known || asTyped.has(known.kind) || isBankField(field.name)) return <span>{value}</span>
  return (
    <ModuleName value="shareholders">
      <span>
        <FieldValue name={field.name} field={known} value={value} />
      </span>
    </ModuleName>
  )
}

function WrongField({ code }: { code: string }) {
  const words = useText('shareholders')
  const kit = useKitText() as unknown as ReturnType<typeof useText>
  const key = `validation.${code}`
  return (
    <span role="alert" className={classes.wrong}>
      {words.has(key) ? words(key) : kit(key)}
    </span>
  )
}
