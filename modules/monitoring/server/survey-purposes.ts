import { sql } from 'kysely'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import type { Definition } from '#modules/forms/contract/definition.ts'
import { fieldFormats } from '#modules/forms/contract/formats.ts'
import type { Effect, FormPurpose } from '#modules/forms/server/form-purpose.ts'
import { formNumbers, sides, type FormNumber, type Side } from '../contract/monitoring-form.ts'
import { surveyPurpose } from '../contract/survey-purpose.ts'
import { employerAtTheEnd, employerLater } from './questionnaires/employer-endings.ts'
import { employerForms } from './questionnaires/employer-forms.ts'
import { participantAtTheEnd, participantLater } from './questionnaires/participant-endings.ts'
import { participantForms } from './questionnaires/participant-forms.ts'
import { openTask } from '#modules/applications/server/open-task.ts'
import { opensTask, surveyRoles } from './questionnaires/roles.ts'
import {
  allPlacements,
  announceSettled,
  readableSurveys,
  settledPlacements,
  settles,
} from './readable-surveys.ts'
import { surveyChoicesEn as en } from './survey-choices-strings.en.ts'
import { surveyChoicesFr as fr } from './survey-choices-strings.fr.ts'

type Word = keyof typeof en.surveys

const said = (word: Word) => ({ en: en.surveys[word], fr: fr.surveys[word] })

const standards: Record<Side, readonly Definition[]> = {
  employer: [...employerForms, employerAtTheEnd, employerLater],
  participant: [...participantForms, participantAtTheEnd, participantLater],
}
const groups: Record<Side, Word> = { employer: 'ofEmployer', participant: 'ofParticipant' }
const otherSide: Record<Side, Side> = { employer: 'participant', participant: 'employer' }

/** Whoever looks after the application looks into the answer. */
const opensTaskFor = (side: Side): Effect => ({
  id: opensTask,
  name: said('opensTask'),
  async carryOut(change, { recordId, ...answered }) {
    const { rows } = await sql<{ id: string }>`
      select application_id as id from placements where id = ${recordId}`.execute(change.db)
    const fieldGroup = side === 'employer' ? 'employerHalf' : 'personal'
    await openTask(change, theRow(rows).id, { ...answered, fieldGroup, isOnce: true })
  },
})

/** What a side is asked in the form of a number; the record that the answers belong to is the placement. */
function purposeOf(side: Side, number: (typeof formNumbers)[number]): FormPurpose {
  const standard = standards[side][Number(number) - 1]
  if (!standard) throw new Error(`No questions for form ${number}`)
  return {
    place: (side === 'employer' ? 100 : 200) + Number(number),
    key: surveyPurpose(side, number),
    name: said(`${side}${number}`),
    group: said(groups[side]),
    places: [{ id: 'survey', name: said('place') }],
    catalogue: [],
    standard,
    formats: fieldFormats,
    effects: [opensTaskFor(side)],
    roles: surveyRoles,
    compared: {
      with: () => surveyPurposeOf({ side: otherSide[side], number: Number(number) }),
      entity: 'placement',
      records: allPlacements,
      announce: announceSettled,
      settling: settles,
      settled: settledPlacements,
    },
    isPublic: true,
    readable: readableSurveys({ side, number: Number(number) }),
  }
}

/** What a form asks. */
export function surveyPurposeOf({ side, number }: { side: Side; number: number }): FormPurpose {
  const key = surveyPurpose(side, String(number) as FormNumber)
  return theKnown(surveyPurposes.find((each) => each.key === key) ?? null)
}

/** The twelve monitoring forms. */
export const surveyPurposes: readonly FormPurpose[] = sides.flatMap((side) =>
  formNumbers.map((number) => purposeOf(side, number)),
)
