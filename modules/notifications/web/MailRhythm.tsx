import { Checkbox, NativeSelect, Radio, Skeleton } from '@mantine/core'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useLocale } from '#kit/web/language.ts'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useText } from '#kit/web/text.ts'
import { rhythms, weekdays, type MailRhythm as Chosen } from '../contract/rhythm.ts'
import { hourNames, weekdayNames, zoneNames } from './pieces/clock-names.ts'
import classes from './notices.module.css'
import { useRhythm } from './use-rhythm.ts'

interface PartProps {
  shown: Chosen
  choose: (part: Partial<Chosen>) => void
}

/** How often optional mail comes, and when it waits. */
export function MailRhythm() {
  const text = useText()
  const { answer, shown, choose } = useRhythm()
  if (answer.error && !shown)
    return (
      <PartProblem
        what={text('rhythm.title')}
        error={answer.error}
        retry={() => void answer.refetch()}
      />
    )
  return (
    <>
      <FormSection title={text('rhythm.title')} intro={text('rhythm.intro')}>
        <Wide>
          {shown ? <HowOften shown={shown} choose={choose} /> : <Skeleton height={120} />}
        </Wide>
      </FormSection>
      <FormSection title={text('rhythm.quietTitle')} intro={text('rhythm.quietIntro')}>
        <Wide>{shown ? <Quiet shown={shown} choose={choose} /> : <Skeleton height={96} />}</Wide>
      </FormSection>
    </>
  )
}

function HowOften({ shown, choose }: PartProps) {
  const text = useText()
  const locale = useLocale()
  return (
    <>
      <Radio.Group
        label={text('rhythm.rhythm')}
        value={shown.rhythm}
        onChange={(rhythm) => choose({ rhythm })}
      >
        <div className={classes.rhythm}>
          {rhythms.map((each) => (
            <Radio key={each} value={each} label={text(`rhythm.rhythms.${each}`)} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.when}>
        {shown.rhythm === 'weekly' && (
          <NativeSelect
            label={text('rhythm.weekday')}
            value={String(shown.weekday)}
            data={weekdays.map((day) => ({
              value: String(day),
              label: weekdayNames(locale)[day - 1] ?? '',
            }))}
            onChange={({ currentTarget }) => choose({ weekday: Number(currentTarget.value) })}
          />
        )}
        {(shown.rhythm === 'daily' || shown.rhythm === 'weekly') && (
          <HourSelect
            label={text('rhythm.hour')}
            hour={shown.hour}
            onChange={(hour) => choose({ hour })}
          />
        )}
        <NativeSelect
          label={text('rhythm.timeZone')}
          value={shown.timeZone}
          data={zoneNames(locale, shown.timeZone)}
          onChange={({ currentTarget }) => choose({ timeZone: currentTarget.value })}
        />
      </div>
    </>
  )
}

const atNight = { from: 20, until: 7 }

function Quiet({ shown, choose }: PartProps) {
  const text = useText()
  const { quiet, quietWeekends } = shown
  return (
    <div className={classes.rhythm}>
      <Checkbox
        label={text('rhythm.quiet')}
        checked={quiet !== null}
        onChange={({ currentTarget }) => choose({ quiet: currentTarget.checked ? atNight : null })}
      />
      {quiet && (
        <div className={classes.when}>
          <HourSelect
            label={text('rhythm.quietFrom')}
            hour={quiet.from}
            without={quiet.until}
            onChange={(from) => choose({ quiet: { ...quiet, from } })}
          />
          <HourSelect
            label={text('rhythm.quietUntil')}
            hour={quiet.until}
            without={quiet.from}
            onChange={(until) => choose({ quiet: { ...quiet, until } })}
          />
        </div>
      )}
      <Checkbox
        label={text('rhythm.weekends')}
        checked={quietWeekends}
        onChange={({ currentTarget }) => choose({ quietWeekends: currentTarget.checked })}
      />
    </div>
  )
}

function HourSelect(props: {
  label: string
  hour: number
  /** Cannot be chosen. */
  without?: number
  onChange: (hour: number) => void
}) {
  const names = hourNames(useLocale())
  return (
    <NativeSelect
      label={props.label}
      value={String(props.hour)}
      data={names.map((label, hour) => ({
        value: String(hour),
        label,
        disabled: hour === props.without,
      }))}
      onChange={({ currentTarget }) => props.onChange(Number(currentTarget.value))}
    />
  )
}
