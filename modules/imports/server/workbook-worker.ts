import { parentPort, workerData } from 'node:worker_threads'
import { problemIn } from '#kit/server/each-on-its-own.ts'
import type { ToRead } from './read-workbook-apart.ts'
import { readWorkbook } from './read-workbook.ts'

const { content, mostRows } = workerData as ToRead

try {
  const done = await readWorkbook(Buffer.from(content), mostRows)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ done })
} catch (error) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
  parentPort?.postMessage({ problem: problemIn(error) })
}
