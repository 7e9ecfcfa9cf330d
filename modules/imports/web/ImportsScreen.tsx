import { useMay } from '#kit/web/Can.tsx'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { NumberText } from '#kit/web/show/Money.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { importScreenOf, ofInvestors } from '../contract/import-places.ts'
import { importsEndpoints, type ImportRow } from '../contract/imports.endpoints.ts'
import { Counts } from './Counts.tsx'
import { DropOnPage } from './DropOnPage.tsx'
import { toneOfImport } from './import-state.ts'
import { UploadButton, UploadRefused } from './pieces/UploadButton.tsx'
import { useUpload, type Upload } from './pieces/use-upload.ts'

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
      <UploadRefused upload={upload} />
      <ListScreen
        endpoint={importsEndpoints.listImports}
        columns={columns}
        rowName={(row) => row.fileName}
        opens={({ id, kind }) => ({ screen: importScreenOf(kind), params: { id } })}
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

function UploadButtons({ upload }: { upload: Upload }) {
  if (!useMay('import', 'Imports')) return null
  return ofInvestors.map((kind, at) => (
    <UploadButton
      key={kind}
      kind={kind}
      upload={upload}
      variant={at === 0 ? 'filled' : 'default'}
    />
  ))
}
