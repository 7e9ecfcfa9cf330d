import { Button, Group } from '@mantine/core'
import { useChange } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { proposalsEndpoints, type EmployerProposal } from '../../contract/proposals.endpoints.ts'
import { ProposalTable } from './ProposalTable.tsx'

interface Shown {
  proposal: EmployerProposal
  employer: { id: string; version: number }
  mayDecide: boolean
  isProven: boolean
}

export function OneProposal({ proposal, employer, mayDecide, isProven }: Shown) {
  const text = useText()
  const { proposedBy: name, applicationReference: reference } = proposal
  return (
    <RecordSection title={text('proposals.title')}>
      <p>{text(isProven ? 'proposals.intro' : 'proposals.introUnproven')}</p>
      <p className="quiet">
        {text('proposals.from', { name, reference })}, <InstantText value={proposal.proposedAt} />
      </p>
      <ProposalTable changes={proposal.changes} />
      {mayDecide ? (
        <Decision proposal={proposal} employer={employer} isProven={isProven} />
      ) : (
        <p className="quiet">{text('proposals.waits')}</p>
      )}
    </RecordSection>
  )
}

function Decision(props: Omit<Shown, 'mayDecide'>) {
  const { proposal, employer, isProven } = props
  const { id, version } = employer
  const text = useText()
  const words = useProblemText()
  const also = ['employers', 'applications', 'users']
  const acceptance = useChange(proposalsEndpoints.acceptEmployerProposal, also)
  const dismissal = useChange(proposalsEndpoints.dismissEmployerProposal, also)
  const isBusy = acceptance.isPending || dismissal.isPending
  const decide = async (change: typeof acceptance, said: string) => {
    const params = { id, proposalId: proposal.id }
    await change.mutateAsync({ params, version }).then(
      () => toast.success(text(said)),
      (problem: unknown) => toast.error(words(problem), problem),
    )
  }
  const accept = async () => {
    const isSure = await confirmAct({
      title: text('proposals.acceptTitle'),
      body: text('proposals.acceptBody'),
      verb: text('proposals.accept'),
    })
    if (isSure) await decide(acceptance, 'proposals.accepted')
  }
  const dismiss = async () => {
    const isSure = await confirmAct({
      title: text('proposals.dismissTitle'),
      body: whatStays(text, proposal, isProven),
      verb: text('proposals.dismiss'),
    })
    if (isSure) await decide(dismissal, 'proposals.dismissed')
  }
  return (
    <Group mt="md">
      <Button disabled={isBusy} onClick={() => void accept()}>
        {text('proposals.accept')}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => void dismiss()}>
        {text('proposals.dismiss')}
      </Button>
    </Group>
  )
}

/** Of two contacts that nobody has confirmed, the one on file is it then. */
function whatStays(
  text: ReturnType<typeof useText>,
  { changes, applicationReference: reference }: EmployerProposal,
  isProven: boolean,
) {
  const contact = changes['contactEmail']?.known
  return isProven || typeof contact !== 'string'
    ? text('proposals.dismissBody')
    : text('proposals.dismissContact', { contact, reference })
}
