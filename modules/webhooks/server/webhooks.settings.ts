import { defineSettings } from '#kit/server/define-settings.ts'
import { duration, onOff } from '#kit/server/setting-kinds.ts'

export const settings = defineSettings({
  webhookPrivateAddresses: {
    name: 'WEBHOOK_PRIVATE_ADDRESSES',
    kind: onOff,
    standard: 'off',
    description:
      'Webhooks may lead into the own network: private addresses, `http://` and any port',
  },
  webhookTimeout: {
    name: 'WEBHOOK_TIMEOUT',
    kind: duration,
    standard: '15s',
    description: 'How long a receiver of webhooks has to answer',
  },
})
