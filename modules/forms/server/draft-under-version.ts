import type { Db } from '#kit/server/call.ts'
import { bringForward, type BroughtForward } from '../contract/bring-forward.ts'
import { projectForm } from '../contract/project.ts'
import type { PublicForm } from '../contract/public-form.ts'
import type { StoredDraft } from './form-draft.ts'
import type { FormPurpose } from './form-purpose.ts'
import { publishedVersion, versionById, type FormVersion } from './form.queries.ts'

/** A draft under the version that is published now, whichever it was begun under. */
export interface DraftNow {
  draft: StoredDraft
  version: FormVersion
  form: PublicForm
  /** What the newer version means for it; null when there is none. */
  moved: (BroughtForward & { setAsideLabels: string[] }) | null
}

/** Questions and answers of a draft as they are filled in now; nothing is written. */
export async function draftNow(
  db: Db,
  draft: StoredDraft,
  purpose: FormPurpose,
): Promise<DraftNow> {
  const version = await publishedVersion(db, draft.programId, purpose)
  const { catalogue, formats } = purpose
  const { language } = draft
  const form = projectForm(version.content, { catalogue, language })
  if (draft.versionId === version.id || draft.submittedRecordId)
    return { draft, version, form, moved: null }
  const begun = draft.versionId ? await versionById(db, draft.versionId) : version
  const from = projectForm(begun.content, { catalogue, language })
  const moved = bringForward(draft.answers, { from, to: form, formats })
  const labels = new Map(
    from.sections.flatMap((each) => each.questions).map((each) => [each.id, each.label]),
  )
  const setAsideLabels = Object.keys(moved.setAside).flatMap((key) => labels.get(key) ?? [])
  return {
    draft: { ...draft, versionId: version.id, answers: moved.answers as StoredDraft['answers'] },
    version,
    form,
    moved: isTold(moved) ? { ...moved, setAsideLabels } : null,
  }
}

/** New words alone are not worth a notice. */
const isTold = ({ setAside, reopened, added }: BroughtForward) =>
  Object.keys(setAside).length > 0 || reopened.length > 0 || added.length > 0
