import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import { actors, type Actor } from './actors.ts'
import { revealOf } from './audit-things.ts'
import { giveToApplicants } from './given-things.ts'
import { type Which, type Things, makeThings, roleOf } from './things.ts'
import { participantOf } from './whose-application.ts'
import {
  type Owned,
  makeUsers,
  organisationOf,
  addColleague,
  sessionOf,
  changeUser,
  giveToEach,
  giveAvatar,
} from './users.ts'
import { forgetLimits, restorer } from './restoring.ts'

export interface World {
  server: TestServer
  callers: Record<Actor, Caller>
  userIds: Record<Actor, string | null>
  employerRoleId: string
  things: Record<Which, Things>
  /** By user. */
  owned: Record<string, Owned>
  strangers: Owned
  /** Of the address at which somebody's picture is shown. */
  avatarKey: string
  /** A fresh session, for what ends one. */
  freshSession(actor: Actor): Promise<Caller>
  /** Everything that a request may have changed is as before. */
  restore(): Promise<void>
  /** What is counted of every request, refused or not, is forgotten. */
  forgetLimits(): Promise<void>
  close(): Promise<void>
}

export const missingId = '00000000-0000-7000-8000-000000000000'
export const missingToken = 'A'.repeat(43)
export const missingKey = 'A'.repeat(22)

export async function openWorld(): Promise<World> {
  // Thousands of calls take longer on a slow machine than a proof is recent.
  const server = await openTestServer({ RECENT_PROOF_LIFE: '4h' })
  const userIds = await makeUsers(server)
  const own = await makeThings(server, 'YESP')
  const other = await makeThings(server, 'GREEN')
  await giveToApplicants(server, own)
  own.participantId = await participantOf(server, own.applicationId)
  own.employerId = await organisationOf(server, cast.employer.email)
  for (const of of [own, other]) {
    of.userId = await addColleague(server, of)
    of.auditEntryId = await revealOf(server, of.participantId)
  }
  const freshSession = async (actor: Actor) => {
    const userId = userIds[actor]
    const challenged = actor === 'halfSignedIn'
    return userId ? server.withToken(await sessionOf(server, userId, challenged)) : server.visitor
  }
  const callers = {} as Record<Actor, Caller>
  for (const actor of actors) callers[actor] = await freshSession(actor)
  await changeUser(server, userIds.expiredPassword, { must_change_password: true })
  await changeUser(server, userIds.disabled, { status: 'disabled' })
  const things = { own, other }
  const owned = await giveToEach(server, userIds)
  return {
    server,
    callers,
    userIds,
    employerRoleId: await roleOf(server, 'employer'),
    things,
    owned,
    strangers: owned[userIds.disabled ?? ''] ?? {
      sessionId: missingId,
      passkeyId: missingId,
      bulkRunId: missingId,
      tokenId: missingId,
    },
    avatarKey: await giveAvatar(server),
    freshSession,
    restore: await restorer(server, things),
    forgetLimits: () => forgetLimits(server),
    close: () => server.close(),
  }
}
