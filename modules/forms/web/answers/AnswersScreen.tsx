import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { answersEndpoints } from '../../contract/answers.endpoints.ts'
import { formsScreens } from '../../contract/forms.screens.ts'
import { answerColumns } from './answer.columns.tsx'
import classes from './answers.module.css'

type Questions = 'all' | 'current'

/** What was answered to a form of a program: to be searched, and exported with a column per question. */
export function AnswersScreen() {
  const { id = '', formId = '' } = useScreenParams()
  const text = useText()
  const bilingual = useBilingual()
  const [questions, setQuestions] = useState<Questions>('all')
  const { data } = useRecord(answersEndpoints.listAnswerVersions, { id, formId })
  const form = data && `${data.program.name} – ${bilingual(data.name)}`
  return (
    <ListScreen
      endpoint={answersEndpoints.listAnswers}
      {...(data?.mayExport && { exportEndpoint: answersEndpoints.exportAnswers })}
      params={{ id, formId }}
      fixed={{ questions }}
      columns={answerColumns}
      rowName={({ record }) => record.reference}
      opens={({ record }) => ({
        screen: applicationsScreens.application,
        query: { id: record.id },
      })}
      references={{ version: useVersions }}
      emptyWords={{ title: text('answers.none.title'), body: text('answers.none.body') }}
      above={
        <div className={`no-print ${classes.above}`}>
          {form && (
            <ScreenLink screen={formsScreens.programForm} params={{ id, formId }}>
              {text('answers.toForm', { form })}
            </ScreenLink>
          )}
          <SegmentedControl
            value={questions}
            onChange={(chosen) => setQuestions(chosen)}
            aria-label={text('answers.questions')}
            data={[
              { value: 'all', label: text('answers.allQuestions') },
              { value: 'current', label: text('answers.currentQuestions') },
            ]}
          />
        </div>
      }
    />
  )
}

/** The versions that were answered, by their number. */
function useVersions() {
  const { id = '', formId = '' } = useScreenParams()
  const text = useText()
  const { data } = useRecord(answersEndpoints.listAnswerVersions, { id, formId })
  return (data?.data ?? []).map((version) => ({
    value: version.id,
    label: text('answers.version', { number: version.number }),
  }))
}
