import '#modules/forms/web/pieces/form/styles.ts'
import { Button } from '@mantine/core'
import { IconFileUnknown, IconLinkOff } from '@tabler/icons-react'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { HomeLink } from '#kit/web/screens/HomeLink.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { useLinkSecret } from '#modules/accounts/web/pieces/link-secret.ts'
import { openMessagesEndpoints as endpoints } from '../contract/open-messages.endpoints.ts'
import { OpenConversation } from './OpenConversation.tsx'

/** What the staff and one side wrote to one another, behind the link of a mail. */
export function ConversationScreen() {
  const link = useLinkSecret()
  return link ? <ByLink key={link.token} token={link.token} /> : <NoLink />
}

function ByLink({ token }: { token: string }) {
  const answer = useAnswer(endpoints.openConversation, { params: { token } })
  const { data, error } = answer
  const reload = () => void answer.refetch()
  if (data) return <OpenConversation token={token} conversation={data} reload={reload} />
  if (!error) return <Loading />
  if (error.code === 'linkExpired') return <Expired token={token} />
  return [400, 404, 422].includes(error.status) ? (
    <NoLink />
  ) : (
    <ProblemState error={error} retry={reload} />
  )
}

function NoLink() {
  const text = useText('messages')
  return (
    <MessageScreen
      mark={<IconFileUnknown size={34} stroke={1.5} />}
      title={text('open.noLinkTitle')}
      body={text('open.noLinkBody')}
    >
      <HomeLink />
    </MessageScreen>
  )
}

function Expired({ token }: { token: string }) {
  const text = useText('messages')
  const words = useProblemText()
  const [said, say] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await callApi(endpoints.sendMessagesLink, { params: { token } })
      say(text('open.linkSent'))
    } catch (error) {
      say(words(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <MessageScreen
      mark={<IconLinkOff size={34} stroke={1.5} />}
      title={text('open.expiredTitle')}
      body={text('open.expiredBody')}
    >
      <Button loading={isBusy} onClick={() => void send()}>
        {text('open.sendLink')}
      </Button>
      <p role="status">{said}</p>
    </MessageScreen>
  )
}
