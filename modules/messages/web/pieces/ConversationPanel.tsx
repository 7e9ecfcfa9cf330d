import { callApi } from '#kit/web/api-call.ts'
import { downloadFile } from '#kit/web/api-download.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { uploadFile } from '#kit/web/api-upload.ts'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { queries } from '#kit/web/queries.ts'
import { TypedPanel } from '#kit/web/record/TypedPanel.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { waitingFilesEndpoints } from '#kit/contract/waiting-files.ts'
import type { Conversation } from '../../contract/message.ts'
import { messagesEndpoints as endpoints } from '../../contract/messages.endpoints.ts'
import { MessageForm } from './MessageForm.tsx'
import { MessageList } from './MessageList.tsx'
import classes from './messages.module.css'
import { useComposer } from './use-composer.ts'
import { useFresh } from './use-fresh.ts'

const topics = ['messages', 'timeline', 'tasks', 'counts']

/** What was written with one side, beside the record, and where more is written. */
export function ConversationPanel(props: {
  applicationId: string
  conversation: Conversation
  close: () => void
}) {
  const text = useText('messages')
  const isStaff = usePerson()?.type === 'staff'
  const { applicationId: id, conversation, close } = props
  const { side, messages, silence, name, email, language } = conversation
  const params = { id }
  const composing = useComposer({
    name: `${id} ${side}`,
    async send(body, idempotencyKey) {
      const call = { params, body: { ...body, side }, idempotencyKey }
      await callApi(endpoints.sendMessage, call)
      void refreshTopics(queries, topics)
    },
    upload: (file, progress) =>
      uploadFile(waitingFilesEndpoints.keepFile, { params: {}, file, progress }),
  })
  useLeaveGuard(composing)
  const fresh = useFresh(messages, async () => {
    await callApi(endpoints.readConversation, { params, body: { side } })
    void refreshTopics(queries, topics)
  })
  return (
    <TypedPanel
      title={isStaff ? text(`told.with.${side}`) : text('open.title')}
      isDirty={composing.isDirty}
      close={close}
    >
      <div className={classes.panel}>
        {name && email && (
          <p className="quiet">
            {text('told.goesTo', { name, email, language: language ?? 'en' })}
          </p>
        )}
        {silence === 'conversationClosed' && <p>{text('thread.closed')}</p>}
        {silence === null && <MessageForm composing={composing} />}
        <MessageList
          {...{ messages, fresh, isStaff }}
          download={(file) =>
            downloadFile(
              endpoints.downloadMessageFile,
              { params: { id, fileId: file.id } },
              file.name,
            )
          }
        />
      </div>
    </TypedPanel>
  )
}
