import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { sourceOf } from './walk.ts'
import {
  deliver,
  deliveriesOf,
  leadAdded,
  sarah,
  server,
  webhookOf,
  withReceiver,
  type Kept,
} from '#modules/webhooks/server/webhooks.test-people.ts'

withReceiver()

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'programs-examples-'))
let child: ChildProcess | null = null
afterEach(() => {
  child?.kill()
  child = null
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a page shows in a language, in its order. */
const examplesIn = (page: string, language: string) =>
  [...sourceOf(`docs/operations/${page}.md`).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, each]) => each === language)
    .map(([, , code]) => code ?? '')

function fileOf(code: string) {
  const file = join(folder, 'example.mjs')
  writeFileSync(file, code)
  return file
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as { port: number }
  await new Promise((closed) => probe.close(closed))
  return port
}

/** The receiver of the page, as a process of its own. */
async function startReceiver(secret: string, port: number) {
  const [code = ''] = examplesIn('webhooks', 'js')
  const started = spawn(process.execPath, [fileOf(code)], {
    env: { PATH: process.env['PATH'], SECRET: secret, PORT: String(port) },
  })
  child = started
  let said = ''
  started.stdout.on('data', (part: Buffer) => (said += part.toString()))
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/`).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 10_000,
      },
    )
    .toBe(401)
  return { said: () => said }
}

describe('the examples of the pages run as they stand there', () => {
  it('a receiver verifies what is sent, takes what comes again once, and refuses what is forged', async () => {
    const port = await freePort()
    const { webhook, secret } = await webhookOf({ address: `http://127.0.0.1:${port}/hook` })
    const receiver = await startReceiver(secret, port)
    const id = await leadAdded()
    await deliver()
    const [delivery] = await deliveriesOf(webhook.id)
    expect(delivery).toMatchObject({ state: 'delivered', answerStatus: 204 })
    await sarah.post(`/webhooks/${webhook.id}/deliveries/${delivery!.id}/replay`)
    await deliver()
    await expect.poll(receiver.said).toContain(id)
    expect(receiver.said().split('\n').filter(Boolean)).toHaveLength(1)
    const forged = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: {
        'webhook-id': 'msg_2',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,AAAA',
      },
      body: '{}',
    })
    expect(forged.status).toBe(401)
    const rotated = await sarah.post<Kept>(`/webhooks/${webhook.id}/secret`)
    await leadAdded()
    await deliver()
    expect(
      (await deliveriesOf(webhook.id))[0],
      'the secret before is valid for a day',
    ).toMatchObject({
      state: 'delivered',
    })
    expect(rotated.status).toBe(200)
  }, 30_000)

  it('a message that is made by hand is taken', async () => {
    const port = await freePort()
    const { secret } = await webhookOf()
    const receiver = await startReceiver(secret, port)
    const [code = ''] = examplesIn('webhooks', 'sh')
    const { stdout } = await run('bash', ['-c', code], {
      env: { PATH: process.env['PATH'], SECRET: secret, RECEIVER: `http://127.0.0.1:${port}/` },
    })
    expect(stdout).toBe('204')
    await expect.poll(receiver.said).toContain('webhooks.test')
  }, 30_000)

  it('a program reads with a token, and says what is wrong with it', async () => {
    const day = new Date(server.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const { body } = await sarah.post<{ secret: string }>('/account/api-tokens', {
      name: 'Example',
      scopes: ['programs:read'],
      expiresOn: day,
    })
    const env = { PATH: process.env['PATH'], PORTAL_URL: server.address, PORTAL_TOKEN: body.secret }
    const [shell = ''] = examplesIn('api-tokens', 'sh')
    const listed = JSON.parse((await run('bash', ['-c', shell], { env })).stdout) as {
      data: { code: string }[]
    }
    expect(listed.data.map(({ code }) => code)).toContain('YESP')
    const [script = ''] = examplesIn('api-tokens', 'js')
    const file = fileOf(script)
    expect((await run(process.execPath, [file], { env })).stdout).toContain('YESP')
    const wrong = {
      ...env,
      PORTAL_TOKEN: `${body.secret.slice(0, -1)}${body.secret.endsWith('x') ? 'y' : 'x'}`,
    }
    await expect(run(process.execPath, [file], { env: wrong })).rejects.toThrow(
      /401 tokenUnknown: There is no such API token/,
    )
  }, 30_000)
})
