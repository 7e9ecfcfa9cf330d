import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { directoryEndpoints, type EmployerRow } from '../contract/directory.endpoints.ts'
import { employersEndpoints } from '../contract/employers.endpoints.ts'
import { proposalsEndpoints } from '../contract/proposals.endpoints.ts'
import { acceptProposal, dismissProposal } from './decide-proposal.ts'
import { editProfile, readProfile } from './edit-profile.ts'
import { employerListSource } from './employer-list.queries.ts'
import { readApplicationsOf, readEmployer } from './employer-record.queries.ts'
import { employerExport } from './employer.export.ts'
import { toldOfEmployer } from './own-of-employer.ts'
import { readProposals } from './proposals.queries.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { applicationsWords } from '#modules/applications/contract/words.ts'

const words = { en: employersEn, fr: employersFr }

const profiles = serve(
  employersEndpoints,
  {
    readEmployerProfile: ({ db, params, person }) => readProfile(db, params.id, person),

    async editEmployerProfile(call) {
      await editProfile(call, call.params.id, { input: call.body })
      return readProfile(call.db, call.params.id, call.person)
    },
  },
  words,
  applicationsWords,
)

const proposals = serve(
  proposalsEndpoints,
  {
    readEmployerProposals: ({ db, params, person }) => readProposals(db, params.id, person),

    async acceptEmployerProposal(call) {
      const { id: employerId, proposalId } = call.params
      await acceptProposal(call, { employerId, proposalId })
      return readProposals(call.db, employerId, call.person)
    },

    async dismissEmployerProposal(call) {
      const { id: employerId, proposalId } = call.params
      await dismissProposal(call, { employerId, proposalId })
      return readProposals(call.db, employerId, call.person)
    },
  },
  words,
  applicationsWords,
)

const directory = serve(
  directoryEndpoints,
  {
    async listEmployerDirectory({ db, list, person }) {
      const own = await readActiveFields(db, 'employer')
      return readPage<EmployerRow>(db, employerListSource({ person, action: 'view', own }), list)
    },

    async exportEmployerDirectory(call) {
      const own = await readActiveFields(call.db, 'employer')
      const asked = { person: call.person, action: 'export', own } as const
      return exportList(call, employerListSource(asked), employerExport(asked))
    },

    readEmployer: ({ db, params, person }) => readEmployer(db, params.id, person),

    listEmployerApplications: ({ db, params, person }) => readApplicationsOf(db, params.id, person),

    async readEmployerHistory({ db, params, person }) {
      const { can } = await readEmployer(db, params.id, person)
      if (!can['history']) throw notFound()
      const { data } = await readHistory(db, { entity: 'employer', id: params.id })
      return { data: await toldOfEmployer({ db, person }, params.id, data) }
    },
  },
  words,
  applicationsWords,
)

export const employersHandlers = [...profiles, ...proposals, ...directory]
