import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { CopyText } from '#kit/web/show/CopyText.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { birthdaysEndpoints } from '../contract/birthdays.endpoints.ts'

/** The private calendar address. It is shown once, when it is made; afterwards only replaced. */
export function FeedDialog({ close }: { close: () => void }) {
  const text = useText()
  const [address, setAddress] = useState<string | null>(null)
  return (
    <Dialog close={close} title={text('feed.address')}>
      <Stack>
        <p>{text('feed.about')}</p>
        {address && (
          <>
            <strong>{text('feed.once')}</strong>
            <CopyText value={address} what={text('feed.address')} />
          </>
        )}
        <FeedState address={address} show={setAddress} />
      </Stack>
    </Dialog>
  )
}

function FeedState(props: { address: string | null; show: (address: string | null) => void }) {
  const text = useText()
  const words = useProblemText()
  const { data, error } = useAnswer(birthdaysEndpoints.readBirthdayFeed, {})
  const renew = useChange(birthdaysEndpoints.renewBirthdayFeed)
  const revoke = useChange(birthdaysEndpoints.revokeBirthdayFeed)
  if (error) return <p role="alert">{words(error)}</p>
  if (!data) return <Skeleton height={36} />
  const failed = (problem: unknown) => toast.error(words(problem), problem)
  const exists = data.createdAt !== null
  return (
    <>
      {exists && !props.address && (
        <p className="quiet">
          {text('feed.since')} <InstantText value={data.createdAt} />
        </p>
      )}
      <Group>
        <Button
          loading={renew.isPending}
          onClick={() =>
            renew.mutate({}, { onSuccess: ({ address }) => props.show(address), onError: failed })
          }
        >
          {text(exists ? 'feed.renew' : 'feed.create')}
        </Button>
        {exists && (
          <Button
            variant="default"
            loading={revoke.isPending}
            onClick={() =>
              revoke.mutate({}, { onSuccess: () => props.show(null), onError: failed })
            }
          >
            {text('feed.revoke')}
          </Button>
        )}
      </Group>
    </>
  )
}
