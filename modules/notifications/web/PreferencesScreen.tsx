import { Checkbox, Skeleton, Stack } from '@mantine/core'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { usePerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { noticeKinds, type NoticeKind } from '../contract/kinds.ts'
import { preferencesEndpoints, type NoticePreferences } from '../contract/preferences.endpoints.ts'

/** Which letters one wants; the kinds there are concern those who work on applications. */
export function PreferencesScreen() {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const answer = useAnswer(preferencesEndpoints.readNoticePreferences, {})
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  return (
    <>
      <PageHeader title={text('screens.settingsNotifications')} />
      <FormSection
        title={text('preferences.title')}
        {...(isStaff && { intro: text('preferences.intro') })}
      >
        <Wide>
          {isStaff ? <Kinds byMail={answer.data?.byMail} /> : <p>{text('preferences.none')}</p>}
          <p className="quiet">{text('preferences.always')}</p>
        </Wide>
      </FormSection>
    </>
  )
}

function Kinds({ byMail }: { byMail: NoticePreferences['byMail'] | undefined }) {
  const text = useText()
  const problemText = useProblemText()
  const set = useChange(preferencesEndpoints.setNoticePreferences)
  if (!byMail) return <Skeleton height={96} />
  const sent = set.isPending ? set.variables.body.byMail : {}
  const shown = { ...byMail, ...set.data?.byMail, ...sent }

  const choose = async (kind: NoticeKind, isWanted: boolean) => {
    try {
      await set.mutateAsync({ body: { byMail: { [kind]: isWanted } } })
      toast.success(text('preferences.saved'))
    } catch (problem) {
      toast.error(problemText(problem), problem)
    }
  }

  return (
    <Stack gap="md">
      {noticeKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={text(`kinds.${kind}`)}
          checked={shown[kind]}
          onChange={(event) => void choose(kind, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
