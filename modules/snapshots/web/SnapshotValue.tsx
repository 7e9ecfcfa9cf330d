import type { ReactNode } from 'react'
import type { Bilingual, Field } from '#kit/contract/fields.ts'
import { fieldOfOwn, type OwnField } from '#kit/contract/own-fields.ts'
import { useLanguage } from '#kit/web/language.ts'
import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { NotGiven } from '#kit/web/show/NotGiven.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import {
  toldOfKept,
  type KeptField,
  type KeptOwn,
} from '#modules/custom-fields/contract/kept-own.ts'
import {
  useOwnSection,
  useKnownFields,
  useOwnLabel,
} from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import {
  careStatus,
  confirmationStatus,
  orderStatus,
} from '#modules/orders/contract/order.status.ts'
import { order } from '#modules/orders/contract/order.ts'
import { useHchWords } from '#modules/orders/web/pieces/hch-words.ts'
import { SideBadge } from '#modules/orders/web/pieces/SideBadge.tsx'
import classes from './snapshots.module.css'
import type { ShownField, SnapshotContent } from '../contract/snapshot.ts'

type Shown = Partial<Record<ShownField, (content: SnapshotContent) => ReactNode>>

const nameOr = (name: string | null) => name ?? <NotGiven />

/** What is shown otherwise than its kind is. */
const shown: Shown = {
  status: ({ status }) => <StatusBadge of={orderStatus} state={status} />,
  careStatus: (content) => <StatusBadge of={careStatus} state={content.careStatus} />,
  confirmation: ({ confirmation }) => <StatusBadge of={confirmationStatus} state={confirmation} />,
  side: ({ side }) => <SideBadge side={side} />,
  price: ({ price }) => <Money value={price} />,
  shareholderId: (content) => `${content.shareholderName} – ${content.shareholderNumber}`,
  assigneeId: ({ assigneeName }) => assigneeName,
  sharedWithId: ({ sharedWithName }) => nameOr(sharedWithName),
  careBy: ({ careByName }) => nameOr(careByName),
  confirmationBy: ({ confirmationByName }) => nameOr(confirmationByName),
  custom: ({ custom }) => <OwnKept own={custom ?? {}} />,
  files: ({ files }) => (files ? <KeptFiles files={files} /> : <NotGiven />),
}

/** What the organisation's own fields held, by name. */
function OwnKept({ own }: { own: KeptOwn }) {
  const labelOf = useOwnLabel()
  const language = useLanguage()
  const known = useKnownFields('order').data?.data ?? []
  const held = known.filter(({ name }) => name in own)
  if (held.length === 0) return <NotGiven />
  return (
    <ul className={classes.files}>
      {held.map((field) => (
        <li key={field.id}>
          {labelOf(field)} <span className="quiet">–</span>{' '}
          <OwnValue field={field} kept={own[field.name]} language={language} />
        </li>
      ))}
    </ul>
  )
}

function OwnValue(props: { field: OwnField; kept: KeptField | undefined; language: 'en' | 'fr' }) {
  const { field, kept, language } = props
  const told = toldOfKept(kept)
  if (told !== null && typeof told === 'object') return (told as Bilingual)[language]
  return <FieldValue name={field.name} field={fieldOfOwn(field)} value={told} />
}

/** So much of a digest tells two files of one name apart. */
const toldOfDigest = 8

const KeptFiles = ({ files }: { files: NonNullable<SnapshotContent['files']> }) => (
  <ul className={classes.files}>
    {files.map(({ id, name, sha256 }) => (
      <li key={id}>
        {name} <span className="quiet">{sha256.slice(0, toldOfDigest)}</span>
      </li>
    ))}
  </ul>
)

/** One input as a snapshot has it. */
export function SnapshotValue(props: { field: ShownField; content: SnapshotContent }) {
  const { field, content } = props
  const kind = fieldOf(field)
  return (
    <ModuleName value="orders">
      {shown[field]?.(content) ??
        (kind && <FieldValue name={field} field={kind} value={content[field]} />)}
    </ModuleName>
  )
}

const fieldOf = (name: string): Field | undefined => (order.fields as Record<string, Field>)[name]

export function useFieldLabel() {
  const text = useText('orders')
  const { label: hch } = useHchWords()
  const own = useOwnSection()
  return (field: ShownField) => {
    if (field === 'custom') return own
    return field === 'hch' ? hch : text(`fields.${field}`)
  }
}
