import { setTimeout as sleep } from 'node:timers/promises'
import { winterWork } from '#modules/programs/server/programs.test-world.ts'

/** What the server has said is kept. */
export interface Acknowledged {
  added: Set<string>
  /** The last version of a record that was answered for. */
  edited: Map<string, number>
}

interface Writing {
  address: string
  token: string
  writers: number
  acknowledged: Acknowledged
}

let count = 0
const nextCode = () => `K${(++count).toString(36).toUpperCase().padStart(6, '0')}`

const drill = () => ({ ...winterWork, code: nextCode() })

/** Many people add a program and change it, one after the other, until told to stop. */
export function startWriting(writing: Writing) {
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const added = await send(writing, 'POST', '/programs', drill())
      if (!added) await sleep(20)
      else {
        writing.acknowledged.added.add(added.id)
        await edit(writing, added)
      }
    }
  }
  const all = Array.from({ length: writing.writers }, write)
  return {
    async stop() {
      isOver = true
      await Promise.all(all)
    },
  }
}

interface Kept {
  id: string
  version: number
}

async function edit(writing: Writing, { id, version }: Kept) {
  const edited = await send(
    writing,
    'PATCH',
    `/programs/${id}`,
    { funder: `Drill ${count}` },
    version,
  )
  if (edited) writing.acknowledged.edited.set(id, edited.version)
}

// eslint-disable-next-line max-params -- reads as the request line does
async function send(
  { address, token }: Writing,
  method: string,
  at: string,
  body: object,
  version?: number,
): Promise<Kept | null> {
  try {
    const response = await fetch(`${address}/api${at}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(version && { 'if-match': `"${version}"` }),
      },
      body: JSON.stringify(body),
    })
    return response.ok ? ((await response.json()) as Kept) : null
  } catch {
    return null
  }
}
