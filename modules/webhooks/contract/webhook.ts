import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { structure, text, yesNo } from '#kit/contract/fields.ts'

export const mostWebhooks = 20

/** Each is told once, however often it was chosen. */
const eventsSchema = z.array(z.string().check(z.maxLength(80))).check(
  z.minLength(1, 'required'),
  z.maxLength(400),
  z.overwrite((events) => [...new Set(events)]),
)

/** Where another system is told of what has happened. */
export const webhook = defineEntity('webhook', {
  address: text(500, { required: true }),
  description: text(120),
  events: structure(eventsSchema, { required: true }),
  isOn: yesNo({ required: true }),
})
