import { useText } from '#kit/web/text.ts'
import classes from './decide.module.css'

/** What the applicant reads, or is to read, of why. */
export function RejectionReasons(props: { reasonCodes: string[]; applicantNote: string | null }) {
  const text = useText('applications')
  const { reasonCodes, applicantNote } = props
  return (
    <>
      {reasonCodes.length > 0 && (
        <ul>
          {reasonCodes.map((code) => (
            <li key={code}>{text(`choices.reasonCodes.${code}`)}</li>
          ))}
        </ul>
      )}
      {applicantNote && <p className={classes.said}>{applicantNote}</p>}
    </>
  )
}
