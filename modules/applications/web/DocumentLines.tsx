import { Button } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconFileText, IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { downloadFile } from '#kit/web/api-download.ts'
import { useLanguage, useLocale } from '#kit/web/language.ts'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import classes from './documents.module.css'
import { isSeen } from './seen-document.ts'

const { downloadDocument, downloadDocuments } = applicationsEndpoints

type Document = ApplicationRecord['documents'][number]

interface Looking {
  record: ApplicationRecord
  look: (id: string) => void
}

/** By side what was sent, and what was not. */
export function DocumentLines({ record, look }: Looking) {
  return (
    <>
      {sides.map((side) => (
        <OfSide key={side} {...{ side, record, look }} />
      ))}
      {record.documents.length > 1 && <DownloadAll record={record} />}
    </>
  )
}

const sides = ['employer', 'participant', null] as const

function OfSide({ side, record, look }: Looking & { side: (typeof sides)[number] }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const whose = side ?? 'staff'
  const documents = record.documents.filter((document) => document.side === side)
  const missing = record.missingDocuments.filter((document) => document.side === side)
  if (documents.length + missing.length === 0) return null
  return (
    <>
      {isStaff && <p className={classes.side}>{text(`documents.sides.${whose}`)}</p>}
      <ul className={classes.documents}>
        {documents.map((document) => (
          <DocumentLine key={document.id} {...{ document, look }} applicationId={record.id} />
        ))}
        {missing.map((document) => (
          <MissingLine key={document.code} document={document} />
        ))}
      </ul>
    </>
  )
}

function MissingLine({ document }: { document: ApplicationRecord['missingDocuments'][number] }) {
  const text = useText()
  const language = useLanguage()
  const Icon = document.mandatory ? IconAlertTriangle : IconFileText
  return (
    <li data-missing={document.mandatory || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <div>
        {document.title[language]}
        <span className="quiet">
          {' '}
          {text(document.mandatory ? 'documents.notReceived' : 'documents.optional')}
        </span>
      </div>
    </li>
  )
}

function DocumentLine(props: {
  document: Document
  applicationId: string
  look: (id: string) => void
}) {
  const text = useText()
  const language = useLanguage()
  const { document, applicationId: id, look } = props
  const { name, title } = document
  const load = useDownload(downloadDocument, { id, documentId: document.id }, name)
  return (
    <li>
      <IconFileText size={20} stroke={1.5} aria-hidden />
      <div>
        {isSeen(document) ? (
          <button type="button" onClick={() => look(document.id)}>
            {name}
          </button>
        ) : (
          <strong>{name}</strong>
        )}
        <span className="quiet">
          {' '}
          {title && <>{title[language]} · </>}
          <FileSize bytes={document.sizeBytes} /> · {document.addedByName} ·{' '}
          <DateText value={document.addedAt} />
        </span>
      </div>
      <Button
        variant="default"
        size="xs"
        className="no-print"
        loading={load.isBusy}
        leftSection={<IconDownload size={15} aria-hidden />}
        aria-label={text('actions.download', { name })}
        onClick={() => void load.start()}
      >
        {text('documents.download')}
      </Button>
    </li>
  )
}

function DownloadAll({ record: { id, reference } }: { record: ApplicationRecord }) {
  const text = useText()
  const load = useDownload(downloadDocuments, { id }, `${reference}.zip`)
  return (
    <Button
      variant="default"
      size="xs"
      className={`no-print ${classes.all}`}
      loading={load.isBusy}
      leftSection={<IconFileZip size={15} aria-hidden />}
      onClick={() => void load.start()}
    >
      {text('documents.downloadAll')}
    </Button>
  )
}

function useDownload(endpoint: Endpoint, params: Record<string, string>, fallbackName: string) {
  const [isBusy, setBusy] = useState(false)
  const words = useProblemText()
  const start = async () => {
    setBusy(true)
    try {
      await downloadFile(endpoint, { params }, fallbackName)
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start }
}

const kilobyte = 1000

function FileSize({ bytes }: { bytes: number }) {
  const locale = useLocale()
  const [value, unit] =
    bytes < kilobyte ** 2 ? [bytes / kilobyte, 'kilobyte'] : [bytes / kilobyte ** 2, 'megabyte']
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  return <span className="numbers">{format.format(value)}</span>
}
