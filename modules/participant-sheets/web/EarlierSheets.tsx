import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { Row, Rows } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import { participantSheetsEndpoints } from '../contract/participant-sheets.endpoints.ts'
import { participantSheetsScreens } from '../contract/participant-sheets.screens.ts'
import type { SheetsPage } from '../contract/submitted-sheet.ts'
import classes from './earlier.module.css'

/** The sheets of the last year, the latest first; nothing where there are none. */
export function EarlierSheets() {
  const text = useText()
  const [page, setPage] = useState(1)
  const answer = useAnswer(
    participantSheetsEndpoints.listSubmittedSheets,
    { query: { page } },
    { keepPrevious: true },
  )
  const { data } = answer
  if (answer.error && !data)
    return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!data || (page === 1 && data.data.length === 0)) return null
  return (
    <section className={classes.earlier} aria-label={text('earlier.title')}>
      <h2>{text('earlier.title')}</h2>
      <Rows isSurface label={text('earlier.title')}>
        {data.data.map((sheet) => (
          <Sheet key={sheet.id} sheet={sheet} />
        ))}
      </Rows>
      {(page > 1 || data.isMore) && (
        <Group gap="xs">
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {text('earlier.newer')}
          </Button>
          <Button variant="default" disabled={!data.isMore} onClick={() => setPage(page + 1)}>
            {text('earlier.older')}
          </Button>
        </Group>
      )}
    </section>
  )
}

function Sheet({ sheet }: { sheet: SheetsPage['data'][number] }) {
  const text = useText()
  const { id, submittedAt, employer, program, applications, undecided } = sheet
  return (
    <Row
      what={
        <>
          <strong>
            <ScreenLink screen={participantSheetsScreens.submittedSheet} params={{ id }}>
              <InstantText value={submittedAt} />
            </ScreenLink>
          </strong>
          <span>
            {employer} · <BilingualText value={program} />
          </span>
        </>
      }
    >
      <span>{text('earlier.standing', { applications, undecided })}</span>
    </Row>
  )
}
