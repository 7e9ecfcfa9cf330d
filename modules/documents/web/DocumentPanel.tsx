import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { FileContent, isReadInPlace } from '#kit/web/file/FileContent.tsx'
import { isLoneKey } from '#kit/web/layout/lone-keys.ts'
import { useShortcut } from '#kit/web/layout/shortcuts.ts'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { StepButton } from '#kit/web/step/StepButton.tsx'
import type { Steps } from '#kit/web/step/use-steps.tsx'
import { ModuleName, useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { applicationsEndpoints } from '#modules/applications/contract/applications.endpoints.ts'
import type { DocumentFile } from '../contract/document.ts'
import { documentStatus } from '../contract/document.status.ts'
import { FileFacts } from './DocumentLines.tsx'
import classes from './documents.module.css'
import { RefusedBecause } from './RefusedBecause.tsx'
import { useDocumentDownload } from './use-download.ts'
import { useDocumentSteps } from './use-document-steps.ts'

const ExpiryForm = lazy(() => import('./ExpiryForm.tsx').then((m) => ({ default: m.ExpiryForm })))

interface Props {
  file: DocumentFile
  applicationId: string
  mayDate: boolean
  close: () => void
}

/** A document beside the record that it proves, where it is accepted or refused. */
export function DocumentPanel(props: Props) {
  return (
    <SidePanel as="look" title={props.file.name} close={props.close}>
      <ModuleName value="documents">
        <Judged key={props.file.id} {...props} />
      </ModuleName>
    </SidePanel>
  )
}

const steps = [
  'acceptDocument',
  'refuseDocument',
  'reviewDocumentAgain',
  'removeDocument',
  'restoreDocument',
] as const

function Judged({ file, applicationId, mayDate }: Props) {
  const text = useText('documents')
  const taking = useDocumentSteps(applicationId, file)
  useStepKey(taking, { step: 'acceptDocument', key: 'a' })
  useStepKey(taking, { step: 'refuseDocument', key: 'r' })
  return (
    <>
      <div className={classes.judging}>
        <p>
          <StatusBadge of={documentStatus} state={file.status} /> <FileFacts file={file} />
        </p>
        {file.status === 'refused' && <RefusedBecause file={file} />}
        {file.status === 'removed' && (
          <p className={classes.reason}>
            {text('list.removedBecause', { reason: file.note ?? '' })}
          </p>
        )}
        <div className={`no-print ${classes.acts}`}>
          {steps.map((step) => (
            <StepButton
              key={step}
              size="xs"
              steps={taking}
              step={step}
              variant={step === 'acceptDocument' ? 'filled' : 'default'}
            />
          ))}
        </div>
        {file.can['refuseDocument'] === true && (
          <p className={`quiet ${classes.keys}`}>{text('panel.keys')}</p>
        )}
        {mayDate && file.status !== 'removed' && (
          <Suspense>
            <ExpiryForm key={file.expiresOn} applicationId={applicationId} file={file} />
          </Suspense>
        )}
      </div>
      <Content file={file} applicationId={applicationId} />
      {taking.dialog}
    </>
  )
}

/** The panel itself, also where it is a drawer. */
const own = `:has(.${classes.judging})`

/** In a queue the same letters decide the case: what is open hears them first. */
function useStepKey(steps: Steps, { step, key }: { step: string; key: string }) {
  const words = useProblemText()
  useShortcut(
    (event) => steps.can[step] === true && isLoneKey(event, key, own),
    () => void steps.take(step).catch((error: unknown) => toast.error(words(error), error)),
    { goesFirst: true },
  )
}

function Content({ file, applicationId }: Pick<Props, 'file' | 'applicationId'>) {
  const params = { id: applicationId, documentId: file.id }
  const { name, mediaType } = file
  if (!isReadInPlace(mediaType)) return <Unseen {...{ file, applicationId }} />
  const endpoint = applicationsEndpoints.downloadDocument
  return <FileContent {...{ endpoint, params, name, mediaType }} />
}

/** What no browser draws is downloaded, and judged here all the same. */
function Unseen({ file, applicationId }: Pick<Props, 'file' | 'applicationId'>) {
  const text = useText('documents')
  const unread = useKitText()('pdf.unread')
  const load = useDocumentDownload(applicationId, file)
  return (
    <div className={classes.unseen}>
      <p className="quiet">{unread}</p>
      <Button
        variant="default"
        loading={load.isBusy}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={load.start}
      >
        {text('list.download', { name: file.name })}
      </Button>
    </div>
  )
}
