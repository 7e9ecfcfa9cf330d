import { Alert } from '@mantine/core'
import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { SaidReport } from '#modules/reports/contract/said-report.ts'
import type { FrozenReportRecord } from '../contract/frozen-reports.endpoints.ts'
import { frozenReportsScreens } from '../contract/frozen-reports.screens.ts'
import classes from './frozen.module.css'

interface Props {
  frozen: FrozenReportRecord
  said: SaidReport
}

/** Which report it is, when it was frozen, for whom, and whether it still is what it was. */
export function FrozenAbout({ frozen, said }: Props) {
  const text = useText()
  const at = useMoment()
  const { withdrawn, isIntact, note } = frozen
  return (
    <div className={classes.about}>
      {withdrawn && (
        <Alert color="yellow" variant="light">
          {text('about.withdrawn', {
            at: at(withdrawn.at),
            by: withdrawn.by,
            reason: withdrawn.reason,
          })}{' '}
          <ScreenLink
            screen={frozenReportsScreens.frozenReport}
            params={{ id: withdrawn.supersededBy.id }}
          >
            {text('about.see', { number: withdrawn.supersededBy.number })}
          </ScreenLink>
        </Alert>
      )}
      {!isIntact && (
        <Alert color="red" role="alert">
          {text('about.broken')}
        </Alert>
      )}
      <p>{said.counts}</p>
      <p>
        {text('about.frozen', { at: at(frozen.frozenAt), by: frozen.frozenBy })} ·{' '}
        <strong>{text('about.sentTo', { to: frozen.sentTo })}</strong>
      </p>
      {note && <p className={classes.note}>{note}</p>}
      <dl className={classes.facts}>
        {said.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{text('about.digest')}</dt>
          <dd className={classes.digest}>{frozen.digest}</dd>
        </div>
      </dl>
      {isIntact && <p className="quiet">{text('about.intact')}</p>}
    </div>
  )
}

function useMoment() {
  const locale = useLocale()
  const { timeZone } = organisation.use()
  const format = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return (moment: string) => format.format(new Date(moment))
}
