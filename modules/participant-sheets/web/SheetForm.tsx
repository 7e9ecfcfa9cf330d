import { Button, Skeleton } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { callApi } from '#kit/web/api-call.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useLanguage } from '#kit/web/language.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { ApplicationFields } from '#modules/applications/web/pieces/ApplicationFields.tsx'
import { useOpenProgramOptions } from '#modules/applications/web/pieces/open-programs.ts'
import { useEmployerOptions } from '#modules/holds/web/pieces/employer-options.ts'
import { sheetTerms } from '../contract/participant-sheet.ts'
import {
  participantSheetsEndpoints,
  type ParticipantSheet,
} from '../contract/participant-sheets.endpoints.ts'
import { participantSheetsScreens } from '../contract/participant-sheets.screens.ts'
import { countRows, isNothing, shownRows } from './rows-typed.ts'
import classes from './sheet.module.css'
import { takeIn, useAutosave, useSheet } from './use-sheet.ts'

const ParticipantGrid = lazy(() =>
  import('./ParticipantGrid.tsx').then((m) => ({ default: m.ParticipantGrid })),
)

const Field = fieldsOf(sheetTerms)
const { submitSheet, closeSheet } = participantSheetsEndpoints

interface SheetFormProps {
  sheet: ParticipantSheet
  isStaff: boolean
  /** For whom staff came here. */
  employerId: string | undefined
  startOver: () => void
}

/** The terms once, the participants below; kept as it is typed, and submitted row by row. */
export function SheetForm({ sheet, isStaff, employerId, startOver }: SheetFormProps) {
  const text = useText()
  const go = useGo()
  const { form, acts } = useSheetForm(sheet, employerId)
  const rows = shownRows(sheet.rows, acts.typed)
  const { ready, sent, waiting } = countRows(rows)
  return (
    <EntityFormBody
      form={form}
      isWide
      verb={text('submit.verb', { count: ready })}
      cancel={() => void go(applicationsScreens.pendingApplications)}
      other={
        sent > 0 &&
        waiting === 0 && (
          <>
            <ToSubmitted id={sheet.id} />
            <StartOver acts={acts} startOver={startOver} />
          </>
        )
      }
      note={<Saving acts={acts} isDirty={form.isDirty} savedAt={sheet.savedAt} />}
    >
      <FormSection title={text('sheet.program')} intro={text('sheet.programHint')}>
        {isStaff && (
          <Wide>
            <Field name="employerId" isNeeded useOptions={useEmployerOptions} />
          </Wide>
        )}
        <Wide>
          <Field name="programId" useOptions={useOpenProgramOptions} />
        </Wide>
        <Field name="language" label={text('sheet.language')} />
      </FormSection>
      <ModuleName value="applications">
        <ApplicationFields />
      </ModuleName>
      <Suspense fallback={<Skeleton height="9rem" />}>
        <ParticipantGrid rows={rows} sheet={sheet} acts={acts} />
      </Suspense>
    </EntityFormBody>
  )
}

type Acts = ReturnType<typeof useSheet>

function useSheetForm(sheet: ParticipantSheet, employerId: string | undefined) {
  const text = useText()
  const language = useLanguage()
  const saved = useRef(sheet.terms)
  const flush = useRef(async () => true)
  const form = useEntityForm<ParticipantSheet>({
    entity: sheetTerms,
    schema: sheetTerms.create,
    initial: { language, otherFunding: '0.00', employerId, ...given(sheet.terms) },
    async save(body, { idempotencyKey }) {
      await flush.current()
      return callApi(submitSheet, { body, idempotencyKey })
    },
    onSaved(after) {
      takeIn(after)
      form.list.resetDirty()
      toast.success(text('submit.begun', { count: countRows(after.rows).waiting }))
    },
  })
  const changedTerms = () => {
    const now = form.body() as Parameters<Parameters<typeof useSheet>[0]['onSaved']>[0]
    const isOther = ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(saved.current[name] ?? null)
    return Object.fromEntries(Object.entries(now).filter(isOther))
  }
  const acts = useSheet({
    changedTerms,
    onSaved: (terms) => {
      saved.current = { ...saved.current, ...terms }
      if (Object.keys(changedTerms()).length === 0) form.list.resetDirty()
    },
  })
  flush.current = acts.flush
  useAutosave(acts.flush, JSON.stringify([form.values, acts.typed]))
  const isDirty = form.isDirty || !isNothing(acts.typed)
  return { form: { ...form, isDirty, settled: acts.flush }, acts }
}

const given = (terms: ParticipantSheet['terms']) =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null))

/** Whether what was typed is with the server. */
function Saving(props: { acts: Acts; isDirty: boolean; savedAt: string | null }) {
  const text = useText()
  const { acts, isDirty, savedAt } = props
  const state = acts.problem ? 'failed' : acts.isSaving ? 'saving' : isDirty ? 'unsaved' : 'saved'
  if (state === 'saved' && !savedAt) return null
  const Icon = {
    failed: IconCloudOff,
    saving: IconCloudUp,
    unsaved: IconCloudUp,
    saved: IconCloudCheck,
  }[state]
  return (
    <span role="status" className={classes.saving} data-state={state}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {text(`saving.${state}`)}
    </span>
  )
}

function ToSubmitted({ id }: { id: string | null }) {
  const text = useText()
  const { submittedSheet } = participantSheetsScreens
  return (
    id && (
      <ScreenButton screen={submittedSheet} params={{ id }} variant="default">
        {text('actions.showSubmitted')}
      </ScreenButton>
    )
  )
}

function StartOver({ acts, startOver }: { acts: Acts; startOver: () => void }) {
  const text = useText()
  const words = useProblemText()
  const close = useChange(closeSheet)
  const act = async () => {
    await acts.flush()
    try {
      takeIn(await close.mutateAsync({}))
      startOver()
    } catch (problem) {
      toast.error(words(problem), problem)
    }
  }
  return (
    <Button variant="default" loading={close.isPending} onClick={() => void act()}>
      {text('sheet.startOver')}
    </Button>
  )
}
