import sharp from 'sharp'
import type { Caller, TestServer } from '#apps/server/test-server.ts'

/** Of the day so many days from now, where the organisation is. */
export function dayIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(day)
}

export const newTask = (assigneeId: string, part: object = {}) => ({
  title: 'Call about the dividend',
  dueOn: dayIn(3),
  assigneeId,
  priority: 'normal',
  ...part,
})

export const newNote = (part: object = {}) => ({
  body: 'Prefers to be called in the morning.',
  isPinned: false,
  visibility: 'team',
  ...part,
})

/** A picture with the colours of a sky. */
export const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#7db9e8' } })
    .jpeg()
    .toBuffer()

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** Uploads a file as somebody, as the browser does. */
export async function upload(
  server: Pick<TestServer, 'address'>,
  by: Caller,
  { path, content, name }: { path: string; content: Buffer; name: string },
) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const response = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}` },
    body: form,
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, string> & { width: number | null },
  }
}
