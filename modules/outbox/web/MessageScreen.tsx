import { useRecord } from '#kit/web/api-query.ts'
import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { message, type MessageRecord } from '../contract/message.ts'
import { outboxEndpoints } from '../contract/outbox.endpoints.ts'
import { outboxScreens } from '../contract/outbox.screens.ts'
import { StateBadge } from './message.columns.tsx'
import { MessageActs } from './MessageActs.tsx'

const Fact = factsOf(message)

export function MessageScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(outboxEndpoints.readMessage, { id })
  return (
    <RecordScreen
      entity={message}
      answer={answer}
      title={({ subject, recipient }) => subject ?? text('textTo', { recipient })}
      status={({ state }) => <StateBadge state={state} />}
      actions={(record) => <MessageActs message={record} />}
    >
      {(record) => (
        <>
          <Delivery record={record} />
          <RecordSection title={text('sections.message')}>
            <Facts>
              <Fact name="body" wide />
              {record.link && (
                <Fact name="link" wide>
                  <a href={record.link}>{record.link}</a>
                </Fact>
              )}
            </Facts>
          </RecordSection>
        </>
      )}
    </RecordScreen>
  )
}

/** Where the message goes, and what became of it so far. */
function Delivery({ record }: { record: MessageRecord }) {
  const text = useText()
  const { failure, stoppedAt, nextAttemptAt, sentAt, againOf } = record
  return (
    <RecordSection title={text('sections.delivery')}>
      <Facts>
        <Fact name="recipient" />
        <Fact name="channel" />
        <Fact name="language" />
        <Fact name="writtenAt" />
        {sentAt && <Fact name="sentAt" />}
        <Fact name="attempts" />
        {nextAttemptAt && <Fact name="nextAttemptAt" />}
        {failure && <Fact name="failureKind" wide />}
        {failure && <Fact name="failure" wide />}
        {stoppedAt && (
          <>
            <Fact name="stoppedAt" />
            <Fact name="stoppedBy" />
            <Fact name="stopReason" wide />
          </>
        )}
      </Facts>
      {againOf && (
        <p>
          {text('fields.againOf')}{' '}
          <ScreenLink screen={outboxScreens.message} params={{ id: againOf.id }}>
            {againOf.subject ?? text('textTo', { recipient: record.recipient })}
          </ScreenLink>
        </p>
      )}
    </RecordSection>
  )
}
