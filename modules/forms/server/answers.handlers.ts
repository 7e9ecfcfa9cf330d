import { serve, type ReadCall } from '#kit/server/call.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import {
  answersEndpoints,
  type FormResponse,
  type ResponseFacts,
} from '../contract/answers.endpoints.ts'
import { formsWords } from '../contract/words.ts'
import { readAnswers, type AnswersAsked } from './answer-list.queries.ts'
import { answerVersions } from './answer-versions.ts'
import { asAsked } from './answers-as-asked.ts'
import { compareAnswers } from './answers-compared.ts'
import { exportAnswers, mayExport } from './answers.export.ts'
import { readResponses, readStored } from './answers.queries.ts'
import { refuseUnseen } from './form.record.ts'
import { purposeOf, type FormPurpose } from './form-purpose.ts'

type OfForm = ReadCall & {
  params: { id: string; formId: string }
  query: { questions?: 'all' | 'current' | undefined }
}

export function answersHandlers(purposes: readonly FormPurpose[]) {
  const read = async (call: ReadCall, id: string): Promise<FormResponse> => {
    const { stored, purpose } = await readStored(call, id, purposes)
    const { number, copyNo, language, submittedAt, by, record, program } = stored
    const sections = await asAsked(call.db, stored, { purpose, language: call.language })
    const facts = { id: stored.id, number, copyNo, language, submittedAt, by, record, program }
    return { ...facts, purpose: stored.purpose, name: purpose.name, sections }
  }
  const on = async (call: OfForm): Promise<AnswersAsked> => {
    const { id: programId, formId } = call.params
    await refuseUnseen(call, programId)
    const purpose = purposeOf(purposes, formId)
    const versions = await answerVersions(call.db, programId, purpose)
    return { programId, purpose, versions, isCurrentOnly: call.query.questions === 'current' }
  }
  return serve(
    answersEndpoints,
    {
      listResponses: async (call) => ({
        data: await readResponses(call, call.query.record, purposes),
      }),
      readResponse: (call) => read(call, call.params.id),

      async compareResponses(call) {
        const [before, after] = await Promise.all([
          read(call, call.params.id),
          read(call, call.query.with),
        ])
        if (before.purpose !== after.purpose) throw notFound()
        return {
          before: factsOf(before),
          after: factsOf(after),
          data: compareAnswers(before.sections, after.sections),
        }
      },

      listAnswers: async (call) => readAnswers(call, await on(call)),

      async exportAnswers(call) {
        if (!(await mayExport(call, purposeOf(purposes, call.params.formId)))) throw forbidden()
        return exportAnswers(call, await on(call))
      },

      async listAnswerVersions(call) {
        const { id, formId } = call.params
        const { code } = await refuseUnseen(call, id)
        const purpose = purposeOf(purposes, formId)
        const versions = await answerVersions(call.db, id, purpose)
        const numbers = new Map(versions.map((each) => [each.number, each.id]))
        const data = Array.from(numbers, ([number, versionId]) => ({ id: versionId, number }))
        return {
          name: purpose.name,
          program: { id, name: code },
          mayExport: await mayExport(call, purpose),
          data,
        }
      },
    },
    formsWords,
  )
}

const factsOf = ({
  record: _record,
  program: _program,
  sections: _asked,
  ...facts
}: FormResponse): ResponseFacts => facts
