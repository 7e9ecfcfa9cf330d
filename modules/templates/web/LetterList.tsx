import { SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { folded } from '#kit/contract/folded.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useText } from '#kit/web/text.ts'
import { audiences } from '../contract/audiences.ts'
import type { TemplateRow } from '../contract/templates.endpoints.ts'
import { AudienceText } from './AudienceText.tsx'
import { useTemplateTitle } from './template-title.ts'
import classes from './templates.module.css'

interface LetterListProps {
  rows: readonly TemplateRow[]
  /** Keeps in the address what is looked for. */
  look: (query: Record<string, string>) => void
  /** The way to a letter. */
  link: (id: string, words: string) => ReactNode
  /** What stands beside a letter that is written otherwise than it would be. */
  changed: (row: TemplateRow) => string | null
}

/** Letters by what they are about, narrowed by whom they are for and what they say. */
export function LetterList({ rows, look: keep, ...of }: LetterListProps) {
  const text = useText()
  const { typed, audience, look } = useLooking(keep)
  const words = useWordsOf()
  const wanted = folded(typed).trim()
  const found = rows.filter(
    (row) =>
      (!audience || row.audience.includes(audience)) && (!wanted || words(row).includes(wanted)),
  )
  const groups = [...Map.groupBy(found, ({ module }) => text(`senders.${module}`))].toSorted(
    ([one], [other]) => one.localeCompare(other),
  )
  return (
    <>
      <div className={`${classes.search} no-print`}>
        <TextInput
          type="search"
          aria-label={text('list.search')}
          placeholder={text('list.search')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={typed}
          maxLength={200}
          onChange={({ currentTarget }) => look({ search: currentTarget.value })}
        />
        <SegmentedControl
          fullWidth
          aria-label={text('list.audience')}
          value={audience ?? all}
          data={[all, ...audiences].map((value) => ({ value, label: text(`audience.${value}`) }))}
          onChange={(value) => look({ for: value === all ? '' : value })}
        />
      </div>
      <p role="status" className="only-spoken">
        {(wanted || audience) && text('list.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          mark={<IconSearch size={28} stroke={1.5} />}
          title={text('list.noneFound')}
          body={text('list.noneFoundHint')}
        />
      )}
      {groups.map(([title, letters]) => (
        <Group key={title} title={title} rows={letters} {...of} />
      ))}
    </>
  )
}

const all = 'all'

/** What is looked for is in the address: who comes back from a letter finds the list as it was. */
function useLooking(keep: LetterListProps['look']) {
  const { search = '', for: asked } = useSearchParameters()
  const [typed, setTyped] = useState(search)
  const look = (change: { search?: string; for?: string }) => {
    if (change.search !== undefined) setTyped(change.search)
    const query = { search: typed, for: asked ?? '', ...change }
    keep(query)
  }
  return { typed, audience: audiences.find((each) => each === asked), look }
}

/** What a letter is found by: its title and group in the reader's language, and both its texts. */
function useWordsOf() {
  const text = useText()
  const titled = useTemplateTitle()
  return ({ module, audience, title, opening }: TemplateRow) =>
    folded(
      [
        ...audience.map((each) => text(`audience.${each}`)),
        text(`senders.${module}`),
        titled(title),
        title.en,
        title.fr,
        opening.en,
        opening.fr,
      ].join(' '),
    )
}

type Of = Pick<LetterListProps, 'link' | 'changed'>

function Group({ title, rows, ...of }: Of & { title: string; rows: readonly TemplateRow[] }) {
  const heading = useId()
  return (
    <section className={classes.group} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className="surface">
        {rows.map((row) => (
          <li key={row.id}>
            <Letter row={row} {...of} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Letter({ row, link, changed }: Of & { row: TemplateRow }) {
  const text = useText()
  const bilingual = useBilingual()
  const titled = useTemplateTitle()
  const { id, channel, audience, title, opening, publishedAt } = row
  const said = changed(row)
  const isText = channel === 'sms'
  return (
    <>
      <div className={classes.words}>
        {link(id, titled(title))}
        {!isText && bilingual(opening) && <p className="quiet">{titled(opening)}</p>}
      </div>
      <p className={classes.state}>
        <AudienceText of={audience} />
        {isText && <span>{text('list.isText')}</span>}
        {said && (
          <span>
            {said} <DateText value={publishedAt} />
          </span>
        )}
      </p>
    </>
  )
}
