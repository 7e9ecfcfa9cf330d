import { useRecord } from '#kit/web/api-query.ts'
import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { message, outboxEndpoints } from '../contract/outbox.endpoints.ts'

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
    >
      {(record) => (
        <RecordSection title={text('sections.message')}>
          <Facts>
            <Fact name="recipient" />
            <Fact name="language" />
            <Fact name="writtenAt" />
            <Fact name="sentAt" />
            <Fact name="body" wide />
            <Fact name="link" wide>
              {record.link && <a href={record.link}>{record.link}</a>}
            </Fact>
            {record.failure && <Fact name="failure" wide />}
          </Facts>
        </RecordSection>
      )}
    </RecordScreen>
  )
}
