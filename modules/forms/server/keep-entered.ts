import type { Change } from '#kit/server/call.ts'
import { projectForm } from '../contract/project.ts'
import type { FormPurpose } from './form-purpose.ts'
import { publishedVersion } from './form.queries.ts'
import { keepResponse } from './keep-response.ts'

interface Entered {
  recordId: string
  programId: string
  language: 'en' | 'fr'
  /** Whoever entered it, by name. */
  by: string
  /** By entity: `{ position: { startOn } }`. */
  fields: Readonly<Record<string, object>>
}

/**
 * Keeps what was entered into fields without filling in the form, as answers to the questions that fill
 * them in the version of now: the other side's answers are compared with it. Of the organisation's own
 * questions none was asked.
 */
export async function keepEntered(
  change: Pick<Change, 'db' | 'now'>,
  purpose: FormPurpose,
  { recordId, by, fields, ...draft }: Entered,
): Promise<void> {
  const version = await publishedVersion(change.db, draft.programId, purpose)
  const { catalogue, key } = purpose
  const form = projectForm(version.content, { catalogue, language: draft.language })
  const asked = new Set(form.sections.flatMap(({ questions }) => questions).map(({ id }) => id))
  const given = Object.entries(fields)
    .flatMap(([part, values]) =>
      Object.entries(values).map(([name, value]) => [`${part}.${name}`, value] as const),
    )
    .filter(([name]) => asked.has(name))
  await keepResponse(
    change,
    {
      version,
      form,
      asked: given.map(([name]) => name),
      answers: Object.fromEntries(given),
      draft: { ...draft, id: null, purpose: key },
    },
    { recordId, by },
  )
}
