import { generalEvent } from './events.ts'

/** Open lists and records of messages are read anew. */
export const outboxChanged = generalEvent('outbox', 'Outbox')
