import http from 'node:http'

interface Line {
  address: string
  path: string
}

const head =
  '--line\r\ncontent-disposition: form-data; name="file"; filename="offer.pdf"\r\ncontent-type: application/pdf\r\n\r\n'
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** An upload whose first bytes have arrived, and that goes on when it is told to. */
export async function beginUpload({ address, path }: Line) {
  const request = http.request(`${address}/api${path}`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'multipart/form-data; boundary=line' },
  })
  const answered = new Promise<number>((resolve) => {
    request.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    request.on('error', () => resolve(0))
  })
  await new Promise<void>((resolve) =>
    request.write(`${head}%PDF-1.4\n1 0 obj<<>>endobj\n`, () => resolve()),
  )
  await pause(20)
  return {
    drop: () => request.destroy(),
    async finish() {
      request.end('trailer<<>>\n%%EOF\n\r\n--line--\r\n')
      return answered
    },
  }
}
