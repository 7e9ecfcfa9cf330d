import { Button } from '@mantine/core'
import { useMay } from '#kit/web/Can.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { Row } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import type { WebhookRecord } from '../contract/webhooks.endpoints.ts'
import { webhooksScreens } from '../contract/webhooks.screens.ts'
import { useWebhookActs } from './use-webhook-acts.ts'
import classes from './webhooks.module.css'

interface Props {
  webhook: WebhookRecord
  edit: () => void
  showSecret: (secret: string) => void
}

export function WebhookRow({ webhook, edit, showSecret }: Props) {
  const text = useText()
  const mayConfigure = useMay('configure', 'Webhooks')
  const acts = useWebhookActs(webhook)
  const { id, address, description, events, isOn, failed, waiting } = webhook
  const name = description ?? new URL(address).host
  return (
    <Row
      what={
        <>
          <strong>
            <ScreenLink screen={webhooksScreens.settingsWebhook} params={{ id }}>
              {name}
            </ScreenLink>
            <Standing webhook={webhook} />
          </strong>
          <span translate="no">{address}</span>
          <span>{text('told', { events: events.length, waiting, failed })}</span>
          <Warnings webhook={webhook} />
        </>
      }
    >
      {mayConfigure && (
        <div className={`${classes.actions} no-print`}>
          <Button variant="subtle" aria-label={text('actions.editNamed', { name })} onClick={edit}>
            {text('actions.edit')}
          </Button>
          {isOn && (
            <Button
              variant="subtle"
              aria-label={text('actions.testNamed', { name })}
              onClick={() => void acts.test()}
            >
              {text('actions.test')}
            </Button>
          )}
          <Button
            variant="subtle"
            aria-label={text('actions.rotateNamed', { name })}
            onClick={() => void acts.rotate(showSecret)}
          >
            {text('actions.rotate')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            aria-label={text('actions.deleteNamed', { name })}
            onClick={() => void acts.remove(name)}
          >
            {text('actions.delete')}
          </Button>
        </div>
      )}
    </Row>
  )
}

function Standing({ webhook: { isOn, failingSince } }: { webhook: WebhookRecord }) {
  const text = useText()
  if (!isOn) return <ToneBadge tone="neutral">{text('states.off')}</ToneBadge>
  if (failingSince) return <ToneBadge tone="warning">{text('states.failing')}</ToneBadge>
  return <ToneBadge tone="success">{text('states.on')}</ToneBadge>
}

function Warnings({ webhook }: { webhook: WebhookRecord }) {
  const text = useText()
  const { turnedOffWhy, failingSince, oldSecretUntil, isOn } = webhook
  return (
    <>
      {turnedOffWhy && <span>{text(`turnedOffWhy.${turnedOffWhy}`)}</span>}
      {isOn && failingSince && (
        <span>
          {text('failingSince')} <InstantText value={failingSince} />
        </span>
      )}
      {oldSecretUntil && (
        <span>
          {text('oldSecretUntil')} <InstantText value={oldSecretUntil} />
        </span>
      )}
    </>
  )
}
