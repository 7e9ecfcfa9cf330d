import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { addressOf } from '#kit/web/router/address-of.ts'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { followingEndpoints, type FollowedRecord } from '../contract/following.endpoints.ts'
import classes from './notices.module.css'

/** The records that one follows or has muted, with the way to them and out of it. */
export function FollowedRecords() {
  const text = useText()
  const answer = useAnswer(followingEndpoints.listFollowed, {})
  return (
    <FormSection title={text('following.title')} intro={text('following.intro')}>
      <Wide>
        {answer.error && !answer.data ? (
          <PartProblem
            what={text('following.title')}
            error={answer.error}
            retry={() => void answer.refetch()}
          />
        ) : (
          <Records records={answer.data?.data} />
        )}
      </Wide>
    </FormSection>
  )
}

function Records({ records }: { records: readonly FollowedRecord[] | undefined }) {
  const text = useText()
  if (!records) return <Skeleton height={96} />
  if (records.length === 0)
    return (
      <p className="quiet">
        {text('following.none')} {text('following.noneHint')}
      </p>
    )
  return (
    <ul className={classes.followed}>
      {records.map((record) => (
        <Line key={`${record.entity} ${record.id}`} record={record} />
      ))}
    </ul>
  )
}

function Line({ record }: { record: FollowedRecord }) {
  const { entity, id, reference, path, stance } = record
  const name = record.name ?? reference
  const text = useText()
  const problemText = useProblemText()
  const set = useChange(followingEndpoints.setStance)
  const stop = async () => {
    try {
      await set.mutateAsync({ params: { entity, id }, body: { stance: 'usual' } })
      toast.success(text('preferences.saved'))
    } catch (problem) {
      toast.error(problemText(problem), problem)
    }
  }
  return (
    <li>
      <span>
        <Link {...addressOf(path)}>{name}</Link>{' '}
        <span className="quiet">
          {[
            text(`following.kinds.${entity}`),
            name !== reference && reference,
            text(`following.state.${stance}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Button
        size="xs"
        variant="default"
        loading={set.isPending}
        aria-label={text(`following.stopOf.${stance === 'mute' ? 'mute' : 'follow'}`, {
          reference: name === reference ? name : `${name}, ${reference}`,
        })}
        onClick={() => void stop()}
      >
        {text(`following.${stance === 'mute' ? 'unmuteShort' : 'unfollowShort'}`)}
      </Button>
    </li>
  )
}
