import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const command = new URL('./run-command.ts', import.meta.url).href
const program = `
  const { stopWithChildren } = await import(${JSON.stringify(command)})
  stopWithChildren()
  if (process.argv.includes('busy')) setInterval(() => {}, 1000)
  process.send('ready')
`

const start = (...words: string[]) =>
  fork('-', words, {
    execArgv: ['--input-type=module', '--eval', program],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

it('a command that has finished ends, though whoever started it still listens', async () => {
  const [code] = (await once(start(), 'exit')) as [number]
  expect(code).toBe(0)
})

it('a command ends with whoever started it', async () => {
  const child = start('busy')
  await once(child, 'message')
  child.disconnect()
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect(signal ?? code).toBe(143)
})
