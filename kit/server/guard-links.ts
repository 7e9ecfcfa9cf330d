import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { System } from './change.ts'
import { Problem } from './problems.ts'
import { countHit } from './rate-limit.ts'

/**
 * Whoever follows links that lead nowhere hears 429 after a while. A link that holds goes on
 * working for everybody at the same address: an office or a college is one address.
 */
export async function guardLinks<T>(
  { request, endpoint, system }: { request: FastifyRequest; endpoint: Endpoint; system: System },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isSecretLink(endpoint) && error instanceof Problem && error.status === 404)
      await countHit(system.outside, {
        key: `link:${request.ip}`,
        most: system.settings.unknownLinksPerHour,
        seconds: 3600,
      })
    throw error
  }
}

const isSecretLink = ({ access, path }: Endpoint) => 'public' in access && path.includes('{token}')
