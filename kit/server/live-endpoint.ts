import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isPersonal, mayHear, type LiveEvents } from './events.ts'
import { admit, type Identify } from './identity.ts'

/** An open stream does not keep a session from idling out. */
const listening = { method: 'GET', access: { signedIn: true, unattended: true } } as const

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
    let person = await admit(request, listening, identify)
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
    const recheck = () =>
      admit(request, listening, identify).then(
        (known) => (person = known),
        () => raw.end(),
      )
    const stop = events.hear((event) => {
      if (!mayHear(person, event)) return
      // It may be about what the person may hear from now on.
      if (isPersonal(event)) void recheck()
      const { topic, recordId: id, recordVersion: version, actorId } = event
      const isOwn = actorId !== null && actorId === person.userId
      raw.write(`data: ${JSON.stringify({ topic, id, version, isOwn })}\n\n`)
    })
    const timer = setInterval(() => {
      raw.write(': still here\n\n')
      void recheck()
    }, 30_000)
    raw.on('close', () => {
      open.delete(raw)
      clearInterval(timer)
      stop()
    })
  })
}
