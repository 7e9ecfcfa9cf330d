import { parentPort, workerData } from 'node:worker_threads'
import type { Paper, PaperPicture } from './paper.ts'
import { writeHere } from './write-here.ts'

const { letterhead, signature, ...said } = workerData as Paper

/** Bytes arrive from another thread as what they are, and no longer as a buffer. */
const arrived = (picture: PaperPicture | null) =>
  picture && { ...picture, content: Buffer.from(picture.content) }

const content = await writeHere({
  ...said,
  letterhead: { ...letterhead, logo: arrived(letterhead.logo) },
  signature: signature && { ...signature, picture: arrived(signature.picture) },
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(content)
