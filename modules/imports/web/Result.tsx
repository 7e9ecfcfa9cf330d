import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { callApi } from '#kit/web/api-call.ts'
import { downloadFile } from '#kit/web/api-download.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { queries } from '#kit/web/queries.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import { isOfInvestors } from '../contract/import-places.ts'
import { importsScreens } from '../contract/imports.screens.ts'
import { importsEndpoints, type ImportRecord } from '../contract/imports.endpoints.ts'
import { Counts } from './Counts.tsx'
import classes from './imports.module.css'

/** What the check found or the run did, and what can be done next. */
export function Result({ record }: { record: ImportRecord }) {
  const text = useText()
  const { kind, state, counts, planned, notices } = record
  return (
    <RecordSection title={text(`result.${state === 'checked' ? 'checked' : 'title'}`)}>
      {record.outcome === 'nothing' && (
        <Alert color="red" role="alert" mb="md" icon={<IconAlertTriangle aria-hidden />}>
          {text(`nothing.${state === 'done' ? 'done' : 'checked'}`, { count: record.rowCount })}
        </Alert>
      )}
      <p>
        <strong>
          <Counts counts={counts} />
        </strong>
      </p>
      {state === 'checked' && record.outcome !== 'nothing' && (
        <p>
          {isOfInvestors(kind)
            ? text('result.planned', planned)
            : text('result.plannedCodes', { ...planned, absent: record.absent ?? 0 })}
        </p>
      )}
      {state === 'checked' && (counts.waiting ?? 0) > 0 && (
        <p role="status">{text('result.mended', { count: counts.waiting ?? 0 })}</p>
      )}
      {notices.map(({ code, column }) => (
        <Alert
          key={`${code} ${column}`}
          color="yellow"
          mb="md"
          icon={<IconAlertTriangle aria-hidden />}
        >
          {text(`notices.${code}`, { column })}
        </Alert>
      ))}
      <div className={`${classes.buttons} no-print`}>
        <Steps record={record} />
        <ErrorsButton record={record} />
        {state === 'checked' && (
          <Button variant="subtle" component={Link} to={uploadPathOf(record)}>
            {text('actions.chooseOther')}
          </Button>
        )}
        {state === 'done' && (
          <Button variant="default" component={Link} to={record.listPath}>
            {text('actions.open', { what: text(`choices.kind.${record.kind}`) })}
          </Button>
        )}
      </div>
    </RecordSection>
  )
}

const uploadPathOf = ({ kind, listPath }: ImportRecord) =>
  isOfInvestors(kind) ? importsScreens.importShareholders.path : listPath

function ErrorsButton({ record }: { record: ImportRecord }) {
  const { id, counts, hasContent, isOpen, fileName } = record
  const text = useText()
  const has = (counts.refused ?? 0) + (counts.failed ?? 0) + (counts.kept ?? 0) > 0
  return (
    <ActButton
      can={has && hasContent && isOpen ? true : undefined}
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      act={() => downloadFile(importsEndpoints.exportImportErrors, { params: { id } }, fileName)}
    >
      {text('actions.errorsFile')}
    </ActButton>
  )
}

function Steps({ record }: { record: ImportRecord }) {
  const text = useText()
  const mayImport = useMay('import', 'Imports')
  const mayRevert = useMay('restore', 'Imports')
  const { id, version, state, counts, hasContent, isOpen } = record
  const ready = counts.ready ?? 0
  const waiting = counts.waiting ?? 0
  const written = (counts.created ?? 0) + (counts.updated ?? 0)
  const take = async (endpoint: (typeof steps)[number]) => {
    await callApi(endpoint, { params: { id }, version })
    await refreshTopics(queries, ['imports'])
  }
  const revert = async () => {
    const { created = 0, updated = 0 } = counts
    const body = isOfInvestors(record.kind)
      ? text('confirm.revertBody')
      : text('confirm.revertCodes', { created, updated })
    const title = text('confirm.revert', { count: written })
    const [verb, cancel] = [text('actions.revert'), text('confirm.keep')]
    if (!(await confirmAct({ title, body, verb, cancel, danger: true }))) return
    await take(importsEndpoints.revertImport)
  }
  const can = (is: boolean) => (is && hasContent ? true : undefined)
  return (
    <>
      <ActButton
        can={can(mayImport && state === 'checked' && ready > 0 && waiting === 0)}
        act={() => take(importsEndpoints.runImport)}
      >
        {text('actions.run', { count: ready })}
      </ActButton>
      <ActButton
        can={can(mayImport && isOpen && state === 'checked' && waiting > 0)}
        act={async () => {
          const { mapping, options } = record
          const body = { mapping, options }
          await callApi(importsEndpoints.checkImport, { params: { id }, version, body })
          await refreshTopics(queries, ['imports'])
        }}
      >
        {text('actions.checkMended')}
      </ActButton>
      <ActButton
        can={can(mayImport && state === 'stopped')}
        act={() => take(importsEndpoints.resumeImport)}
      >
        {text('actions.resume')}
      </ActButton>
      <ActButton
        can={can(mayRevert && state === 'done' && written > 0)}
        variant="default"
        act={revert}
      >
        {text('actions.revert')}
      </ActButton>
    </>
  )
}

const steps = [
  importsEndpoints.runImport,
  importsEndpoints.resumeImport,
  importsEndpoints.revertImport,
] as const
