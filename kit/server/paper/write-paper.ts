import { Worker } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import { writeHere } from './write-here.ts'

/** From so many rows on the server would answer nobody else meanwhile. */
const longFrom = 60

/**
 * A letter as tagged PDF that says of itself that it is PDF/UA. The same letter is the same bytes,
 * whenever it is written; a long one is written in a thread of its own.
 */
export async function writePaper(paper: Paper): Promise<Buffer> {
  const rows = paper.blocks.reduce(
    (sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0),
    0,
  )
  return rows < longFrom ? writeHere(paper) : writeApart(paper)
}

const writeApart = (paper: Paper): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), { workerData: paper })
    worker.once('message', (content: Uint8Array) => resolve(Buffer.from(content)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The letter was not written.')))
  })
