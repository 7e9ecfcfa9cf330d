import type { TestServer } from '#apps/server/test-server.ts'
import type { Draft } from '../contract/intake.ts'
import { employerStatements, participantStatements } from '../contract/intake.ts'

let count = 0

/** Nine digits with a valid check digit, another one for each number. */
export function businessNumberOf(seed: number): string {
  const base = String(80_000_000 + seed).slice(0, 8)
  for (let check = 0; check < 10; check++) {
    const digits = `${base}${check}`
    const sum = Array.from(digits).reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
    if (sum % 10 === 0) return `${digits}RP0001`
  }
  throw new Error('every number has a check digit')
}

export const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const employerAnswers = (seed: number) => ({
  legalName: `Boulangerie Côté ${seed}`,
  businessNumber: businessNumberOf(seed),
  legalStructure: 'corporation',
  sector: 'private',
  naics: '311811',
  employeesTotal: 12,
  street: '12, rue Principale',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8X 2K1',
  language: 'en',
  contactName: 'Marie Côté',
  contactEmail: `marie.cote.${seed}@example.org`,
  contactPhone: '819 555-0142',
})

export const positionAnswers = (seed: number) => ({
  participantName: `Zoé Béland ${seed}`,
  participantEmail: `zoe.beland.${seed}@example.org`,
  positionTitle: 'Apprentice baker',
  noc: '63202',
  duties: 'Prepares dough, bakes and helps customers.',
  employmentType: 'permanent',
  supervisorName: 'Marie Côté',
  workplaceStreet: '12, rue Principale',
  workplaceCity: 'Gatineau',
  region: 'QC',
  workplacePostalCode: 'J8X 2K1',
  startOn: daysFromNow(21),
  endOn: daysFromNow(21 + 7 * 20 - 1),
  hoursPerWeek: '35',
  hourlyWage: '22.50',
  employerCostPercent: '8',
  otherFunding: '0',
  netNew: true,
  trainingRequested: false,
  learningPlan: 'Learns the trade beside an experienced baker.',
  signatoryName: 'Marie Côté',
  signatoryTitle: 'Owner',
})

/** What of it the subsidy is computed from. */
export function subsidyTerms(seed: number) {
  const { startOn, endOn, hoursPerWeek, hourlyWage, employerCostPercent, otherFunding } =
    positionAnswers(seed)
  return { startOn, endOn, hoursPerWeek, hourlyWage, employerCostPercent, otherFunding }
}

export const participantAnswers = (seed: number) => ({
  firstName: 'Zoé',
  lastName: `Béland ${seed}`,
  birthDate: daysFromNow(-365 * 22),
  email: `zoe.beland.${seed}@example.org`,
  phone: '819 555-0199',
  street: '4, rue du Parc',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8X 1A1',
  language: 'en',
  workStatus: 'citizen',
  education: 'secondary',
  currentlyStudent: false,
  employmentBefore: 'unemployed',
  previouslyFunded: false,
  relationToEmployer: 'none',
})

interface Wanted {
  language?: 'en' | 'fr'
  programCode?: string
  /** Whom the invitation goes to. */
  participantEmail?: string
  /** What either half answers besides. */
  also?: { employer?: object; participant?: object }
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

export async function upload(
  server: TestServer,
  { token, kind }: { token: string; kind: string },
  content: Buffer = pdf,
) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'document.pdf')
  const answer = await fetch(`${server.address}/api/public/drafts/${token}/documents/${kind}`, {
    method: 'POST',
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as Draft & { code?: string } }
}

async function uploadMandatory(server: TestServer, token: string, draft: Draft) {
  const side = draft.side === 'employer' ? 'employer' : 'participant'
  for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
    if (mandatory && askedOf === side) await upload(server, { token, kind: code })
}

export async function programId(server: TestServer, code: string): Promise<string> {
  const { id } = await server.db
    .selectFrom('programs')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

/** Answers by the key of their question: `employer.city`. */
export const asked = (part: string, answers: object) =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [`${part}.${name}`, value]))

export const confirmed = (statements: readonly string[]) =>
  asked('statements', Object.fromEntries(statements.map((each) => [each, true])))

/** The employer's half whole. */
export const wholeHalf = (seed: number) => ({
  ...asked('employer', employerAnswers(seed)),
  ...asked('position', positionAnswers(seed)),
  ...confirmed(employerStatements),
})

/** Saves answers as a device does that has the questions of now. */
export async function save(server: TestServer, token: string, answers: object) {
  const { body } = await server.visitor.get<Draft>(`/public/drafts/${token}`)
  const { version } = body
  return server.visitor.patch<Draft>(`/public/drafts/${token}`, { version, answers })
}

/** Sends in what the draft holds, as somebody who has just seen it. */
export async function send(
  server: TestServer,
  token: string,
  path: 'submission' | 'participant-submission' = 'submission',
) {
  const { body } = await server.visitor.get<Draft>(`/public/drafts/${token}`)
  const { version, revision } = body
  return server.visitor.post<Draft>(`/public/drafts/${token}/${path}`, { version, revision })
}

/** The employer's half, filled in and submitted as an applicant does. */
export async function submitEmployerHalf(server: TestServer, wanted: Wanted = {}) {
  const seed = ++count
  const { language = 'en', programCode = 'YESP', participantEmail, also } = wanted
  const { visitor } = server
  const started = await visitor.post<{ token: string; draft: Draft }>('/public/drafts', {
    programId: await programId(server, programCode),
    language,
  })
  const { token, draft } = started.body
  await save(server, token, {
    ...asked('employer', { ...employerAnswers(seed), language }),
    ...asked('position', {
      ...positionAnswers(seed),
      ...(participantEmail && { participantEmail }),
    }),
    ...confirmed(employerStatements),
    ...also?.employer,
  })
  await uploadMandatory(server, token, draft)
  const submitted = await send(server, token)
  return { token, seed, submitted }
}

/** The token of the newest link mailed to an address. */
export async function mailedToken(server: TestServer, to: string): Promise<string> {
  const { link } = await server.db
    .selectFrom('outbox_messages')
    .select('link')
    .where('recipient', '=', to)
    .where('link', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return new URL(link ?? '').searchParams.get('draft') ?? ''
}

/** The participant's half, filled in and sent as by whoever has the link. */
export async function sendParticipantHalf(
  server: TestServer,
  { token, seed, also }: { token: string; seed: number; also?: object | undefined },
) {
  const { body: draft } = await server.visitor.get<Draft>(`/public/drafts/${token}`)
  await save(server, token, {
    ...asked('participant', participantAnswers(seed)),
    ...confirmed(participantStatements),
    ...also,
  })
  await uploadMandatory(server, token, draft)
  return send(server, token, 'participant-submission')
}

/** Both halves of one application; answers its id. */
export async function submitBothHalves(server: TestServer, wanted: Wanted = {}): Promise<string> {
  const { seed, submitted } = await submitEmployerHalf(server, wanted)
  const token = await mailedToken(server, `zoe.beland.${seed}@example.org`)
  const done = await sendParticipantHalf(server, { token, seed, also: wanted.also?.participant })
  if (done.status !== 200)
    throw new Error(`the participant's half was refused: ${JSON.stringify(done.body)}`)
  const { id } = await server.db
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', submitted.body.submitted?.reference ?? '')
    .executeTakeFirstOrThrow()
  return id
}
