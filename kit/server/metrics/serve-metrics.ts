import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '../settings.ts'
import type { Metrics } from './metrics.ts'

type Where = Pick<Settings, 'metricsHost' | 'metricsPort'>

/**
 * `GET /metrics` on a port of its own, so that nothing that leads people to the product leads to it.
 * @returns null where no port was chosen
 */
export async function serveMetrics(metrics: Metrics, { metricsHost, metricsPort }: Where) {
  if (metricsPort === undefined) return null
  metrics.withNode()
  const server = http.createServer((request, response) => {
    const isAsked = request.url?.split('?')[0] === '/metrics'
    if (!isAsked) return void response.writeHead(404).end()
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
    metrics.text().then(
      (text) =>
        response
          .writeHead(200, {
            'content-type': metrics.registry.contentType,
            'cache-control': 'no-store',
          })
          .end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.requestTimeout = 10_000
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(metricsPort, metricsHost, resolve)
  await promise
  const { port } = server.address() as AddressInfo
  return {
    address: `http://${metricsHost.includes(':') ? `[${metricsHost}]` : metricsHost}:${port}/metrics`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
