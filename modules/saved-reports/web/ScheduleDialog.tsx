import { Button, MultiSelect, NativeSelect } from '@mantine/core'
import { dateFormat } from '#kit/contract/date-format.ts'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics, useRecord } from '#kit/web/api-query.ts'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useLocale } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { hourNames } from '#modules/notifications/web/pieces/clock-names.ts'
import { savedReportsEndpoints, type SavedReportRow } from '../contract/saved-reports.endpoints.ts'
import { schedule as entity, type ScheduleRecord } from '../contract/schedule.ts'

const Field = fieldsOf(entity)

interface Props {
  saved: SavedReportRow
  close: () => void
}

/** When a saved report is sent and to whom. */
export function ScheduleDialog({ saved, close }: Props) {
  const text = useText()
  const words = useProblemText()
  const { data, error } = useRecord(savedReportsEndpoints.readReportSchedule, { id: saved.id })
  if (data) return <Scheduling saved={saved} close={close} {...data} />
  return (
    <Dialog title={text('schedule.title', { name: saved.name })} close={close}>
      {error ? <p role="alert">{words(error)}</p> : <WaitingPart />}
    </Dialog>
  )
}

interface Known extends Props {
  schedule: ScheduleRecord | null
  offered: { id: string; name: string }[]
}

const usual = {
  rhythm: 'monthly',
  businessDay: 1,
  province: 'ON',
  hour: 8,
  recipientIds: [],
  isPaused: false,
}

/** That of the browser; where it has no place, such as UTC, the organisation's. */
function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone.includes('/') ? timeZone : organisation.get().timeZone
}

function Scheduling({ saved, close, schedule, offered }: Known) {
  const text = useText()
  const locale = useLocale()
  const form = useScheduleForm({ saved, close, schedule })
  const zone = schedule?.timeZone ?? ownZone()
  return (
    <FormDialog
      title={text('schedule.title', { name: saved.name })}
      intro={text('schedule.intro')}
      verb={text('actions.saveSchedule')}
      form={form}
      close={close}
      width={640}
    >
      {schedule && (
        <Wide>
          <Standing saved={saved} schedule={schedule} close={close} />
        </Wide>
      )}
      <Wide>
        <Field name="rhythm" />
      </Wide>
      <Field name="businessDay">
        {(input) => (
          <Pick
            input={{ ...input, description: text('schedule.dayHelp') }}
            labels={[1, 2, 3, 4, 5].map((day) => [day, text('schedule.day', { day })])}
          />
        )}
      </Field>
      <Field name="hour">
        {(input) => (
          <Pick
            input={{
              ...input,
              description: text('schedule.zone', { zone: zoneName(locale, zone) }),
            }}
            labels={hourNames(locale).map((label, hour) => [hour, label])}
          />
        )}
      </Field>
      <Wide>
        <Field name="province" />
      </Wide>
      <Wide>
        <Field name="recipientIds">
          {(input) => <Recipients input={input} offered={offered} />}
        </Field>
      </Wide>
      {schedule && (
        <Wide>
          <Field name="isPaused" />
        </Wide>
      )}
    </FormDialog>
  )
}

/** Eastern Time: as people call it. */
const zoneName = (locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

interface PickProps {
  input: FieldInput
  labels: readonly (readonly [number, string])[]
}

const Pick = ({ input, labels }: PickProps) => (
  <NativeSelect
    {...inputProps(input)}
    value={String(input.value)}
    data={labels.map(([value, label]) => ({ value: String(value), label }))}
    onChange={({ currentTarget }) => input.onChange(currentTarget.value)}
  />
)

function Recipients({ input, offered }: { input: FieldInput; offered: Known['offered'] }) {
  const kit = useKitText()
  const chosen = (input.value ?? []) as string[]
  return (
    <MultiSelect
      {...inputProps(input)}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={input.onChange}
      searchable
      clearable
      hidePickedOptions
      placeholder={chosen.length ? '' : kit('form.choose')}
      nothingFoundMessage={kit('palette.nothing')}
    />
  )
}

function useScheduleForm({ saved, close, schedule }: Omit<Known, 'offered'>) {
  const text = useText()
  const timeZone = schedule?.timeZone ?? ownZone()
  const known = schedule && {
    ...schedule,
    recipientIds: schedule.recipients.map(({ id }) => id),
    isPaused: schedule.state === 'paused',
  }
  return useEntityForm<ScheduleRecord>({
    entity,
    schema: entity.create,
    initial: known ?? usual,
    save: (body: object) =>
      callApi(savedReportsEndpoints.setReportSchedule, {
        params: { id: saved.id },
        body: { ...body, timeZone } as never,
      }),
    onSaved: () => {
      toast.success(text('schedule.saved'))
      void refreshTopics(queries, ['saved-reports'])
      close()
    },
  })
}

/** When it goes next and went last, and the way to end it. */
function Standing({ saved, schedule, close }: Props & { schedule: ScheduleRecord }) {
  const text = useText()
  const words = useProblemText()
  const locale = useLocale()
  const { state, nextRunAt, lastRunAt, lastSent } = schedule
  const at = (moment: string) =>
    dateFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: schedule.timeZone,
    }).format(new Date(moment))
  const end = async () => {
    try {
      await callApi(savedReportsEndpoints.removeReportSchedule, { params: { id: saved.id } })
      toast.success(text('schedule.ended'))
      close()
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      void refreshTopics(queries, ['saved-reports'])
    }
  }
  return (
    <div>
      {state === 'stopped' && <p>{text('schedule.stopped')}</p>}
      {state === 'paused' && <p>{text(`choices.state.${state}`)}</p>}
      {nextRunAt && <p>{text('schedule.next', { at: at(nextRunAt) })}</p>}
      {lastRunAt && (
        <p className="quiet">
          {text('schedule.last', { at: at(lastRunAt), count: lastSent ?? 0 })}
        </p>
      )}
      <Button variant="subtle" color="red.8" size="compact-sm" onClick={() => void end()}>
        {text('actions.endSchedule')}
      </Button>
    </div>
  )
}
