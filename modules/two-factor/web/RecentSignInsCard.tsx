import { useAnswer } from '#kit/web/api-query.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { sessionsEndpoints } from '#modules/accounts/contract/sessions.endpoints.ts'
import { SecurityCard } from './SecurityCard.tsx'
import { useDeviceWord, useMomentWord } from './words-of-account.ts'
import classes from './security.module.css'

/** The last times that somebody signed in as this person, or tried to. */
export function RecentSignInsCard() {
  const text = useText('twoFactor')
  const moment = useMomentWord()
  const device = useDeviceWord()
  const { data, error, isPending, refetch } = useAnswer(sessionsEndpoints.listRecentSignIns, {})
  const rows = data?.data ?? []
  return (
    <SecurityCard title={text('security.recent')} body={text('security.recentBody')}>
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {isPending && <WaitingPart height={96} />}
      {data && rows.length === 0 && <p className={classes.body}>{text('security.noRecent')}</p>}
      {rows.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text('security.when')}</th>
              <th scope="col">{text('security.what')}</th>
              <th scope="col">{text('security.where')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td className="numbers">{moment(row.at)}</td>
                <td>
                  <ToneBadge tone={row.outcome === 'signIn' ? 'success' : 'warning'}>
                    {text(`outcomes.${row.outcome}`)}
                  </ToneBadge>
                </td>
                <td>
                  {device(row)}
                  {row.address && <div className="quiet numbers">{row.address}</div>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SecurityCard>
  )
}
