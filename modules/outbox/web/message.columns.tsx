import type { Column } from '#kit/web/list/columns.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { None, NumberText } from '#kit/web/show/Money.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { messageStates, type MessageRow, type MessageState } from '../contract/message.ts'

export const messageColumns: readonly Column<MessageRow>[] = [
  { key: 'subject', kind: 'name', render: (row) => <Subject of={row} /> },
  { key: 'recipient', render: (row) => row.recipient, onCard: true },
  { key: 'state', kind: 'state', render: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'failureKind',
    render: ({ failureKind }) => (failureKind ? <Briefly kind={failureKind} /> : <None />),
    onCard: 'also',
  },
  {
    key: 'attempts',
    kind: 'number',
    render: ({ attempts }) => <NumberText value={attempts} />,
    hiddenAtFirst: true,
  },
  {
    key: 'nextAttemptAt',
    kind: 'instant',
    render: ({ nextAttemptAt }) => <InstantText value={nextAttemptAt} />,
    hiddenAtFirst: true,
  },
  {
    key: 'language',
    kind: 'word',
    render: (row) => <Choice of="language" value={row.language} />,
    hiddenAtFirst: true,
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

/** A state as its word, its colour and its sign. */
export function StateBadge({ state }: { state: MessageState }) {
  const text = useText()
  return <ToneBadge tone={messageStates[state].tone}>{text(`choices.state.${state}`)}</ToneBadge>
}

function Subject({ of }: { of: MessageRow }) {
  const text = useText()
  return of.subject ? (
    <span lang={of.language}>{of.subject}</span>
  ) : (
    text('textTo', { recipient: of.recipient })
  )
}

/** Why it failed, in two words; the record says it in a sentence. */
function Briefly({ kind }: { kind: string }) {
  return useText()(`failed.${kind}`)
}

function Choice({ of, value }: { of: string; value: string }) {
  return useText()(`choices.${of}.${value}`)
}
