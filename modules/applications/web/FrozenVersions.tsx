import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { ComparedRow, ComparedTable, DifferencesOnly } from '#kit/web/show/Compared.tsx'
import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { answersId } from './show-part.ts'
import { compareVersions, type Compared, type ComparedPart } from './frozen.ts'

/** What was submitted, what was approved and what was changed last, beside today's. */
export function FrozenVersions({ record }: { record: ApplicationRecord }) {
  const text = useText()
  return (
    <>
      <p className="quiet">
        {text('frozen.intro')} <a href={`#${answersId}`}>{text('frozen.own')}</a>
      </p>
      <Comparison record={record} />
    </>
  )
}

const read = applicationsEndpoints.readFrozenVersion

function Comparison({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const [isBrief, setBrief] = useState(true)
  const { id } = record
  const submission = useAnswer(read, { params: { id, kind: 'submission' } })
  const isApproved = record.approvedAmount !== null
  const approval = useAnswer(read, { params: { id, kind: 'approval' } }, { enabled: isApproved })
  const isChanged = approval.data?.isChanged === true
  const change = useAnswer(read, { params: { id, kind: 'change' } }, { enabled: isChanged })
  const failed = [submission, approval, change].find(({ error, data }) => error && !data)
  if (failed) return <ProblemState error={failed.error} retry={() => void failed.refetch()} />
  const isPending = (isApproved && approval.isPending) || (isChanged && change.isPending)
  if (!submission.data || isPending) return <Skeleton height={120} />
  const compared = compareVersions(record, {
    submission: submission.data.content,
    approval: approval.data?.content ?? null,
    change: change.data?.content ?? null,
  })
  const kept: Version[] = [
    { key: 'submission', name: text('frozen.submission'), at: submission.data.frozenAt },
    { key: 'approval', name: text('frozen.approval'), at: approval.data?.frozenAt },
    { key: 'change', name: text('frozen.change'), at: change.data?.frozenAt },
  ]
  const today: Version = { key: 'today', name: text('frozen.today') }
  const versions = [...kept.filter(({ at }) => at !== undefined), today]
  const shown = compared
    .map((part) => ({ ...part, rows: part.rows.filter(({ differs }) => differs || !isBrief) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      <DifferencesOnly isOn={isBrief} set={setBrief} />
      {shown.length === 0 && <p role="status">{text('frozen.same')}</p>}
      {shown.map((part) => (
        <PartTable key={part.part} part={part} versions={versions} />
      ))}
    </>
  )
}

interface Version {
  key: 'submission' | 'approval' | 'change' | 'today'
  name: string
  at?: string | undefined
}

function PartTable({ part, versions }: { part: ComparedPart; versions: readonly Version[] }) {
  const text = useText()
  const title = text(`sections.${part.part === 'application' ? 'position' : part.part}`)
  return (
    <ComparedTable title={title} of={text('frozen.field')} versions={versions}>
      <ModuleName value={part.words}>
        {part.rows.map((row) => (
          <VersionRow key={row.name} row={row} versions={versions} />
        ))}
      </ModuleName>
    </ComparedTable>
  )
}

function VersionRow({ row, versions }: { row: Compared; versions: readonly Version[] }) {
  const words = useText()
  const { name, field, differs } = row
  return (
    <ComparedRow label={words(`fields.${name}`)} differs={differs}>
      {versions.map(({ key }) => (
        <td key={key}>
          <FieldValue name={name} field={field} value={row[key]} />
        </td>
      ))}
    </ComparedRow>
  )
}
