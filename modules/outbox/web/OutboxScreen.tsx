import { useMay } from '#kit/web/Can.tsx'
import { FilterTabs } from '#kit/web/list/FilterTabs.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { useLetterOptions } from '#modules/templates/web/pieces/letter-options.ts'
import { outboxEndpoints } from '../contract/outbox.endpoints.ts'
import { outboxScreens } from '../contract/outbox.screens.ts'
import { messageColumns } from './message.columns.tsx'
import { outboxTabs } from './outbox-tabs.ts'
import { useOutboxBulk } from './use-outbox-bulk.tsx'

const references = { templateId: useLetterOptions }

/** Letters are chosen by whoever may look at their texts. */
const { listMessages } = outboxEndpoints
const { templateId: _letter, ...others } = listMessages.list.filters
const withoutLetters = { ...listMessages, list: { ...listMessages.list, filters: others } }

/** What left for whom and what is to leave, newest first. */
export function OutboxScreen() {
  const text = useText()
  const search = useSearchParameters()
  const seesLetters = useMay('view', 'Settings General')
  const endpoint = seesLetters ? listMessages : (withoutLetters as typeof listMessages)
  const { bulkActions, dialog } = useOutboxBulk()
  return (
    <>
      <ListScreen
        endpoint={endpoint}
        columns={messageColumns}
        rowName={({ subject, recipient }) => subject ?? text('textTo', { recipient })}
        rowMark={({ state }) => (state === 'stopped' ? 'void' : null)}
        opens={({ id }) => ({ screen: outboxScreens.message, params: { id } })}
        references={references}
        tabFilters={outboxTabs.filtersAt(search)}
        above={<FilterTabs of={outboxTabs} screen={outboxScreens.outbox} endpoint={endpoint} />}
        {...(bulkActions.length > 0 && { bulkActions })}
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
      />
      {dialog}
    </>
  )
}
