import { Worker } from 'node:worker_threads'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
import { Problem } from '#kit/server/problems.ts'
import type { readWorkbook } from './read-workbook.ts'

/** Workbooks of people take a fraction of it. */
const longest = 5000
const mostMemory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

export interface ToRead {
  content: Uint8Array
  mostRows: number
}

type Read = Awaited<ReturnType<typeof readWorkbook>>

let before: Promise<unknown> = Promise.resolve()

/**
 * Reads a workbook as `readWorkbook` does, in a thread of its own and one after the other: a small file can
 * ask for very much, and the server answers others meanwhile.
 * @throws 422 as there, and `brokenWorkbook` for one that takes too long, or too much memory
 */
export function readWorkbookApart(content: Buffer, mostRows: number): Promise<Read> {
  const read = () => readApart({ content, mostRows })
  const turn = before.then(read, read)
  before = turn
  return turn
}

const readApart = (toRead: ToRead): Promise<Read> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
      workerData: toRead,
      resourceLimits: mostMemory,
    })
    const broken = () => reject(new Problem(422, 'brokenWorkbook'))
    let timer: NodeJS.Timeout | undefined
    worker.once('online', () => {
      timer = setTimeout(() => void worker.terminate(), longest)
    })
    worker.once('message', ({ done, problem }: { done?: Read; problem?: RowProblem | null }) => {
      if (done) resolve(done)
      else if (problem) reject(new Problem(422, problem.code, { params: problem.params ?? {} }))
      else broken()
    })
    worker.once('error', broken)
    worker.once('exit', () => {
      clearTimeout(timer)
      broken()
    })
  })
