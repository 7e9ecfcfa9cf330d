import { notFound } from '#kit/server/problems.ts'
import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { applicationsEndpoints, type ApplicationRow } from '../contract/applications.endpoints.ts'
import { applicationExport } from './application.export.ts'
import { seesOf } from './application.groups.ts'
import { loadApplication, readApplication } from './application.queries.ts'
import { listSource } from './application-list.queries.ts'
import { readAssignees } from './assignee.queries.ts'
import { confirmUplift } from './confirm-uplift.ts'
import { approveApplication, rejectApplication } from './decide-application.ts'
import { openDocument } from './document.queries.ts'
import { editApplication } from './edit-application.ts'
import { readFrozenVersion } from './freeze-version.ts'
import { overrideCheck, recordCheckpoint } from './record-checkpoint.ts'
import {
  receiveInformation,
  recommendApplication,
  reopenApplication,
  returnApplication,
} from './review-application.ts'
import { applicationsWords } from '../contract/words.ts'
import { withdrawApplication } from './withdraw-application.ts'
import { placementsOf } from './placements-told.ts'
import { toldHistory } from './told-history.ts'
import { zipDocuments } from './zip-documents.ts'

type Call<Body> = VersionedChange & { params: { id: string }; body: Body }

/** Does something to one application and answers with it as it is then. */
const changing =
  <Body>(act: (call: Call<Body>, id: string) => Promise<unknown>) =>
  async (call: Call<Body>) => {
    await act(call, call.params.id)
    return readApplication(call, call.params.id)
  }

const { assignApplication: _one, assignApplications: _many, ...others } = applicationsEndpoints

export const applicationsHandlers = serve(
  others,
  {
    listApplications: ({ db, list, query, person }) =>
      readPage<ApplicationRow>(
        db,
        listSource(db, { stage: query.stage, person, action: 'view', filters: list.filters }),
        list,
      ),

    exportApplications: (call) =>
      exportList(
        call,
        listSource(call.db, {
          stage: call.query.stage,
          person: call.person,
          action: 'export',
          filters: call.list.filters,
        }),
        applicationExport(call.person, call.query.stage),
      ),

    readApplication: (call) => readApplication(call, call.params.id),

    async readApplicationHistory(call) {
      const { db, params, person } = call
      const { judged } = await loadApplication(call, params.id)
      if (person.type !== 'staff') throw notFound()
      const of = { entity: 'application', id: params.id, also: placementsOf }
      const { data } = await readHistory(db, of)
      return { data: await toldHistory(db, data, seesOf(person, judged.scope)) }
    },

    async readFrozenVersion(call) {
      const { db, params, person } = call
      const { judged } = await loadApplication(call, params.id)
      if (person.type !== 'staff') throw notFound()
      return readFrozenVersion(db, { ...params, sees: seesOf(person, judged.scope) })
    },

    async downloadDocument(call) {
      const { person, params } = call
      const { judged } = await loadApplication(call, params.id)
      return openDocument({ ...call, sees: seesOf(person, judged.scope) }, params)
    },

    async downloadDocuments(call) {
      const { person, params } = call
      const { judged, record } = await loadApplication(call, params.id)
      return zipDocuments({ ...call, sees: seesOf(person, judged.scope) }, record)
    },

    editApplication: changing((call, id) => editApplication(call, id, call.body)),
    listAssignees: async ({ db, person }) => ({ data: await readAssignees(db, person) }),
    receiveInformation: changing((call, id) => receiveInformation(call, id, call.body)),
    recordCheckpoint: changing((call, id) => recordCheckpoint(call, id, call.body.items)),
    overrideCheck: changing((call, id) => overrideCheck(call, id, call.body)),
    confirmUplift: changing((call, id) => confirmUplift(call, id, call.body.applies)),
    recommendApplication: changing((call, id) =>
      recommendApplication(call, id, {
        outcome: call.body.outcome,
        note: call.body.note ?? null,
        reasonCodes: call.body.reasonCodes ?? [],
        applicantNote: call.body.applicantNote ?? null,
      }),
    ),
    returnApplication: changing((call, id) => returnApplication(call, id, call.body.note)),
    approveApplication: changing((call, id) =>
      approveApplication(call, id, {
        ...call.body,
        applicantNote: call.body.applicantNote ?? null,
      }),
    ),
    rejectApplication: changing((call, id) =>
      rejectApplication(call, id, { ...call.body, applicantNote: call.body.applicantNote ?? null }),
    ),
    withdrawApplication: changing((call, id) => withdrawApplication(call, id, call.body.reason)),
    reopenApplication: changing((call, id) => reopenApplication(call, id, call.body.reason)),
  },
  applicationsWords,
)
