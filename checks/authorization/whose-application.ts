import type { TestServer } from '#apps/server/test-server.ts'

export async function participantOf({ db }: TestServer, applicationId: string): Promise<string> {
  const application = db
    .selectFrom('applications')
    .select('participant_id')
    .where('id', '=', applicationId)
  return (await application.executeTakeFirstOrThrow()).participant_id ?? ''
}

export async function employerOf({ db }: TestServer, applicationId: string): Promise<string> {
  const application = db
    .selectFrom('applications')
    .select('employer_id')
    .where('id', '=', applicationId)
  return (await application.executeTakeFirstOrThrow()).employer_id
}
