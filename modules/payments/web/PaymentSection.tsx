import { Anchor } from '@mantine/core'
import { downloadFile } from '#kit/web/api-download.ts'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { paymentsEndpoints, type PaymentRecord } from '../contract/payments.endpoints.ts'
import classes from './payments.module.css'

const bankDays = ['sent', 'paid', 'failed'] as const
const acts = ['assessed', 'firstApproved', 'approved', 'declined'] as const

/** For whose work it is, its pay stubs, and what became of it. */
export function PaymentSection({ record }: { record: PaymentRecord }) {
  const text = useText()
  return (
    <RecordSection title={text('sections.claim')}>
      <Facts>
        {record.name && <Fact name="name">{record.name}</Fact>}
        <Fact name="employer">{record.employer}</Fact>
        <Fact name="positionTitle" label={text('facts.positionTitle')}>
          {record.positionTitle}
        </Fact>
        <Fact name="programName">
          <BilingualText value={record.programName} />
        </Fact>
        {record.files.length > 0 && (
          <Fact name="files">
            <ul className={classes.plain}>
              {record.files.map((file) => (
                <li key={file.id}>
                  <FileLink id={record.id} file={file} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {record.submittedOn && (
          <Fact name="submittedOn">
            <DayAndWho day={record.submittedOn} who={record.submittedBy} />
          </Fact>
        )}
        {acts.map((act) => {
          const day = record[`${act}On`]
          return (
            day && (
              <Fact key={act} name={act} label={text(`facts.${act}`)}>
                <DayAndWho day={day} who={record[`${act}By`]} />
              </Fact>
            )
          )
        })}
        {bankDays.map((act) => {
          const day = record[`${act}On`]
          return (
            day && (
              <Fact key={act} name={act} label={text(`facts.${act}`)}>
                <DateText value={day} />
              </Fact>
            )
          )
        })}
        {record.failureReason && (
          <Fact name="failureReason">{text(`choices.failureReason.${record.failureReason}`)}</Fact>
        )}
        {record.failureNote && <Fact name="failureNote">{record.failureNote}</Fact>}
        {record.declineReason && (
          <Fact name="declineReason">{text(`choices.declineReason.${record.declineReason}`)}</Fact>
        )}
        {record.declineNote && <Fact name="declineNote">{record.declineNote}</Fact>}
        {record.cancelledOn && (
          <Fact name="cancelledOn" label={text('facts.cancelled')}>
            <DateText value={record.cancelledOn} />
          </Fact>
        )}
      </Facts>
    </RecordSection>
  )
}

const DayAndWho = ({ day, who }: { day: string; who: string | null }) => (
  <>
    <DateText value={day} />
    {who && ` · ${who}`}
  </>
)

function FileLink({ id, file }: { id: string; file: PaymentRecord['files'][number] }) {
  const words = useProblemText()
  const open = async () => {
    try {
      const params = { id, fileId: file.id }
      await downloadFile(paymentsEndpoints.downloadPaymentFile, { params }, file.name)
    } catch (error) {
      toast.error(words(error), error)
    }
  }
  return (
    <Anchor component="button" type="button" inherit onClick={() => void open()}>
      {file.name}
    </Anchor>
  )
}
