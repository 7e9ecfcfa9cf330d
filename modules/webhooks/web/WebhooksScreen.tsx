import { Button } from '@mantine/core'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { Rows } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import { webhooksEndpoints, type WebhookRecord } from '../contract/webhooks.endpoints.ts'
import { WebhookRow } from './WebhookRow.tsx'
import classes from './webhooks.module.css'

const WebhookDialog = lazy(() =>
  import('./WebhookDialog.tsx').then((m) => ({ default: m.WebhookDialog })),
)
const SecretDialog = lazy(() =>
  import('#kit/web/dialog/SecretDialog.tsx').then((m) => ({ default: m.SecretDialog })),
)

/** Where other systems are told of what has happened. */
export function WebhooksScreen() {
  const text = useText()
  const mayConfigure = useMay('configure', 'Webhooks')
  const { data, error, refetch } = useAnswer(webhooksEndpoints.listWebhooks, {})
  const [shown, setShown] = useState<WebhookRecord | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const add = mayConfigure && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setShown('new')}>
      {text('actions.add')}
    </Button>
  )
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text('screens.settingsWebhooks')}
        below={<p className={classes.intro}>{text('intro')}</p>}
        actions={Boolean(data?.data.length) && add}
      />
      {error && !data && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart height={160} />}
      {data?.data.length === 0 && (
        <EmptyState
          mark={<IconWebhook size={28} stroke={1.5} />}
          title={text('empty')}
          body={text('emptyHint')}
        >
          {add}
        </EmptyState>
      )}
      {Boolean(data?.data.length) && (
        <Rows isSurface label={text('screens.settingsWebhooks')}>
          {data?.data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              edit={() => setShown(webhook)}
              showSecret={setSecret}
            />
          ))}
        </Rows>
      )}
      <Suspense>
        {shown && (
          <WebhookDialog
            webhook={shown === 'new' ? null : shown}
            onSecret={setSecret}
            close={() => setShown(null)}
          />
        )}
        {secret && (
          <SecretDialog
            title={text('secret.title')}
            body={text('secret.body')}
            what={text('secret.what')}
            done={text('secret.done')}
            secret={secret}
            close={() => setSecret(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
