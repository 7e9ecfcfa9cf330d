import { SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { folded } from '#kit/contract/folded.ts'
import { useGo } from '#kit/web/go.ts'
import { WholeRecord } from '#kit/web/record/WholeRecord.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { audiences } from '../contract/audiences.ts'
import { templatesEndpoints, type TemplateRow } from '../contract/templates.endpoints.ts'
import { templatesScreens } from '../contract/templates.screens.ts'
import { AudienceText } from './AudienceText.tsx'
import { useTemplateTitle } from './template-title.ts'
import classes from './templates.module.css'

/** Everything that the portal writes to people, by what it is about. */
export function TemplatesScreen() {
  const text = useText()
  const mayChange = useMay('configure', 'Settings General')
  const answer = useRecord(templatesEndpoints.listTemplates, {})
  return (
    <WholeRecord answer={answer}>
      {({ data }) => (
        <>
          <PageHeader title={text('screens.settingsTemplates')} />
          <p className={classes.intro}>
            {text('intro')}
            {!mayChange && ` ${text('whoChanges')}`}
          </p>
          <Found rows={data} />
        </>
      )}
    </WholeRecord>
  )
}

function Found({ rows }: { rows: readonly TemplateRow[] }) {
  const text = useText()
  const { typed, audience, look } = useLooking()
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
        <Group key={title} title={title} rows={letters} />
      ))}
    </>
  )
}

const all = 'all'

/** What is looked for is in the address: who comes back from a letter finds the list as it was. */
function useLooking() {
  const go = useGo()
  const { search = '', for: asked } = useSearchParameters()
  const [typed, setTyped] = useState(search)
  const look = (change: { search?: string; for?: string }) => {
    if (change.search !== undefined) setTyped(change.search)
    const query = { search: typed, for: asked ?? '', ...change }
    void go(templatesScreens.settingsTemplates, { query, replace: true, stay: true })
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

function Group({ title, rows }: { title: string; rows: readonly TemplateRow[] }) {
  const heading = useId()
  return (
    <section className={classes.group} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className="surface">
        {rows.map((row) => (
          <li key={row.id}>
            <Letter row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Letter({ row }: { row: TemplateRow }) {
  const text = useText()
  const bilingual = useBilingual()
  const titled = useTemplateTitle()
  const { id, channel, audience, title, opening, isOwn, publishedAt } = row
  const isText = channel === 'sms'
  return (
    <>
      <div className={classes.words}>
        <ScreenLink screen={templatesScreens.template} params={{ id }}>
          {titled(title)}
        </ScreenLink>
        {!isText && bilingual(opening) && <p className="quiet">{titled(opening)}</p>}
      </div>
      <p className={classes.state}>
        <AudienceText of={audience} />
        {isText && <span>{text('list.isText')}</span>}
        {isOwn && (
          <span>
            {text('list.changed')} <DateText value={publishedAt} />
          </span>
        )}
      </p>
    </>
  )
}
