import { useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import { WholeRecord } from '#kit/web/record/WholeRecord.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { programsScreens } from '#modules/programs/contract/programs.screens.ts'
import { templatesEndpoints } from '../contract/templates.endpoints.ts'
import { templatesScreens } from '../contract/templates.screens.ts'
import { LetterList } from './LetterList.tsx'
import { ProgramName } from './ProgramName.tsx'
import classes from './templates.module.css'

/** What is written about the records of a program: in its own words, or as the organisation writes. */
export function ProgramLettersScreen() {
  const text = useText()
  const go = useGo()
  const { id = '' } = useScreenParams()
  const mayChange = useMay('configure', 'Settings General')
  const answer = useRecord(templatesEndpoints.listProgramTemplates, { id })
  return (
    <WholeRecord answer={answer}>
      {({ data }) => (
        <>
          <PageHeader
            title={text('screens.programLetters')}
            below={
              <ScreenLink screen={programsScreens.program} params={{ id }}>
                <ProgramName id={id} />
              </ScreenLink>
            }
          />
          <p className={classes.intro}>
            {text('program.intro')}
            {!mayChange && ` ${text('whoChanges')}`}
          </p>
          <LetterList
            rows={data}
            look={(query) =>
              void go(templatesScreens.programLetters, {
                params: { id },
                query,
                replace: true,
                stay: true,
              })
            }
            link={(templateId, words) => (
              <ScreenLink screen={templatesScreens.programLetter} params={{ id, templateId }}>
                {words}
              </ScreenLink>
            )}
            changed={({ isOfProgram }) => (isOfProgram ? text('program.own') : null)}
          />
        </>
      )}
    </WholeRecord>
  )
}
