import type { Tone } from '#kit/contract/define-status.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { AuditKind, AuditRow } from '../contract/audit-entry.ts'

export const auditColumns: readonly Column<AuditRow>[] = [
  { key: 'what', kind: 'name', render: ({ what }) => what },
  { key: 'actor', render: ({ actor }) => actor, onCard: true },
  { key: 'role', render: ({ role }) => role ?? <None />, hiddenAtFirst: true },
  { key: 'reference', render: ({ reference }) => reference ?? <None />, onCard: true },
  { key: 'kind', kind: 'state', render: ({ kind }) => <KindBadge kind={kind} /> },
  { key: 'reason', render: ({ reason }) => reason ?? <None />, hiddenAtFirst: true },
  { key: 'at', kind: 'instant', sortKey: 'at', render: ({ at }) => <InstantText value={at} /> },
]

const tones: Record<AuditKind, Tone> = {
  change: 'neutral',
  signIn: 'info',
  refused: 'danger',
  reveal: 'warning',
  export: 'progress',
}

export function KindBadge({ kind }: { kind: AuditKind }) {
  const text = useText()
  return <ToneBadge tone={tones[kind]}>{text(`choices.kind.${kind}`)}</ToneBadge>
}
