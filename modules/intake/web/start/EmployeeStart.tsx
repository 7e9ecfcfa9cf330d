import { openProgramsEndpoints } from '#modules/programs/contract/open-programs.endpoints.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import { useWords } from '../words/use-words.ts'
import { ProgramChoice } from './ProgramChoice.tsx'
import { KeptDraft } from './KeptDraft.tsx'
import classes from './start.module.css'

/** Without a link: where the link comes from, and which programs there are. */
export function EmployeeStart() {
  const words = useWords()
  const { data } = useFetched(openProgramsEndpoints.listOpenPrograms, {})
  return (
    <div className={classes.start}>
      <h1 className={classes.title}>{words('invitation.title')}</h1>
      <p className={classes.lead}>{words('invitation.intro')}</p>
      <KeptDraft side="employee" />
      <p className={classes.how}>{words('invitation.how')}</p>
      {data && <ProgramChoice programs={data.data} side="employee" />}
    </div>
  )
}
