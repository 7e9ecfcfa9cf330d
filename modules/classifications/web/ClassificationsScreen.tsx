import { useMay } from '#kit/web/Can.tsx'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { UploadButton, UploadRefused } from '#modules/imports/web/pieces/UploadButton.tsx'
import { useUpload, type Upload } from '#modules/imports/web/pieces/use-upload.ts'
import { schemes } from '../contract/classification-code.ts'
import { classificationsEndpoints, type CodeRow } from '../contract/classifications.endpoints.ts'
import { Loads } from './Loads.tsx'

/** Every code that can be looked up, and who loaded it; a published file is loaded from here. */
export function ClassificationsScreen() {
  const text = useText()
  const upload = useUpload()
  return (
    <>
      <UploadRefused upload={upload} />
      <ListScreen
        above={<Loads />}
        endpoint={classificationsEndpoints.listClassificationCodes}
        columns={useColumns()}
        rowName={({ code }) => code}
        actions={<UploadButtons upload={upload} />}
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
      />
    </>
  )
}

function UploadButtons({ upload }: { upload: Upload }) {
  const mayConfigure = useMay('configure', 'Settings Classifications')
  const mayImport = useMay('import', 'Imports')
  if (!mayConfigure || !mayImport) return null
  return schemes.map((scheme) => (
    <UploadButton key={scheme} kind={scheme} upload={upload} variant="default" />
  ))
}

function useColumns(): readonly Column<CodeRow>[] {
  const text = useText()
  return [
    { key: 'code', kind: 'code', render: (row) => row.code, sortKey: 'code' },
    {
      key: 'title',
      kind: 'name',
      render: ({ titleEn, titleFr }) => (
        <BilingualText value={{ en: titleEn ?? '', fr: titleFr ?? '' }} />
      ),
    },
    { key: 'scheme', kind: 'word', render: (row) => text(`short.${row.scheme}`) },
    { key: 'level', kind: 'text', render: (row) => text(`levels.${row.scheme}.${row.level}`) },
    { key: 'parent', kind: 'code', render: (row) => row.parent, hiddenAtFirst: true },
    {
      key: 'loadedAt',
      kind: 'instant',
      render: ({ loadedAt }) =>
        loadedAt ? <InstantText value={loadedAt} /> : text('list.shipped'),
    },
    { key: 'loadedBy', kind: 'word', render: (row) => row.loadedBy },
  ]
}
