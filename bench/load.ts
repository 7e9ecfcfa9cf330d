import http from 'node:http'

/** One call, and what tells that its answer is whole. */
export interface Ask {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
}

export interface Measured {
  /** Milliseconds, in order. */
  times: number[]
  seconds: number
  failed: number
  /** Lines of an export, without its heading. */
  lines: number
  firstFailure: string | null
}

/** Calls from so many callers at a time, for some seconds, each caller one after the other. */
export async function load(
  next: (at: number) => Ask,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers })
  const measured: Measured = { times: [], seconds: 0, failed: 0, lines: 0, firstFailure: null }
  let at = 0
  const started = performance.now()
  const caller = async () => {
    while (performance.now() - started < seconds * 1000) {
      const begun = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- a caller waits for its answer
      const { status, text, lines } = await send(agent, next(at++))
      if (status < 300) measured.times.push(performance.now() - begun)
      else {
        measured.failed++
        measured.firstFailure ??= `${status} ${text.slice(0, 300)}`
      }
      measured.lines += lines
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  measured.seconds = (performance.now() - started) / 1000
  measured.times.sort((one, other) => one - other)
  agent.destroy()
  return measured
}

interface Answered {
  status: number
  /** Of what is no table. */
  text: string
  lines: number
}

const newline = 10

export function send(agent: http.Agent, { method, url, headers, body }: Ask): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, agent, headers }, (response) => {
      const isTable = response.headers['content-type']?.startsWith('text/csv') ?? false
      const parts: Buffer[] = []
      let lines = isTable ? -1 : 0
      response.on('data', (part: Buffer) => {
        if (isTable) for (const byte of part) lines += Number(byte === newline)
        else parts.push(part)
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          lines: Math.max(0, lines),
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}
