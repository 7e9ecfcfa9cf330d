import { inputId } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/text.ts'
import { selfIdentificationGroups } from '#modules/participants/contract/participant.ts'
import { OptionList } from '../fields/OptionList.tsx'
import { answer } from '../draft/change-draft.ts'
import { useStepForm } from '../form/step-context.ts'
import { useWords } from '../words/use-words.ts'

const silent = 'preferNotToSay'

/** Voluntary answers; preferring not to say takes the others back, and the other way round. */
export function IdentityPage() {
  const { side, typed } = useStepForm()
  const words = useWords()
  const own = useText('participants')
  const options = [
    ...selfIdentificationGroups.map((value) => ({
      value,
      label: own(`choices.selfIdentification.${value}`),
    })),
    { value: silent, label: words('identity.preferNotToSay') },
  ]
  const wasSilent = typed['selfIdentification.preferNotToSay'] === true
  const groups = (typed['selfIdentification.groups'] ?? []) as string[]
  const take = (chosen: string[]) => {
    const isSilent = chosen.includes(silent) && (!wasSilent || chosen.length === 1)
    answer(side, {
      'selfIdentification.preferNotToSay': isSilent,
      'selfIdentification.groups': isSilent ? [] : chosen.filter((each) => each !== silent),
    })
  }
  return (
    <OptionList
      many
      options={options}
      question={{
        id: inputId('selfIdentification'),
        label: words('labels.groups'),
        hint: undefined,
        error: undefined,
        value: wasSilent ? [silent] : groups,
        onChange: (value) => take(value as string[]),
      }}
    />
  )
}
