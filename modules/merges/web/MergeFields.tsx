import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import type { Field } from '#kit/contract/fields.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useKitText, useText } from '#kit/web/text.ts'
import { BirthDayText } from '#modules/shareholders/web/pieces/BirthDayText.tsx'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { shareholder } from '#modules/shareholders/contract/shareholder.ts'
import { isBankField, type MergeField, type Side } from '../contract/merge-choices.ts'
import type { MergedField, MergePreview } from '../contract/merges.endpoints.ts'
import classes from './merges.module.css'
import { Named } from './Named.tsx'

interface Props {
  preview: MergePreview
  choose: (name: MergeField, side: Side) => void
}

/** What differs first, each with a choice; then what is the same, or nothing, in both. */
export function MergeFields({ preview, choose }: Props) {
  const text = useText()
  const differing = preview.fields.filter(({ differs }) => differs)
  const same = preview.fields.filter(({ differs, keep }) => !differs && keep !== null)
  return (
    <>
      {differing.length === 0 && <p className="quiet">{text('merge.noDifference')}</p>}
      {differing.length > 0 && <SideBySide preview={preview} fields={differing} choose={choose} />}
      {!preview.withBank && (
        <Alert color="gray" mt="md" icon={<IconLock aria-hidden />}>
          {text('merge.bankClosed', { name: preview.keep.name })}
        </Alert>
      )}
      <details className={classes.alike}>
        <summary>{text('merge.alike', { count: same.length })}</summary>
        <SideBySide preview={preview} fields={same} />
      </details>
    </>
  )
}

function SideBySide(props: {
  preview: MergePreview
  fields: readonly MergedField[]
  choose?: Props['choose']
}) {
  const { preview, fields, choose } = props
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
        {fields.map((field) => (
          <FieldRow key={field.name} {...{ field, preview, choose }} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  field: MergedField
  preview: MergePreview
  choose: Props['choose'] | undefined
}

function FieldRow({ field, preview, choose }: RowProps) {
  const text = useText()
  const words = useText('shareholders')
  const label = words(`fields.${field.name}`)
  const wrong = preview.wrong.find(({ name }) => name === field.name)
  return (
    <tr data-differs={field.differs || undefined}>
      <th scope="row">
        {label}
        {field.differs && <ToneBadge tone="warning">{text('merge.differs')}</ToneBadge>}
        {wrong && <WrongField code={wrong.code} />}
      </th>
      {(['keep', 'drop'] as const).map((side) => (
        <td key={side} data-label={preview[side].number} data-chosen={isChosen(field, side)}>
          {choose ? (
            <Choice {...{ field, side, label, choose }} of={preview[side].number} />
          ) : (
            <Value field={field} side={side} />
          )}
        </td>
      ))}
    </tr>
  )
}

const asTyped = new Set(['reference', 'phone', 'email'])

const isChosen = ({ differs, choice }: MergedField, side: Side) =>
  (differs && choice === side) || undefined

/** A radio button of the row; both have the field's name, so arrows go from one to the other. */
function Choice(props: {
  field: MergedField
  side: Side
  label: string
  of: string
  choose: Props['choose']
}) {
  const { field, side, label, of, choose } = props
  const text = useText()
  const id = useId()
  return (
    <label className={classes.choice} htmlFor={id}>
      <input
        id={id}
        type="radio"
        name={field.name}
        checked={field.choice === side}
        onChange={() => choose(field.name, side)}
        aria-label={text('merge.take', { field: label, of })}
      />
      <Value field={field} side={side} />
    </label>
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
