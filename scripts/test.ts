import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startTestServer, testServerVariable } from '#database/test-database.ts'
import { fillTemplate } from '#database/test-setup.ts'
import { argumentsOf } from './arguments.ts'
import { hasJourneys, steps } from './check-steps.ts'
import { messageOf, say, timed } from './progress.ts'
import { root, stopWithChildren } from './run-command.ts'
import { runSteps } from './run-steps.ts'
import { testsOf } from './test-parts.ts'
import { runJourneys, runVitest, type Outcome } from './test-runners.ts'
import { ensureWebBuild } from './web-build.ts'

stopWithChildren()
const { values, words } = argumentsOf('test')
const parts = words.length ? testsOf(words) : null
const total: Outcome = { passed: 0, failed: 0, failures: [] }

try {
  await main()
} catch (error) {
  add({ passed: 0, failed: 1, failures: [messageOf(error)] })
}
for (const failure of total.failures) say(failure)
if (total.failed || !total.passed) process.exitCode = 1
say(`${total.passed} passed, ${total.failed} failed`)

async function main() {
  // A run inside another one uses the outer server, and leaves its reports alone.
  if (process.env[testServerVariable]) {
    const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-results-'))
    await run(reports).finally(() => fs.rmSync(reports, { recursive: true }))
    return
  }
  const reports = path.join(root, 'test-results')
  fs.rmSync(reports, { recursive: true, force: true })
  fs.mkdirSync(reports, { recursive: true })
  const server = await timed('Preparing the test database', () => startTestServer(fillTemplate))
  process.env[testServerVariable] = server.address
  try {
    await run(reports)
  } finally {
    await server.stop()
  }
}

/** All, with the steps of the check before; or parts alone. */
async function run(reports: string) {
  if (!parts || values.steps) {
    const failedSteps = await runSteps(steps)
    add({
      passed: 0,
      failed: failedSteps.length,
      failures: failedSteps.map((name) => `✗ ${name}`),
    })
  }
  const { vitest = [], journeys = [] } = parts ?? {}
  const withVitest = !parts || vitest.length > 0
  const withJourneys = parts ? journeys.length > 0 : hasJourneys()
  // Before the unit tests: they start the product, which would build it.
  if (withJourneys) await ensureWebBuild()
  if (withVitest) add(await runVitest({ files: vitest, reports }))
  if (withJourneys) add(await runJourneys({ files: journeys, reports }))
}

function add({ passed, failed, failures }: Outcome) {
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
}
