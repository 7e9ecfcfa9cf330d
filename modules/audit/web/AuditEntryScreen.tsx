import { useRecord } from '#kit/web/api-query.ts'
import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { RailCard } from '#kit/web/record/RailCard.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { auditEntry } from '../contract/audit-entry.ts'
import { auditEndpoints } from '../contract/audit.endpoints.ts'
import { asSentence } from './as-sentence.ts'
import { KindBadge } from './audit.columns.tsx'
import { Changes } from './Changes.tsx'
import { OtherEntries } from './OtherEntries.tsx'

const Fact = factsOf(auditEntry)

export function AuditEntryScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(auditEndpoints.readAuditEntry, { id })
  return (
    <RecordScreen
      entity={auditEntry}
      answer={answer}
      title={(entry) => text('entryOf', asSentence(entry))}
      status={({ kind }) => <KindBadge kind={kind} />}
      rail={(entry) => (
        <RailCard title={text('sections.others')}>
          <OtherEntries entry={entry} />
        </RailCard>
      )}
    >
      {(entry) => (
        <>
          <RecordSection title={text('sections.entry')}>
            <Facts>
              <Fact name="at" />
              <Fact name="actor" />
              <Fact name="role" />
              <Fact name="reference" />
              {entry.reason && <Fact name="reason" wide />}
            </Facts>
            {entry.requestId && (
              <p className="quiet">
                {text('request')} <code>{entry.requestId}</code>
              </p>
            )}
          </RecordSection>
          {entry.changes.length > 0 && (
            <RecordSection title={text('sections.changes')}>
              <Changes changes={entry.changes} />
            </RecordSection>
          )}
        </>
      )}
    </RecordScreen>
  )
}
