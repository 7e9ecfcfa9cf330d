import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { testServerVariable } from '#database/test-database.ts'
import { isCommand, commands, type CommandName } from '../scripts/commands.ts'
import { readArguments } from '../scripts/arguments.ts'
import { namedCommands } from './commands/named-commands.ts'
import {
  freePort,
  get,
  runCommand,
  startNpm,
  stopLeftovers,
  throwAwayFolder,
  until,
} from './commands/run-npm.ts'
import { sourceOf } from './walk.ts'

const dataDir = throwAwayFolder()
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
afterEach(stopLeftovers)
const backups = join(dataDir, 'taken')
const bundles = join(dataDir, 'bundles')
const onData = { DATA_DIR: dataDir }
const inTests = { [testServerVariable]: process.env[testServerVariable] }

const named = namedCommands()

/** Runs to its end; answers what it said. */
async function run(words: string[], environment: Record<string, string | undefined>) {
  const { code, output, errors } = await startNpm(words, environment).ended
  expect(code, `${output}${errors}`).toBe(0)
  return output
}

/** How each command is tried in its shortest form; in this order, on one data folder. */
const tried: Record<CommandName, () => Promise<void>> = {
  async generate() {
    const said = await run(['run', 'generate', '--', '--applications', '20'], onData)
    expect(said).toMatch(/20 of 20 applications/)
    expect(said).toMatch(/Done in /)
  },
  async migrate() {
    expect(await run(['run', 'migrate'], onData)).toMatch(/The database is up to date/)
  },
  async verify() {
    expect(await run(['run', 'verify'], onData)).toMatch(/Everything agrees/)
  },
  async start() {
    const port = await freePort()
    const address = `http://localhost:${port}`
    const running = startNpm(['start'], { ...onData, PORT: String(port) })
    await until(running, async () => ((await get(`${address}/api/ready`))?.ok ? true : null))
    expect(await (await get(address))?.text()).toMatch(/<div id="root">/)
    await until(running, () => (running.output().includes(address) ? true : null))
    running.child.kill('SIGTERM')
    await running.ended
    expect(await get(`${address}/api/ready`)).toBeNull()
  },
  async 'support-bundle'() {
    const said = await run(['run', 'support-bundle', '--', bundles], onData)
    const [file = ''] = readdirSync(bundles)
    expect(said).toContain(join(bundles, file))
    expect(file).toMatch(/^programs-support-\d{8}T\d{6}Z\.zip$/)
  },
  async backup() {
    const said = await run(['run', 'backup', '--', backups], onData)
    expect(said).toMatch(/Backup: .*\.tar, [\d.]+ MB/)
    expect(readdirSync(backups)).toHaveLength(1)
  },
  async restore() {
    const elsewhere = { DATA_DIR: throwAwayFolder() }
    const [file = ''] = readdirSync(backups)
    const words = ['run', 'restore', '--', join(backups, file)]
    copyFileSync(join(dataDir, 'encryption-key'), join(elsewhere.DATA_DIR, 'encryption-key'))
    expect(await run(words, elsewhere)).toMatch(/it is whole[^]*Everything agrees\nRestored in /)
    rmSync(elsewhere.DATA_DIR, { recursive: true })
  },
  async dev() {
    const running = startNpm(['run', 'dev'], { ...onData, PORT: String(await freePort()) })
    const web = await until(running, () => /Web app: (\S+)\//.exec(running.output())?.[1] ?? null)
    expect(await (await get(web))?.text()).toMatch(/\/main\.tsx"/)
    await until(running, async () => ((await get(`${web}/api/ready`))?.ok ? true : null))
    running.child.kill('SIGTERM')
    await running.ended
    expect(await get(web)).toBeNull()
  },
  async pictures() {
    const one = ['visitor', 'shown', '375', 'light', 'fr', '/login']
    expect(await run(['run', 'pictures', '--', ...one], inTests)).toMatch(/1 passed[^]*pictures\//)
    rmSync(new URL('../pictures/visitor/login', import.meta.url), { recursive: true })
  },
  async drill() {
    const words = ['--rounds', '1', '--writers', '4', '--seconds', '2', '--within', '80']
    expect(await run(['run', 'drill', '--', ...words], {})).toMatch(
      /the server: ready after .* [1-9]\d* acknowledged, 0 lost, 0 by halves/,
    )
  },
  async bench() {
    const words = [
      '--applications',
      '1',
      '--rounds',
      '1',
      '--seconds',
      '1',
      'read one',
      'one field',
    ]
    expect(await run(['run', 'bench', '--', ...words], {})).toMatch(
      /Read one application [^]*Change one field .* ≤ 5[^]*Memory of the server at most: \d+ MB/,
    )
  },
  async check() {
    expect(await run(['run', 'check', '--', 'boundaries'], {})).toMatch(/✓ boundaries[^]*All well/)
  },
  async test() {
    const said = await run(['test', '--', 'scripts/run-command.test.ts'], inTests)
    expect(said).toMatch(/\n2 passed, 0 failed\n$/)
  },
}

describe('a command that a page names', () => {
  it.each(named)('in $file exists: $command $given', ({ command, given }) => {
    expect(isCommand(command) ? '' : command).toBe('')
    if (!given.includes('--help')) readArguments(command as CommandName, given)
  })

  it('is found in the text', () => {
    const found = named.map(({ command, given }) => [command, ...given].join(' '))
    for (const one of ['start', 'test', 'dev', 'generate --applications 1000000', 'test --help'])
      expect(found).toContain(one)
  })

  it('is a command of the package, and the other way round', () => {
    const { scripts } = JSON.parse(sourceOf('package.json')) as { scripts: object }
    expect(Object.keys(scripts).toSorted()).toEqual(Object.keys(commands).toSorted())
  })
})

describe('the shortest form', () => {
  const wanted = [...new Set(named.map(({ command }) => command))]

  it('is known of every command that a page names', () => {
    expect(wanted.filter((command) => !Object.hasOwn(tried, command))).toEqual([])
  })

  const inOrder = Object.entries(tried).filter(([command]) => wanted.includes(command))
  it.each(inOrder)('of %s works', { timeout: 240_000 }, (_, works) => works())
})

describe('each command', () => {
  const names = Object.keys(commands) as CommandName[]

  it.each(names)('%s tells with --help what it takes', async (name) => {
    const { code, output } = await runCommand([name, '--help'])
    expect(code).toBe(0)
    expect(output).toContain(commands[name].says)
  })

  it.each(names)('%s refuses what it does not know in one line', async (name) => {
    const { code, output, errors } = await runCommand([name, '--nonsense'])
    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(errors).toMatch(/^[^\n]*--nonsense[^\n]*--help tells what is\.\n$/)
  })

  it.each([
    [['test', 'no-such-part'], /^No test is at “no-such-part”[^\n]*\n$/],
    [['check', 'no-such-step'], /^No step begins with “no-such-step”[^\n]*\n$/],
    [['generate', '--applications', '0'], /^Say how many[^\n]*\n$/],
    [['restore'], /^Name one backup[^\n]*\n$/],
    [['restore', 'no-such-file.tar'], /^There is no backup at no-such-file\.tar\n$/],
    [['deploy'], /^There is no command “deploy”[^\n]*\n$/],
  ])('%j is refused in one line', async (words, line) => {
    const { code, errors } = await runCommand(words, onData)
    expect(errors).toMatch(line)
    expect(code).toBe(2)
  })

  it.each(['start', 'dev', 'migrate', 'generate', 'verify', 'backup', 'drill', 'bench'])(
    '%s names settings that are wrong, and does nothing',
    async (name) => {
      const { code, output, errors } = await runCommand([name], { ...onData, SESSION_IDLE: 'long' })
      expect(errors.trim()).toMatch(/^The settings need attention:\n {2}SESSION_IDLE [^\n]+$/)
      expect({ code, output }).toEqual({ code: 2, output: '' })
    },
  )
})
