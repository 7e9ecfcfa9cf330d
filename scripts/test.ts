import fs from 'node:fs'
import path from 'node:path'
import { startTestServer, testServerVariable } from '#database/test-database.ts'
import { fillTemplate } from '#database/test-setup.ts'
import { argumentsOf } from './arguments.ts'
import { hasJourneys, steps } from './check-steps.ts'
import { messageOf, say, timed } from './progress.ts'
import { root, stopWithChildren } from './run-command.ts'
import { runSteps } from './run-steps.ts'
import { testsOf, type TestFiles } from './test-parts.ts'
import type { Counts } from './test-results.ts'
import { runJourneys, runVitest } from './test-runners.ts'
import { ensureWebBuild } from './web-build.ts'

stopWithChildren()
const { values, words } = argumentsOf('test')
const parts = words.length ? testsOf(words) : null
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
  const reports = path.join(root, 'test-results')
  fs.rmSync(reports, { recursive: true, force: true })
  fs.mkdirSync(reports, { recursive: true })
  if (!process.env[testServerVariable]) return onOwnServer()
  // A run inside another one uses the outer server.
  return run(parts)
}

async function onOwnServer() {
  const server = await timed('Preparing the test database', () => startTestServer(fillTemplate))
  process.env[testServerVariable] = server.address
  try {
    await run(parts)
  } finally {
    await server.stop()
  }
}

/** All, with the steps of the check before; or parts alone. */
async function run(only: TestFiles | null) {
  if (!only || values.steps) {
    const failedSteps = await runSteps(steps)
    add({ passed: 0, failed: failedSteps.length })
  }
  // Before the unit tests: they start the product, which would build it.
  if (!only || only.journeys.length) await ensureWebBuild()
  if (!only || only.vitest.length) add(await runVitest(only?.vitest ?? []))
  if (only ? only.journeys.length : hasJourneys()) add(await runJourneys(only?.journeys ?? []))
}

function add({ passed, failed }: Counts) {
  total.passed += passed
  total.failed += failed
}
