import type { Db } from '#kit/server/call.ts'
import { bringForward, type BroughtForward } from '../contract/bring-forward.ts'
import { asideKey } from '../contract/entries-forward.ts'
import { projectForm } from '../contract/project.ts'
import type { PublicForm } from '../contract/public-form.ts'
import { rewordedBetween } from '../contract/reworded.ts'
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
  const reworded = rewordedBetween(begun.content, version.content)
  const { confirmedIn } = draft
  const moved = bringForward(draft, { from, to: form, formats, reworded, confirmedIn })
  const labels = labelsOf(from)
  const setAsideLabels = moved.retired.flatMap((key) => labels.get(key) ?? [])
  const answers = moved.answers as StoredDraft['answers']
  return {
    draft: { ...draft, versionId: version.id, answers, setAside: moved.setAside },
    version,
    form,
    moved: isTold(moved) ? { ...moved, setAsideLabels } : null,
  }
}

/** What questions are called, those of groups with their group. */
const labelsOf = ({ sections }: PublicForm): ReadonlyMap<string, string> =>
  new Map(
    sections
      .flatMap((each) => each.questions)
      .flatMap(({ id, label, questions = [] }) => [
        [id, label] as const,
        ...questions.map((inner) => [asideKey(id, inner.id), `${label} – ${inner.label}`] as const),
      ]),
  )

/** New words alone are not worth a notice. */
const isTold = ({ retired, reopened, added }: BroughtForward) =>
  retired.length > 0 || reopened.length > 0 || added.length > 0
