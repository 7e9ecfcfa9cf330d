import { IconSearch } from '@tabler/icons-react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useGo } from '#kit/web/go.ts'
import { SearchBox } from '#kit/web/list/SearchBox.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingBar } from '#kit/web/show/WaitingBar.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { searchEndpoints, shortestText, type FoundGroup } from '../contract/search.endpoints.ts'
import { searchScreens } from '../contract/search.screens.ts'
import { FoundKind } from './FoundKind.tsx'
import classes from './search.module.css'

/** Every record that the person may see and that a text finds, by kind; the text stands in the address. */
export function SearchScreen() {
  const text = useText()
  const kit = useKitText()
  const go = useGo()
  const { q = '', kind } = useSearchParameters()
  const asked = q.trim()
  const isAsked = asked.length >= shortestText
  const query = { q: asked, ...(kind && { kind }) }
  const { data, error, isFetching, isPlaceholderData, refetch } = useAnswer(
    searchEndpoints.findRecords,
    { query },
    { enabled: isAsked, keepPrevious: true },
  )
  const look = (typed: string | null) =>
    void go(searchScreens.search, { query: { q: typed ?? undefined }, replace: true, stay: true })
  const groups = isAsked && !error ? (data?.groups ?? []) : []
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  const isDone = isAsked && !isFetching && !isPlaceholderData
  return (
    <>
      <PageHeader title={text('screens.search')} />
      <div className={classes.box}>
        <SearchBox value={q || null} search={look} />
        <WaitingBar
          isWaiting={isAsked && isFetching}
          told={isDone && !error ? kit('palette.count', { count }) : undefined}
        />
      </div>
      {!isAsked && <Hint title={text('hintTitle')} body={text('hintBody')} />}
      {isAsked && error && <ProblemState error={error} retry={() => void refetch()} />}
      <Groups groups={groups} asked={asked} kind={kind} />
      {isDone && !error && groups.length === 0 && (
        <Hint title={text('nothingTitle')} body={text('nothingBody')} />
      )}
    </>
  )
}

function Hint({ title, body }: { title: string; body: string }) {
  return (
    <section className="surface">
      <EmptyState mark={<IconSearch size={28} stroke={1.5} />} title={title} body={body} />
    </section>
  )
}

function Groups(props: { groups: readonly FoundGroup[]; asked: string; kind: string | undefined }) {
  return (
    <div className={classes.groups}>
      {props.groups.map((group) => (
        <FoundKind
          key={group.kind}
          group={group}
          asked={props.asked}
          isAlone={Boolean(props.kind)}
        />
      ))}
    </div>
  )
}
