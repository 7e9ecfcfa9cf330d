import { sql } from 'kysely'
import type { CheckpointItem } from '#modules/applications/contract/checkpoint.ts'
import { fundingOf } from '#modules/applications/server/funding.queries.ts'
import { ownId } from '#apps/server/test-server.ts'
import { dayOf } from '#kit/server/organisation.ts'
import { cast } from '#seeds/cast.ts'
import { daysFromNow, submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { bankAccountDriver } from './bank-account-driver.ts'
import { paymentBatchDriver } from './payment-batch-driver.ts'
import { changeRequestDriver } from './change-request-driver.ts'
import { supplementDriver } from './supplement-driver.ts'
import { overpaymentDriver } from './overpayment-driver.ts'
import { paymentDriver, putPayment } from './payment-driver.ts'
import { fundingRequestDriver } from './funding-request-driver.ts'
import { holdDriver } from './hold-driver.ts'
import { monitoringDriver } from './monitoring-driver.ts'
import { orphanedDriver } from './orphaned-driver.ts'
import { investorDrivers, type Driver } from './investor-drivers.ts'
import { admin, userIds, server } from './transitions.test-people.ts'

export const drivers: Record<string, Driver> = {
  application: {
    table: 'applications',
    entity: 'application',
    action: (step) => `applications.${step}`,
    bodies: {
      assign: () => ({ assigneeId: userIds['amina'] }),
      requestInformation: () => ({ message: 'The licence', dueOn: daysFromNow(20) }),
      resubmit: () => ({}),
      extendRequest: async (id) => ({ newDay: await dayAfterDue(id), reason: 'Illness' }),
      withdrawRequest: () => ({ reason: 'Found it' }),
      recommendApproval: () => ({ outcome: 'approve' }),
      recommendRejection: () => ({ outcome: 'reject', reasonCodes: ['lowValue'] }),
      returnToReview: () => ({ note: 'Once more' }),
      approve: async (id) => ({ expectedAmount: (await fundingOf(server.db, id)).total }),
      reject: () => ({ reasonCodes: ['oversubscribed'] }),
      withdraw: () => ({ reason: 'Changed plans' }),
      reopen: () => ({ reason: 'New facts' }),
    },
    put: putApplication,
    make: makeApplication,
    // Under review the same endpoint gives the file to another person.
    elsewise: { assign: ['inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject'] },
  },
  document: {
    table: 'application_documents',
    entity: 'document',
    action: (step) => `documents.${step}`,
    bodies: {
      acceptDocument: () => undefined,
      refuseDocument: () => ({ reasonCodes: ['unreadable'] }),
      reviewDocumentAgain: () => undefined,
      removeDocument: () => ({ reason: 'Another person’s' }),
      restoreDocument: () => undefined,
    },
    async put(id, state) {
      await sql`update application_documents set status = ${state}, note = 'Blurred',
          reason_codes = case when ${state} = 'refused' then '{unreadable}'::text[] else '{}' end
        where id = ${id}`.execute(server.db)
    },
    async make() {
      const applicationId = await submitBothHalves(server)
      const { rows } = await sql<{ id: string }>`
        select id from application_documents where application_id = ${applicationId}
          and kind = 'offerLetter'`.execute(server.db)
      return rows[0]?.id ?? ''
    },
    async pathOf(path, id) {
      const { rows } = await sql<{ of: string }>`
        select application_id as of from application_documents where id = ${id}`.execute(server.db)
      return path.replace('{id}', rows[0]?.of ?? '').replace('{documentId}', id)
    },
  },
  placement: {
    table: 'placements',
    entity: 'placement',
    action: (step) => `placements.${step}`,
    bodies: {
      accept: async (id) => ({ ...(await signatureOf(id)), isConfirmed: true }),
      recordAcceptance: async (id) => ({ ...(await signatureOf(id)), note: 'By post' }),
      extendOffer: () => ({ newDay: daysFromNow(120), reason: 'Illness' }),
      confirmStart: () => ({
        startedOn: dayOf({ timeZone: 'America/Toronto' }, server.clock.now()),
      }),
      extendStart: () => ({ newDay: daysFromNow(120), reason: 'Illness' }),
      end: () => ({
        lastWorkedOn: daysFromNow(-2),
        endedOn: daysFromNow(-1),
        endSide: 'employer',
        endReason: 'laidOff',
      }),
      cancel: () => ({ cancelSide: 'employer', cancelReason: 'positionGone' }),
      decline: () => ({ declineReason: 'otherJob' }),
      reopen: () => ({ reason: 'A mistake' }),
    },
    by: {
      decline: async () => {
        const caller = await server.as('employee')
        return { caller, userId: await ownId(caller) }
      },
      accept: async () => {
        const caller = await server.as('employer')
        return { caller, userId: await ownId(caller) }
      },
    },
    put: putPlacement,
    make: makePlacement,
  },
  hold: holdDriver(makeApplication),
  orphanedCase: orphanedDriver(makePlacement),
  fundingRequest: fundingRequestDriver(makePlacement),
  supplement: supplementDriver(makePlacement),
  changeRequest: changeRequestDriver(makePlacement),
  payment: paymentDriver(makePlacement),
  paymentBatch: paymentBatchDriver({
    make: () => paymentDriver(makePlacement).make(),
    put: putPayment,
  }),
  overpayment: overpaymentDriver(async () => {
    const id = await paymentDriver(makePlacement).make()
    await putPayment(id, 'paid')
    return id
  }),
  bankAccount: bankAccountDriver(makeApplication),
  monitoringForm: monitoringDriver(makePlacement),
  program: {
    table: 'programs',
    entity: 'program',
    action: (step) => `programs.${step}`,
    bodies: {
      open: () => undefined,
      pause: () => undefined,
      close: () => undefined,
      archive: () => undefined,
    },
    async put(id, state) {
      await sql`update programs set status = ${state}, intake_opens_on = '2020-01-01', intake_closes_on = '2099-12-31'
        where id = ${id}`.execute(server.db)
    },
    async make() {
      // The draft has no applications yet, so nothing is in the way of any step.
      const { rows } = await sql<{
        id: string
      }>`select id from programs where code = 'NORTH'`.execute(server.db)
      return rows[0]?.id ?? ''
    },
  },
}

Object.assign(
  drivers,
  investorDrivers(() => server.db),
)

/** What the record shows, signed. */
async function signatureOf(id: string) {
  const { body } = await admin.get<{ seal: string }>(`/placements/${id}`)
  const signatory = { signatoryName: 'Rachel Okafor', signatoryTitle: 'Director' }
  return { ...signatory, agreementLanguage: 'en', seal: body.seal }
}

async function makePlacement(): Promise<string> {
  const applicationId = await makeApplication()
  const { rows } = await sql<{ id: string }>`
    insert into placements (application_id, program_id, participant_id, employer_id, position_title,
      start_on, planned_end_on, hours_per_week, hourly_wage, funding, committed_amount)
    select a.id, a.program_id, a.participant_id, u.employer_id, a.position_title, a.start_on, a.end_on,
      a.hours_per_week, a.hourly_wage, a.funding, 1 from applications a, users u
    where a.id = ${applicationId} and u.email = ${cast.employer.email} returning id`.execute(
    server.db,
  )
  // Who gives it up is its participant.
  await sql`update users set participant_id = (select participant_id from applications where id = ${applicationId})
    where email = ${cast.employee.email}`.execute(server.db)
  return rows[0]?.id ?? ''
}

async function putPlacement(id: string, state: string) {
  const isAccepted = state === 'accepted'
  const isEnded = state === 'ended'
  await sql`update placements set status = ${state}, accept_by = ${daysFromNow(90)},
      started_on = case when ${state} = 'active' then ${daysFromNow(-30)}::date end,
      ended_on = case when ${isEnded} then organisation_today() end,
      last_worked_on = case when ${isEnded} then organisation_today() end,
      end_side = case when ${isEnded} then 'employer' end, end_reason = case when ${isEnded} then 'laidOff' end,
      end_recorded_at = case when ${isEnded} then clock_now() end,
      amount_before_end = case when ${isEnded} then 1 end, used_funding = case when ${isEnded} then funding end,
      start_by = case when ${isAccepted} then ${daysFromNow(90)}::date end,
      lapsed_on = case when ${state} = 'lapsed' then organisation_today() end,
      cancelled_on = case when ${state} = 'cancelled' then organisation_today() end,
      cancel_side = case when ${state} = 'cancelled' then 'program' end,
      cancel_reason = case when ${state} = 'cancelled' then 'other' end,
      accepted_at = case when ${isAccepted} then clock_now() end,
      signatory_name = case when ${isAccepted} then 'Rachel Okafor' end,
      signatory_title = case when ${isAccepted} then 'Director' end,
      agreement_language = case when ${isAccepted} then 'en' end,
      agreement = case when ${isAccepted} then jsonb_build_object('employer', 'Okafor', 'participant', 'Zoé',
        'program', '{"en": "P", "fr": "P"}'::jsonb, 'positionTitle', 'Baker', 'startOn', start_on,
        'endOn', planned_end_on, 'hoursPerWeek', hours_per_week::text, 'hourlyWage', hourly_wage::text,
        'amount', '1.00', 'funding', funding, 'conditions', '{"en": [], "fr": []}'::jsonb) end
    where id = ${id}`.execute(server.db)
}

async function makeApplication(): Promise<string> {
  const id = await submitBothHalves(server)
  const { rows } = await sql<{ items: CheckpointItem[] }>`
    select items from checkpoints where application_id = ${id}`.execute(server.db)
  const items = (rows[0]?.items ?? []).map((item) => ({ ...item, result: 'pass' }))
  await sql`update checkpoints set items = ${JSON.stringify(items)} where application_id = ${id}`.execute(
    server.db,
  )
  await sql`update programs set budget_total = 9000000 where id = (select program_id from applications where id = ${id})`.execute(
    server.db,
  )
  return id
}

const recommendedStates = ['recommendedApprove', 'recommendedReject', 'approved', 'rejected']

async function putApplication(id: string, state: string) {
  const { db } = server
  await sql`delete from placements where application_id = ${id}`.execute(db)
  await sql`delete from application_versions where application_id = ${id} and kind = 'approval'`.execute(
    db,
  )
  const recommendedBy = recommendedStates.includes(state) ? userIds['amina'] : null
  const decidedBy = ['approved', 'rejected'].includes(state) ? userIds['luc'] : null
  await sql`update applications set status = ${state}, is_on_hold = false,
      assignee_id = ${state === 'submitted' ? null : userIds['amina']},
      recommended_reasons = '{}', recommended_by = ${recommendedBy}, recommended_at = case when ${recommendedBy}::uuid is null then null else now() end,
      decided_by = ${decidedBy}, decided_at = case when ${decidedBy}::uuid is null then null else now() end,
      information_request = ${state === 'infoRequested' ? 'The licence' : null},
      information_due_on = ${state === 'infoRequested' ? daysFromNow(20) : null}, reason_codes = '{}'
    where id = ${id}`.execute(db)
}

/** Later than what is asked for is due. */
async function dayAfterDue(id: string) {
  const { rows } = await sql<{ day: string }>`
    select coalesce(information_due_on, organisation_today()) + 1 as day from applications where id = ${id}`.execute(
    server.db,
  )
  return rows[0]?.day
}
