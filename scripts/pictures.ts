import path from 'node:path'
import { startTestServer, testServerVariable } from '#database/test-database.ts'
import { fillTemplate } from '#database/test-setup.ts'
import { argumentsOf, UsageError } from './arguments.ts'
import { endWith, say, timed } from './progress.ts'
import { root, runCommand, stopWithChildren } from './run-command.ts'
import { ensureWebBuild } from './web-build.ts'

stopWithChildren()

/** Takes pictures of the screens as the demonstration fills them. */
try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  const { words } = argumentsOf('pictures')
  await ensureWebBuild()
  // Inside another run the outer server is used.
  if (process.env[testServerVariable]) return take(words)
  const server = await timed('Preparing the test database', () => startTestServer(fillTemplate))
  process.env[testServerVariable] = server.address
  try {
    await take(words)
  } finally {
    await server.stop()
  }
}

async function take(words: readonly string[]) {
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const config = path.join('journeys', 'pictures', 'playwright.config.ts')
  const { code } = await runCommand([cli, 'test', '--config', config, '--reporter=line'], {
    env: { PICTURES: JSON.stringify(words) },
    show: true,
  })
  if (code !== 0) throw new UsageError('No picture is called so, or one could not be taken.')
  say('The pictures lie in pictures/.')
}
