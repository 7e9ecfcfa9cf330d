import { startTestServer, testServerVariable } from '#database/test-database.ts'
import { steps } from './check-steps.ts'
import { updateGeneratedFiles } from './generated-files.ts'
import { say } from './progress.ts'
import { runSteps } from './run-steps.ts'
import { stopWithChildren } from './run-command.ts'

// `npm run check` runs all steps, `npm run check -- lint format` those,
// `npm run check -- --write` first writes the generated files.
stopWithChildren()
const wishes = process.argv.slice(3)
const wanted = wishes.filter((wish) => !wish.startsWith('--'))
const chosen = wanted.length
  ? steps.filter(({ name }) => wanted.some((wish) => name.startsWith(wish)))
  : steps

const server = await startTestServer()
process.env[testServerVariable] = server.address
try {
  if (wishes.includes('--write'))
    for (const file of await updateGeneratedFiles(false)) say(`Written: ${file}`)
  const failed = await runSteps(chosen)
  say(
    failed.length
      ? `\n${failed.length} of ${chosen.length} failed: ${failed.join(', ')}`
      : '\nAll well',
  )
  if (failed.length || !chosen.length) process.exitCode = 1
} finally {
  await server.stop()
}
