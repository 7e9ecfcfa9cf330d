import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { notesAndTasksScreens } from '#modules/notes-and-tasks/contract/notes-and-tasks.screens.ts'
import { mergesScreens } from '#modules/merges/contract/merges.screens.ts'
import { importsScreens } from '#modules/imports/contract/imports.screens.ts'
import { useOwnColumns } from '#modules/custom-fields/web/pieces/own-columns.tsx'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
import { shareholdersEndpoints, type ShareholderRow } from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import { useSourceFilter } from './pieces/source-options.ts'
import { useTeamOptions } from './pieces/team-options.ts'
import { useManagerFilter, useTagOptions } from './references.ts'
import { shareholderColumns } from './shareholder.columns.tsx'
import { totalsOf } from './totals.tsx'
import { useShareholderBulk } from './use-shareholder-bulk.tsx'

const references = {
  assigneeId: useManagerFilter,
  teamId: useTeamOptions,
  sourceId: useSourceFilter,
  tagId: useTagOptions,
  allTagIds: useTagOptions,
}

const recordMenu = recordMenuOf(shareholdersEndpoints.readShareholder, () =>
  import('./use-shareholder-acts.ts').then((m) => m.useShareholderActs),
)

const peek = peekOf(shareholdersEndpoints.readShareholder, () =>
  import('./ShareholderPeek.tsx').then((m) => m.ShareholderPeek),
)

export const ShareholderListScreen = () => (
  <WithOwnFields of="shareholder">{(own) => <List own={own} />}</WithOwnFields>
)

function List({ own }: { own: readonly OwnField[] }) {
  const ofOwn = useOwnColumns<ShareholderRow>(own)
  const columns = useMemo(() => [...shareholderColumns, ...ofOwn], [ofOwn])
  const text = useText()
  const mayExport = useMay('export', 'Shareholders List')
  const { bulkActions, dialog } = useShareholderBulk()
  return (
    <>
      <ListScreen
        endpoint={shareholdersEndpoints.listShareholders}
        columns={columns}
        own={own}
        rowName={(row) => row.name}
        opens={({ id }) => ({ screen: shareholdersScreens.shareholder, params: { id } })}
        recordMenu={recordMenu}
        peek={peek}
        references={references}
        totals={{ endpoint: shareholdersEndpoints.totalShareholders, lines: totalsOf(text) }}
        {...(mayExport && { exportEndpoint: shareholdersEndpoints.exportShareholders })}
        {...(bulkActions.length > 0 && { bulkActions })}
        actions={<ListActions />}
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
        emptyAction={<AddButton />}
      />
      {dialog}
    </>
  )
}

function ListActions() {
  const text = useText()
  const mayRestore = useMay('restore', 'Shareholders Edit')
  return (
    <>
      <ScreenButton variant="default" screen={mergesScreens.shareholderDuplicates}>
        {text('list.duplicates')}
      </ScreenButton>
      <ScreenButton
        variant="default"
        screen={
          mayRestore ? shareholdersScreens.shareholderTrash : notesAndTasksScreens.deletedItems
        }
      >
        {text('list.archived')}
      </ScreenButton>
      <ScreenButton variant="default" screen={importsScreens.importShareholders}>
        {text('list.imports')}
      </ScreenButton>
      <AddButton />
    </>
  )
}

function AddButton() {
  const text = useText()
  if (!useMay('create', 'Shareholders Edit')) return null
  return (
    <ScreenButton
      screen={shareholdersScreens.newShareholder}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {text('actions.add')}
    </ScreenButton>
  )
}
