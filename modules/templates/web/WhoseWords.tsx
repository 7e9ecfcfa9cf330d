import { Button } from '@mantine/core'
import { useChange } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { templatesEndpoints, type TemplateRecord } from '../contract/templates.endpoints.ts'
import classes from './templates.module.css'

interface WhoseWordsProps {
  record: TemplateRecord
  programId: string
  /** Told how the letter stands once the program has given its own words up. */
  taken: (record: TemplateRecord) => void
}

/** Whether the program writes this letter in its own words, and the way back to those of the organisation. */
export function WhoseWords({ record, programId, taken }: WhoseWordsProps) {
  const text = useText()
  const words = useProblemText()
  const giveUp = useChange(templatesEndpoints.giveUpOwnWords, ['templates'])
  const { id, version, isOfProgram, versions } = record
  const [present] = versions
  if (!isOfProgram || !present) return <p className={classes.intro}>{text('program.shared')}</p>
  const ask = async () => {
    const isSure = await confirmAct({
      title: text('program.giveUpTitle'),
      body: text('program.giveUpBody'),
      verb: text('actions.giveUp'),
    })
    if (!isSure) return
    giveUp.mutate(
      { params: { programId, id }, version },
      {
        onSuccess(now) {
          toast.success(text('program.givenUp'))
          taken(now)
        },
        onError: (problem) => toast.error(words(problem), problem),
      },
    )
  }
  return (
    <div className={`${classes.whose} no-print`}>
      <p>
        {text('program.own')} <DateText value={present.publishedAt} />
        {present.publishedBy && ` · ${present.publishedBy}`}
      </p>
      <Button variant="default" loading={giveUp.isPending} onClick={() => void ask()}>
        {text('actions.giveUp')}
      </Button>
    </div>
  )
}
