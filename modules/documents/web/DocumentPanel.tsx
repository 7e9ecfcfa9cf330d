import { lazy, Suspense, useEffect, useState } from 'react'
import { PdfFile } from '#kit/web/file/PdfFile.tsx'
import { useContent } from '#kit/web/file/use-content.ts'
import { isLoneKey } from '#kit/web/layout/lone-keys.ts'
import { useShortcut } from '#kit/web/layout/shortcuts.ts'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { StepButton } from '#kit/web/step/StepButton.tsx'
import { ModuleName, useKitText, useText } from '#kit/web/text.ts'
import { applicationsEndpoints } from '#modules/applications/contract/applications.endpoints.ts'
import type { DocumentFile } from '../contract/document.ts'
import { documentStatus } from '../contract/document.status.ts'
import { FileFacts } from './DocumentLines.tsx'
import classes from './documents.module.css'
import { RefusedBecause } from './RefusedBecause.tsx'
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
  const own = useDocumentSteps(applicationId, file)
  const [main, second] = ['acceptDocument', 'refuseDocument']
  const isOffered = (step: string) => file.can[step] === true
  const take = (step: string) => isOffered(step) && void own.take(step)
  useShortcut(
    (event) => isOffered('acceptDocument') && isLoneKey(event, 'a'),
    () => take(main),
  )
  useShortcut(
    (event) => isOffered('refuseDocument') && isLoneKey(event, 'r'),
    () => take(second),
  )
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
              steps={own}
              step={step}
              variant={step === 'acceptDocument' ? 'filled' : 'default'}
            />
          ))}
        </div>
        {isOffered(second) && <p className={`quiet ${classes.keys}`}>{text('panel.keys')}</p>}
        {mayDate && file.status !== 'removed' && (
          <Suspense>
            <ExpiryForm key={file.version} applicationId={applicationId} file={file} />
          </Suspense>
        )}
      </div>
      <Content file={file} applicationId={applicationId} />
      {own.dialog}
    </>
  )
}

function Content({ file, applicationId }: Pick<Props, 'file' | 'applicationId'>) {
  const text = useKitText()
  const params = { id: applicationId, documentId: file.id }
  const none = <p className="quiet">{text('pdf.unread')}</p>
  const endpoint = applicationsEndpoints.downloadDocument
  if (file.mediaType === 'application/pdf')
    return <PdfFile {...{ endpoint, params, none }} name={file.name} />
  return <Picture {...{ file, params }} />
}

function Picture(props: { file: DocumentFile; params: { id: string; documentId: string } }) {
  const { file, params } = props
  const text = useKitText()
  const content = useContent(applicationsEndpoints.downloadDocument, params)
  const url = useAddress(content, file.mediaType)
  if (content === null) return <p className="quiet">{text('pdf.unread')}</p>
  return url ? <img className={classes.picture} src={url} alt={file.name} /> : null
}

function useAddress(content: ArrayBuffer | null | undefined, type: string): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!content) return
    const made = URL.createObjectURL(new Blob([content], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content, type])
  return url
}
