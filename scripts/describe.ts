import { startTestServer, testServerVariable } from '#database/test-database.ts'
import { updateGeneratedFiles } from './generated-files.ts'
import { say } from './progress.ts'

// Writes every file that is made from a declaration, without touching the data folder.
const server = await startTestServer()
process.env[testServerVariable] = server.address
try {
  const changed = await updateGeneratedFiles(false)
  say(changed.length ? `Written: ${changed.join(', ')}` : 'Every generated file is up to date')
} finally {
  await server.stop()
}
