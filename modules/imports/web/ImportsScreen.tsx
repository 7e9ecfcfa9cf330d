import { Alert, Button, FileButton } from '@mantine/core'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { useChange } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { NumberText } from '#kit/web/show/Money.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { importKinds } from '../contract/import-kinds.generated.ts'
import { importsEndpoints, type ImportRow } from '../contract/imports.endpoints.ts'
import { importsScreens } from '../contract/imports.screens.ts'
import { Counts } from './Counts.tsx'
import { DropOnPage } from './DropOnPage.tsx'
import { toneOfImport } from './import-state.ts'

/** What was imported, by whom and with what result; a new file begins here. */
export function ImportsScreen() {
  const text = useText()
  const upload = useUpload()
  const mayImport = useMay('import', 'Imports')
  return (
    <>
      {mayImport && !upload.isBusy && (
        <DropOnPage take={(kind, file) => void upload.send(kind, file)} />
      )}
      {upload.problem && (
        <Alert
          color="red"
          mb="md"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={text('upload.refused', { file: upload.fileName })}
        >
          {upload.problem}
        </Alert>
      )}
      <ListScreen
        endpoint={importsEndpoints.listImports}
        columns={columns}
        rowName={(row) => row.fileName}
        opens={({ id }) => ({ screen: importsScreens.oneImport, params: { id } })}
        actions={<UploadButtons upload={upload} />}
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
      />
    </>
  )
}

const columns: readonly Column<ImportRow>[] = [
  { key: 'fileName', render: (row) => row.fileName },
  { key: 'kind', render: (row) => <KindWord kind={row.kind} /> },
  { key: 'state', render: (row) => <ImportStateBadge {...row} /> },
  { key: 'rowCount', kind: 'number', render: (row) => <NumberText value={String(row.rowCount)} /> },
  { key: 'result', render: (row) => <Counts counts={row.counts} /> },
  { key: 'createdBy', render: (row) => row.createdBy },
  {
    key: 'createdAt',
    kind: 'instant',
    render: (row) => <InstantText value={row.createdAt} />,
    sortKey: 'createdAt',
  },
]

function KindWord({ kind }: Pick<ImportRow, 'kind'>) {
  return useText()(`choices.kind.${kind}`)
}

export function ImportStateBadge(row: Pick<ImportRow, 'state' | 'outcome'>) {
  const text = useText()
  const { state, outcome } = row
  const isPlain =
    outcome === null || outcome === 'whole' || (state !== 'done' && state !== 'checked')
  return (
    <ToneBadge tone={toneOfImport(row)}>
      {isPlain ? text(`choices.state.${state}`) : text(`outcome.${state}.${outcome}`)}
    </ToneBadge>
  )
}

type Upload = ReturnType<typeof useUpload>

function useUpload() {
  const go = useGo()
  const words = useProblemText()
  const change = useChange(importsEndpoints.uploadImport)
  const sent = change.variables?.body
  const file = sent instanceof FormData ? sent.get('file') : null
  return {
    isBusy: change.isPending,
    fileName: file instanceof File ? file.name : '',
    problem: change.error && words(change.error),
    async send(kind: ImportRow['kind'], chosen: File | null) {
      if (!chosen) return
      const body = new FormData()
      body.append('file', chosen)
      try {
        const { id } = await change.mutateAsync({ query: { kind }, body })
        void go(importsScreens.oneImport, { params: { id } })
      } catch {
        // Said above the list.
      }
    },
  }
}

function UploadButtons({ upload }: { upload: Upload }) {
  const text = useText()
  if (!useMay('import', 'Imports')) return null
  return importKinds.map((kind) => (
    <FileButton
      key={kind}
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      onChange={(file) => void upload.send(kind, file)}
      inputProps={{ 'aria-label': text(`upload.${kind}`) }}
    >
      {(props) => (
        <Button
          {...props}
          loading={upload.isBusy}
          variant={kind === 'shareholders' ? 'filled' : 'default'}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          {text(`upload.${kind}`)}
        </Button>
      )}
    </FileButton>
  ))
}
