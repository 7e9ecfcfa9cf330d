import type { Change } from '#kit/server/call.ts'
import type { FormDraft } from '../contract/form-draft.ts'
import { projectForm } from '../contract/project.ts'
import type { DraftNow } from './draft-under-version.ts'
import type { FormPurpose } from './form-purpose.ts'
import { givenKeys } from './sealed-answers.ts'

/** A draft as its pages read it; with its questions unless the caller has this version. */
export function presentFormDraft(
  { settings }: Pick<Change, 'settings'>,
  { draft, version, moved }: DraftNow,
  { purpose, has }: { purpose: FormPurpose; has?: string | undefined },
): FormDraft {
  const { revision, language, step, answers, files, savedAt } = draft
  const { catalogue } = purpose
  return {
    version: version.id,
    revision,
    language,
    step,
    answers,
    given: draft.submittedRecordId ? [] : givenKeys({ settings }, draft.sealed),
    documents: files,
    savedAt,
    ...(has === version.id ? {} : { form: projectForm(version.content, { catalogue, language }) }),
    moved: moved && {
      setAside: moved.setAsideLabels,
      reopened: moved.reopened,
      added: moved.added,
    },
  }
}
