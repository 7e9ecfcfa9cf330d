import fs from 'node:fs'
import path from 'node:path'
import { startTestServer, testServerVariable } from '#database/test-database.ts'
import { fillTemplate } from '#database/test-setup.ts'
import { hasJourneys, steps } from './check-steps.ts'
import { findChromium } from './chromium.ts'
import { messageOf, say, timed } from './progress.ts'
import { root, runCommand, stopWithChildren } from './run-command.ts'
import { runSteps } from './run-steps.ts'
import { playwrightCounts, vitestCounts, type Counts } from './test-results.ts'
import { ensureWebBuild } from './web-build.ts'

stopWithChildren()
const reports = path.join(root, 'test-results')
const total: Counts = { passed: 0, failed: 0 }

try {
  await main()
} catch (error) {
  total.failed += 1
  say(messageOf(error))
}
if (total.failed || !total.passed) process.exitCode = 1
say(`${total.passed} passed, ${total.failed} failed`)

async function main() {
  fs.rmSync(reports, { recursive: true, force: true })
  fs.mkdirSync(reports, { recursive: true })
  const server = await timed('Preparing the test database', () => startTestServer(fillTemplate))
  process.env[testServerVariable] = server.address
  try {
    const failedSteps = await runSteps(steps)
    add({ passed: 0, failed: failedSteps.length })
    add(await runVitest())
    if (hasJourneys()) add(await runJourneys())
  } finally {
    await server.stop()
  }
}

function add({ passed, failed }: Counts) {
  total.passed += passed
  total.failed += failed
}

async function runVitest(): Promise<Counts> {
  const report = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const cli = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { code } = await runCommand([cli, 'run', ...reporters], { show: true })
  return atLeastOneFailure(code, vitestCounts(report))
}

async function runJourneys(): Promise<Counts> {
  const report = path.join(reports, 'playwright.json')
  await ensureWebBuild()
  const browser = await timed('Finding Chromium', findChromium)
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const env = {
    CHROMIUM_PATH: browser.path,
    CHROMIUM_ARGS: JSON.stringify(browser.args),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const { code } = await runCommand([cli, 'test', '--reporter=line,json'], { env, show: true })
  return atLeastOneFailure(code, playwrightCounts(report))
}

/** The exit code is the truth, whatever the report says. */
function atLeastOneFailure(code: number, counts: Counts): Counts {
  return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}
