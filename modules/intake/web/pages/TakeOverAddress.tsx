import { Button } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { textOf } from '#modules/forms/web/pieces/draft/answers.ts'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useWords } from '../words/use-words.ts'
import classes from './pages.module.css'

const from = {
  workplaceStreet: 'street',
  workplaceCity: 'city',
  region: 'province',
  workplacePostalCode: 'postalCode',
} as const

/** The organisation's address is taken over by one press, for nothing is asked twice. */
export function TakeOverAddress() {
  const { typed, answer } = useStepForm()
  const words = useWords()
  const [street, city] = [typed['employer.street'], typed['employer.city']].map(textOf)
  if (!street) return null
  const takeOver = () =>
    answer(
      Object.fromEntries(
        Object.entries(from).map(([to, name]) => [
          `position.${to}`,
          typed[`employer.${name}`] ?? '',
        ]),
      ),
    )
  return (
    <div className={classes.offer}>
      <Button
        variant="default"
        size="md"
        leftSection={<IconBuilding size={18} aria-hidden />}
        onClick={takeOver}
      >
        {words('workplace.fill')}
      </Button>
      <span className="quiet">{words('workplace.address', { street, city: city! })}</span>
    </div>
  )
}
