import { Button } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { Ask } from '../fields/Ask.tsx'
import { answer } from '../draft/change-draft.ts'
import { useStepForm } from '../form/step-context.ts'
import { useWords } from '../words/use-words.ts'
import classes from './pages.module.css'

const from = {
  workplaceStreet: 'street',
  workplaceCity: 'city',
  region: 'province',
  workplacePostalCode: 'postalCode',
} as const

/** The organisation's address is taken over by one press, for nothing is asked twice. */
export function WorkplacePage() {
  const { side, typed } = useStepForm()
  const words = useWords()
  const [street, city] = [typed['employer.street'], typed['employer.city']].map(String)
  const takeOver = () =>
    answer(
      side,
      Object.fromEntries(
        Object.entries(from).map(([to, name]) => [
          `position.${to}`,
          typed[`employer.${name}`] ?? '',
        ]),
      ),
    )
  return (
    <>
      {typed['employer.street'] && (
        <div className={classes.offer}>
          <Button
            variant="default"
            size="md"
            leftSection={<IconBuilding size={18} aria-hidden />}
            onClick={takeOver}
          >
            {words('workplace.fill')}
          </Button>
          <span className="quiet">
            {words('workplace.address', { street: street!, city: city! })}
          </span>
        </div>
      )}
      {Object.keys(from).map((name) => (
        <Ask key={name} part="position" name={name} />
      ))}
    </>
  )
}
