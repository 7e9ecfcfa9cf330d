import { expect, type JourneyServer, type Message } from './server.ts'

/** The newest mail of a kind to somebody, as soon as it is there. */
export async function mailTo(
  server: JourneyServer,
  email: string,
  template: string,
): Promise<Message> {
  const find = async () =>
    (await server.outbox()).findLast(
      (message) => message.recipient === email && message.template === template,
    )
  await expect.poll(async () => (await find())?.template, { timeout: 8000 }).toBe(template)
  return (await find()) as Message
}

/** Opens the link in the newest mail of a kind. */
export async function linkOf(server: JourneyServer, email: string, template: string) {
  const { link } = await mailTo(server, email, template)
  return link ?? ''
}
