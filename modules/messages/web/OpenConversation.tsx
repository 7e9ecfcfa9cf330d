import { callApi } from '#kit/web/api-call.ts'
import { downloadFile } from '#kit/web/api-download.ts'
import { uploadFile } from '#kit/web/api-upload.ts'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { OpenConversation as Opened } from '../contract/message.ts'
import { openMessagesEndpoints as endpoints } from '../contract/open-messages.endpoints.ts'
import { MessageForm } from './pieces/MessageForm.tsx'
import { MessageList } from './pieces/MessageList.tsx'
import { useComposer } from './pieces/use-composer.ts'
import { useFresh } from './pieces/use-fresh.ts'
import classes from './open.module.css'

/** The conversation of a side, as whoever has no account reads it and answers. */
export function OpenConversation(props: {
  token: string
  conversation: Opened
  reload: () => void
}) {
  const text = useText('messages')
  const bilingual = useBilingual()
  const { token, conversation, reload } = props
  const { messages, silence, reference, program } = conversation
  const params = { token }
  const composing = useComposer({
    name: reference,
    async send(body, idempotencyKey) {
      await callApi(endpoints.answerByLink, { params, body, idempotencyKey })
      reload()
    },
    upload: (file, progress) => uploadFile(endpoints.uploadMessageFile, { params, file, progress }),
  })
  useLeaveGuard(composing)
  const fresh = useFresh(messages, () => callApi(endpoints.readByLink, { params }))
  return (
    <article className={classes.page}>
      <header>
        <p className="quiet">{bilingual(program)}</p>
        <h1>{text('open.title')}</h1>
        <p>{text('open.about', { reference })}</p>
      </header>
      {silence ? <p>{text('thread.closed')}</p> : <MessageForm composing={composing} />}
      <MessageList
        {...{ messages, fresh }}
        isStaff={false}
        download={(file) =>
          downloadFile(endpoints.downloadByLink, { params: { token, fileId: file.id } }, file.name)
        }
      />
    </article>
  )
}
