import { Skeleton } from '@mantine/core'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { Tick } from '#kit/web/list/Tick.tsx'
import { usePerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { mailAlone, noticeKinds, type NoticeKind } from '../contract/kinds.ts'
import {
  preferencesEndpoints,
  type NoticePreferences,
  type NoticeWay,
} from '../contract/preferences.endpoints.ts'
import { FollowedRecords } from './FollowedRecords.tsx'
import { MailRhythm } from './MailRhythm.tsx'
import classes from './notices.module.css'

/** In which ways one is told of what; the kinds there are concern those who work on applications. */
export function PreferencesScreen() {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const answer = useAnswer(preferencesEndpoints.readNoticePreferences, {})
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  return (
    <>
      <PageHeader title={text('screens.settingsNotifications')} />
      <div className={classes.sections}>
        <FormSection
          title={text('preferences.title')}
          {...(isStaff && { intro: text('preferences.intro') })}
        >
          <Wide>
            {isStaff ? <Kinds kept={answer.data} /> : <p>{text('preferences.none')}</p>}
            <p className="quiet">{text('preferences.always')}</p>
          </Wide>
        </FormSection>
        {isStaff && <MailRhythm />}
        {isStaff && <FollowedRecords />}
      </div>
    </>
  )
}

const ways = ['inApp', 'byMail'] as const

function Kinds({ kept }: { kept: NoticePreferences | undefined }) {
  const text = useText()
  const { shown, choose } = useChoices(kept)
  if (!shown) return <Skeleton height={320} />
  return (
    <table className={classes.choices}>
      <thead>
        <tr>
          <th scope="col">{text('preferences.kind')}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {text(`preferences.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeKinds
          .filter((kind) => kind in shown.byMail)
          .map((kind) => (
            <tr key={kind}>
              <th scope="row">{text(`kinds.${kind}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <Choice
                    kind={kind}
                    way={way}
                    isWanted={shown[way][kind] ?? false}
                    choose={(isWanted) => void choose(way, kind, isWanted)}
                  />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

interface ChoiceProps {
  kind: NoticeKind
  way: NoticeWay
  isWanted: boolean
  choose: (isWanted: boolean) => void
}

function Choice({ kind, way, isWanted, choose }: ChoiceProps) {
  const text = useText()
  if (way === 'inApp' && mailAlone.includes(kind))
    return <small className="quiet">{text('preferences.mailAlone')}</small>
  return (
    <Tick
      label={text(`preferences.${way}Of`, { kind: text(`kinds.${kind}`) })}
      checked={isWanted}
      onChange={choose}
    />
  )
}

/** What is kept, with what is on its way to be. */
function useChoices(kept: NoticePreferences | undefined) {
  const text = useText()
  const problemText = useProblemText()
  const set = useChange(preferencesEndpoints.setNoticePreferences)
  const sent = set.isPending ? set.variables.body : {}
  const shown = kept && {
    inApp: { ...kept.inApp, ...set.data?.inApp, ...sent.inApp },
    byMail: { ...kept.byMail, ...set.data?.byMail, ...sent.byMail },
  }
  const choose = async (way: NoticeWay, kind: NoticeKind, isWanted: boolean) => {
    try {
      await set.mutateAsync({ body: { [way]: { [kind]: isWanted } } })
      toast.success(text('preferences.saved'))
    } catch (problem) {
      toast.error(problemText(problem), problem)
    }
  }
  return { shown, choose }
}
