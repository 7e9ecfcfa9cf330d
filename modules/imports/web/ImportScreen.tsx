import { Progress } from '@mantine/core'
import { useRecord } from '#kit/web/api-query.ts'
import { useOwnTitle } from '#kit/web/page-title.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { WholeRecord } from '#kit/web/record/WholeRecord.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { importsEndpoints, type ImportRecord } from '../contract/imports.endpoints.ts'
import { Effects } from './Effects.tsx'
import { Problems } from './Problems.tsx'
import { Repeats } from './Repeats.tsx'
import { Counts } from './Counts.tsx'
import { isAtWork } from './import-state.ts'
import { ImportStateBadge } from './ImportsScreen.tsx'
import { Mapping } from './Mapping.tsx'
import { Result } from './Result.tsx'
import { ToldRows } from './ToldRows.tsx'
import classes from './imports.module.css'

/** One import from its file to its result: mapping, check, run and reversal. */
export function ImportScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(importsEndpoints.readImport, { id })
  return <WholeRecord answer={answer}>{(record) => <Loaded record={record} />}</WholeRecord>
}

function Loaded({ record }: { record: ImportRecord }) {
  const text = useText()
  const { state, fileName, hasContent } = record
  useOwnTitle(fileName)
  const isChecked = (state === 'uploaded' || state === 'checked') && hasContent
  return (
    <>
      <PageHeader title={fileName} below={<Below record={record} />} />
      <div className={classes.body}>
        {isAtWork(state) && <AtWork record={record} />}
        {!isAtWork(state) && state !== 'uploaded' && <Result record={record} />}
        {!hasContent && <p className="quiet">{text('reasons.fileDeleted')}</p>}
        {hasContent && !record.isOpen && <p className="quiet">{text('record.closed')}</p>}
        {state === 'checked' && <Repeats record={record} />}
        {state === 'checked' && <Effects record={record} />}
        {!isAtWork(state) && state !== 'uploaded' && <Problems record={record} />}
        {state !== 'uploaded' && <ToldRows record={record} />}
        {isChecked && record.isOpen && (
          <Mapping key={`${record.id} ${record.version}`} record={record} />
        )}
      </div>
    </>
  )
}

function Below({ record }: { record: ImportRecord }) {
  const text = useText()
  const { kind, rowCount, encoding, createdBy, createdAt } = record
  return (
    <div className={classes.below}>
      <ImportStateBadge {...record} />
      <span className="quiet">
        {text('record.facts', {
          what: text(`choices.kind.${kind}`),
          count: rowCount,
          encoding: encoding.toUpperCase(),
          name: createdBy,
        })}{' '}
        <InstantText value={createdAt} />
      </span>
    </div>
  )
}

function AtWork({ record }: { record: ImportRecord }) {
  const text = useText()
  const { doneCount, state, counts } = record
  const all = state === 'reverting' ? writtenOf(counts) : record.rowCount
  const title = text(`choices.state.${state}`)
  return (
    <RecordSection title={title}>
      <Progress value={all ? (doneCount / all) * 100 : 0} aria-label={title} />
      <p aria-live="polite">{text('record.progress', { done: doneCount, all })}</p>
      <p className="quiet">
        <Counts counts={counts} />
      </p>
      <p className="quiet">{text('record.mayLeave')}</p>
    </RecordSection>
  )
}

const writtenOf = (counts: ImportRecord['counts']) =>
  (['created', 'updated', 'reverted', 'kept'] as const).reduce(
    (sum, state) => sum + (counts[state] ?? 0),
    0,
  )
