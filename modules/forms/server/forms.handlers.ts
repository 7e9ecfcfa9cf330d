import { serve } from '#kit/server/call.ts'
import { formsEndpoints } from '../contract/forms.endpoints.ts'
import { openFormsEndpoints } from '../contract/open-forms.endpoints.ts'
import { projectForm } from '../contract/project.ts'
import { formsWords } from '../contract/words.ts'
import { discardDraft, editForm, undoEdit } from './edit-form.ts'
import { purposeOf, type FormPurpose } from './form-purpose.ts'
import { listForms, mayConfigure, readForm, readVersion, refuseUnseen } from './form.record.ts'
import { standardVersion, versionById } from './form.queries.ts'
import { beginDraft } from './own-form.ts'
import { publishForm } from './publish-form.ts'
import type { Looking } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'

type OfForm = Looking & { params: { id: string; formId: string } }

export function formsHandlers(purposes: readonly FormPurpose[]) {
  const on = ({ params }: Pick<OfForm, 'params'>) => ({
    programId: params.id,
    purpose: purposeOf(purposes, params.formId),
  })
  const shown = (call: OfForm) => readForm(call, on(call))
  return [...staff(purposes, { on, shown }), ...open(purposes)]
}

interface Reading {
  on: (call: Pick<OfForm, 'params'>) => { programId: string; purpose: FormPurpose }
  shown: (call: OfForm) => ReturnType<typeof readForm>
}

const staff = (purposes: readonly FormPurpose[], { on, shown }: Reading) =>
  serve(
    formsEndpoints,
    {
      listForms: (call) => listForms(call, call.params.id, purposes),
      readForm: shown,

      async readFormVersion(call) {
        await refuseUnseen(call, call.params.id)
        return readVersion(call.db, { ...on(call), number: call.params.number })
      },

      async beginFormDraft(call) {
        await mayConfigure(call, call.params.id)
        await beginDraft(call, { ...on(call), from: call.body.from })
        return shown(call)
      },

      async editForm(call) {
        await mayConfigure(call, call.params.id)
        const { editNo, edit } = call.body
        await editForm(call, { ...on(call), editNo }, edit)
        return shown(call)
      },

      async undoFormEdit(call) {
        await mayConfigure(call, call.params.id)
        await undoEdit(call, { ...on(call), ...call.body })
        return shown(call)
      },

      async discardFormDraft(call) {
        await mayConfigure(call, call.params.id)
        await discardDraft(call, { ...on(call), ...call.body })
        return shown(call)
      },

      async publishForm(call) {
        await mayConfigure(call, call.params.id)
        await publishForm(call, { ...on(call), ...call.body })
        return shown(call)
      },
    },
    formsWords,
  )

const open = (purposes: readonly FormPurpose[]) =>
  serve(
    openFormsEndpoints,
    {
      /** What people fill in without an account is no secret; a draft of it, and other forms, are. */
      async readPublicForm({ db, params, query }) {
        const version = await versionById(db, params.versionId)
        const purpose = purposeOf(purposes, version.purpose)
        if (!purpose.isPublic || version.state === 'draft') throw notFound()
        return projectForm(version.content, {
          catalogue: purpose.catalogue,
          language: query.language,
        })
      },

      async readStandardForm({ db, params, query }) {
        const purpose = purposeOf(purposes, params.formId)
        if (!purpose.isPublic) throw notFound()
        const { content } = await standardVersion(db, purpose)
        const { catalogue, name } = purpose
        const { language } = query
        return { name, language, form: projectForm(content, { catalogue, language }) }
      },
    },
    formsWords,
  )
