import { useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { WholeRecord } from '#kit/web/record/WholeRecord.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { templatesEndpoints } from '../contract/templates.endpoints.ts'
import { templatesScreens } from '../contract/templates.screens.ts'
import { LetterList } from './LetterList.tsx'
import classes from './templates.module.css'

/** Everything that the portal writes to people, by what it is about. */
export function TemplatesScreen() {
  const text = useText()
  const go = useGo()
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
          <LetterList
            rows={data}
            look={(query) =>
              void go(templatesScreens.settingsTemplates, { query, replace: true, stay: true })
            }
            link={(id, words) => (
              <ScreenLink screen={templatesScreens.template} params={{ id }}>
                {words}
              </ScreenLink>
            )}
            changed={({ isOwn }) => (isOwn ? text('list.changed') : null)}
          />
        </>
      )}
    </WholeRecord>
  )
}
