import { Alert, Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { randomKey } from '#kit/web/form/attempt-key.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useLocale } from '#kit/web/language.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import {
  columns,
  mostRows,
  ownTerms,
  sheetRow,
  type Column,
} from '../contract/participant-sheet.ts'
import type { ParticipantSheet, SheetRow } from '../contract/participant-sheets.endpoints.ts'
import { GridFile } from './GridFile.tsx'
import { GridRow } from './GridRow.tsx'
import { countRows, isBlank } from './rows-typed.ts'
import classes from './sheet.module.css'
import type { useSheet } from './use-sheet.ts'

interface GridProps {
  rows: readonly SheetRow[]
  sheet: ParticipantSheet
  acts: ReturnType<typeof useSheet>
}

const isOwnTerm = (column: Column) => (ownTerms as readonly Column[]).includes(column)
const about = columns.filter((column) => !isOwnTerm(column))

/** The participants, a row each, with an empty one below to go on in. */
export function ParticipantGrid({ rows, sheet, acts }: GridProps) {
  const text = useText()
  const hasOwn = rows.some(({ cells }) => ownTerms.some((column) => cells[column]))
  const [showsOwn, setShowsOwn] = useState(false)
  const shown = showsOwn || hasOwn ? columns : about
  return (
    <FormSection title={text('grid.title')} intro={text('grid.intro', { most: mostRows })}>
      <Wide>
        <GridFile
          entered={rows.filter((row) => row.state !== 'sent' && !isBlank(row)).length}
          upload={acts.upload}
          grid={
            <>
              <AddProblem acts={acts} />
              <Unused headings={acts.unused} />
              <Table rows={rows} shown={shown} acts={acts} />
            </>
          }
        >
          <Checkbox
            label={text('grid.own')}
            checked={showsOwn || hasOwn}
            disabled={hasOwn}
            onChange={(event) => setShowsOwn(event.currentTarget.checked)}
          />
        </GridFile>
        <Standing rows={rows} room={sheet.room} />
      </Wide>
    </FormSection>
  )
}

/** Why what was typed, pasted or uploaded was not taken in. */
function AddProblem({ acts }: Pick<GridProps, 'acts'>) {
  const text = useText()
  const words = useProblemText()
  const problem = acts.refusal ?? acts.problem
  if (!problem) return null
  return (
    <Alert
      color="red"
      mb="sm"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={text(acts.refusal ? 'grid.notTaken' : 'grid.notSaved')}
    >
      {words(problem)}
    </Alert>
  )
}

/** Whoever pasted more than the sheet has learns what was left out. */
function Unused({ headings }: { headings: readonly string[] }) {
  const text = useText()
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  return (
    <p role="status" className={classes.unused}>
      {headings.length > 0 && text('grid.unused', { columns: list.format(headings) })}
    </p>
  )
}

/** Rows that are in use, and below them the one that the next participant is typed into. */
function useNext(rows: readonly SheetRow[]): SheetRow[] {
  const [key, setKey] = useState(randomKey)
  if (rows.some((row) => row.key === key)) setKey(randomKey())
  const last = rows.at(-1)
  if (rows.length >= mostRows || (last?.state === 'typed' && isBlank(last))) return [...rows]
  const next = { key, cells: {}, state: 'typed', errors: {}, notes: {} } as const
  return [...rows, { ...next, problem: null, application: null }]
}

interface TableProps {
  rows: readonly SheetRow[]
  shown: readonly Column[]
  acts: GridProps['acts']
}

function Table({ rows, shown, acts }: TableProps) {
  const text = useText()
  const { values } = useFormAround()
  const withNext = useNext(rows)
  const left = useLeftRows()
  const withErrors = withNext.map((row) => (left.has(row.key) ? row : withoutErrors(row)))
  return (
    <div className={classes.scroll}>
      <table className={classes.grid} data-wide={shown.length > about.length || undefined}>
        <caption className="only-spoken">{text('grid.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.number}>
              <span className="only-spoken">{text('grid.row')}</span>
            </th>
            {shown.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {text(`fields.${column}`)}
                {!sheetRow.fields[column].required && (
                  <span className={classes.optional}>{text('grid.optional')}</span>
                )}
              </th>
            ))}
            <th scope="col">
              <span className="only-spoken">{text('grid.state')}</span>
            </th>
          </tr>
        </thead>
        <tbody {...left.watch}>
          {withErrors.map((row, index) => (
            <GridRow
              key={row.key}
              row={row}
              number={index + 1}
              columns={shown}
              terms={values}
              isNext={index >= rows.length}
              type={(cells) => acts.type(row.key, cells)}
              paste={(copied, column) => void acts.paste(copied, { key: row.key, column })}
              remove={() => acts.remove(row.key)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** While somebody is still at a row for the first time, nothing is missing from it yet. */
const withoutErrors = (row: SheetRow): SheetRow => ({ ...row, errors: {} })

function useLeftRows() {
  const [current, setCurrent] = useState<string | null>(null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const keyOf = (target: EventTarget) =>
    (target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null
  return {
    has: (key: string) => key !== current || seen.has(key),
    watch: {
      onFocus: ({ target }: { target: EventTarget }) => {
        const key = keyOf(target)
        if (key === current) return
        if (current) setSeen(new Set([...seen, current]))
        setCurrent(key)
      },
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (relatedTarget && keyOf(relatedTarget) === current) return
        if (current) setSeen(new Set([...seen, current]))
        setCurrent(null)
      },
    },
  }
}

/** How many are ready, and what else to know before they are submitted. */
function Standing({ rows, room }: { rows: readonly SheetRow[]; room: number | null }) {
  const text = useText()
  const { ready, wrong, waiting, sent } = countRows(rows)
  return (
    <>
      <p role="status" className={classes.standing}>
        {text('grid.standing', { ready, wrong })}
        {waiting > 0 && <span>{text('grid.stillWaiting', { count: waiting })}</span>}
        {sent > 0 && <span className={classes.sent}>{text('grid.sent', { count: sent })}</span>}
      </p>
      {room !== null && ready > room && (
        <p className={classes.room}>{text('grid.room', { room })}</p>
      )}
    </>
  )
}
