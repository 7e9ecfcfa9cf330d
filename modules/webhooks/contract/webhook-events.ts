/** Kinds of records of which other systems may be told, by the topic of their acts. */
export const webhookTopics = [
  'applications',
  'placements',
  'changeRequests',
  'documents',
  'participants',
  'employers',
  'programs',
  'monitoring',
  'orphaned',
  'fundingRequests',
  'supplements',
  'payments',
  'paymentBatches',
  'overpayments',
  'holds',
  'shareholders',
  'orders',
  'leads',
  'messages',
  'tasks',
] as const

/** What is nobody else’s business: who looked at, took or erased personal data, and what people say of themselves. */
const untold =
  /(?:revealed|exported|taken|erased|forgotten|downloaded|selfidentif\w*|keptapart|comparedagain)$/i

/** Whether an act of the log, such as `applications.approve`, may be told to other systems. */
export function isWebhookEvent(action: string): boolean {
  const [topic = '', act = ''] = action.split('.')
  return (webhookTopics as readonly string[]).includes(topic) && !untold.test(act)
}

/** What is sent to try a webhook out. */
export const testEvent = 'webhooks.test'
