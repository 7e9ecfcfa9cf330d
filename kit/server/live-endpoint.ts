import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { mayHear, type LiveEvents } from './events.ts'
import { admit, type Identify } from './identity.ts'

/**
 * `GET /api/events`: server-sent events about what the person may view. The session is looked up
 * again every half minute, so that a stream does not outlive it; streams end when the server stops.
 */
export function serveLiveEvents(app: FastifyInstance, events: LiveEvents, identify: Identify) {
  const open = new Set<ServerResponse>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
  app.get('/api/events', async (request, reply) => {
    let person = await admit(request, { signedIn: true }, identify)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    raw.write(': open\n\n')
    open.add(raw)
    const stop = events.hear((event) => {
      if (!mayHear(person, event)) return
      const { topic, recordId, recordVersion } = event
      raw.write(`data: ${JSON.stringify({ topic, id: recordId, version: recordVersion })}\n\n`)
    })
    const recheck = setInterval(() => {
      raw.write(': still here\n\n')
      admit(request, { signedIn: true }, identify).then(
        (known) => (person = known),
        () => raw.end(),
      )
    }, 30_000)
    raw.on('close', () => {
      open.delete(raw)
      clearInterval(recheck)
      stop()
    })
  })
}
