import { expect, it } from 'vitest'
import { openReceiver } from './receiver.test-server.ts'
import {
  deliver,
  deliveriesOf,
  leadAdded,
  receiver,
  webhookOf,
  withReceiver,
} from './webhooks.test-people.ts'

withReceiver()

it('an answer that would switch to another protocol is one: nobody waits for what follows', async () => {
  const { webhook } = await webhookOf()
  receiver.answer((_, response) => {
    response.socket?.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    )
  })
  await leadAdded()
  await deliver()
  expect(await deliveriesOf(webhook.id)).toMatchObject([
    { state: 'retrying', answerStatus: 101, failure: null },
  ])
})

it('a slow receiver holds up another once, not with each message', async () => {
  const slow = await openReceiver()
  let heldUp = 0
  slow.answer(() => {})
  receiver.answer((_, response) => {
    if (receiver.received.length === 30) heldUp = slow.received.length
    response.writeHead(204).end()
  })
  await webhookOf({ address: slow.address })
  await webhookOf()
  await Promise.all(Array.from({ length: 30 }, () => leadAdded()))
  await deliver()
  expect(receiver.received).toHaveLength(30)
  expect(heldUp).toBe(5)
  await slow.close()
})
