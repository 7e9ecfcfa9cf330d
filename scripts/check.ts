import { startTestServer, testServerVariable } from '#database/test-database.ts'
import { argumentsOf, UsageError } from './arguments.ts'
import { steps } from './check-steps.ts'
import { updateGeneratedFiles } from './generated-files.ts'
import { say } from './progress.ts'
import { runSteps } from './run-steps.ts'
import { stopWithChildren } from './run-command.ts'

stopWithChildren()
const { values, words } = argumentsOf('check')
for (const word of words)
  if (!steps.some(({ name }) => name.startsWith(word)))
    throw new UsageError(`No step begins with “${word}”; npm run check -- --help tells what is.`)
const chosen = words.length
  ? steps.filter(({ name }) => words.some((word) => name.startsWith(word)))
  : steps

const server = await startTestServer()
process.env[testServerVariable] = server.address
try {
  if (values.write) for (const file of await updateGeneratedFiles(false)) say(`Written: ${file}`)
  const failed = await runSteps(chosen)
  say(
    failed.length
      ? `\n${failed.length} of ${chosen.length} failed: ${failed.join(', ')}`
      : '\nAll well',
  )
  if (failed.length) process.exitCode = 1
} finally {
  await server.stop()
}
