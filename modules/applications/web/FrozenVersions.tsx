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

/** What was submitted and what was approved, beside today's. */
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
  const failed = [submission, approval].find(({ error, data }) => error && !data)
  if (failed) return <ProblemState error={failed.error} retry={() => void failed.refetch()} />
  if (!submission.data || (isApproved && approval.isPending)) return <Skeleton height={120} />
  const compared = compareVersions(record, {
    submission: submission.data.content,
    approval: approval.data?.content ?? null,
  })
  const shown = compared
    .map((part) => ({ ...part, rows: part.rows.filter(({ differs }) => differs || !isBrief) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      <DifferencesOnly isOn={isBrief} set={setBrief} />
      {shown.length === 0 && <p role="status">{text('frozen.same')}</p>}
      {shown.map((part) => (
        <PartTable
          key={part.part}
          part={part}
          submittedAt={submission.data.frozenAt}
          approvedAt={approval.data?.frozenAt ?? null}
        />
      ))}
    </>
  )
}

function PartTable(props: { part: ComparedPart; submittedAt: string; approvedAt: string | null }) {
  const text = useText()
  const { part, submittedAt, approvedAt } = props
  const title = text(`sections.${part.part === 'application' ? 'position' : part.part}`)
  const versions = [
    { key: 'submission', name: text('frozen.submission'), at: submittedAt },
    ...(approvedAt ? [{ key: 'approval', name: text('frozen.approval'), at: approvedAt }] : []),
    { key: 'today', name: text('frozen.today') },
  ]
  return (
    <ComparedTable title={title} of={text('frozen.field')} versions={versions}>
      <ModuleName value={part.words}>
        {part.rows.map((row) => (
          <VersionRow key={row.name} row={row} hasApproval={approvedAt !== null} />
        ))}
      </ModuleName>
    </ComparedTable>
  )
}

function VersionRow({ row, hasApproval }: { row: Compared; hasApproval: boolean }) {
  const words = useText()
  const { name, field, differs } = row
  return (
    <ComparedRow label={words(`fields.${name}`)} differs={differs}>
      <td>
        <FieldValue name={name} field={field} value={row.submission} />
      </td>
      {hasApproval && (
        <td>
          <FieldValue name={name} field={field} value={row.approval} />
        </td>
      )}
      <td>
        <FieldValue name={name} field={field} value={row.today} />
      </td>
    </ComparedRow>
  )
}
