import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { outboxEndpoints, type MessageRow } from '../contract/outbox.endpoints.ts'
import { outboxScreens } from '../contract/outbox.screens.ts'

const columns: readonly Column<MessageRow>[] = [
  { key: 'subject', render: (row) => <Subject of={row} /> },
  { key: 'recipient', render: (row) => row.recipient },
  {
    key: 'language',
    kind: 'word',
    render: (row) => <Choice of="language" value={row.language} />,
  },
  {
    key: 'channel',
    render: (row) => <Choice of="channel" value={row.channel} />,
    hiddenAtFirst: true,
  },
  {
    key: 'writtenAt',
    kind: 'instant',
    render: (row) => <InstantText value={row.writtenAt} />,
    sortKey: 'writtenAt',
  },
  { key: 'sentAt', kind: 'instant', render: (row) => <InstantText value={row.sentAt} /> },
]

function Subject({ of }: { of: MessageRow }) {
  const text = useText()
  return of.subject ? (
    <span lang={of.language}>{of.subject}</span>
  ) : (
    text('textTo', { recipient: of.recipient })
  )
}

function Choice({ of, value }: { of: string; value: string }) {
  return useText()(`choices.${of}.${value}`)
}

/** What left for whom, newest first. */
export function OutboxScreen() {
  const text = useText()
  return (
    <ListScreen
      endpoint={outboxEndpoints.listMessages}
      columns={columns}
      rowName={({ subject, recipient }) => subject ?? text('textTo', { recipient })}
      opens={({ id }) => ({ screen: outboxScreens.message, params: { id } })}
    />
  )
}
