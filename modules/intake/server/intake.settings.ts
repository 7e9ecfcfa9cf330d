import { defineSettings } from '#kit/server/define-settings.ts'
import { duration, wholeNumber } from '#kit/server/setting-kinds.ts'

export const settings = defineSettings({
  intakeMinFill: {
    name: 'INTAKE_MIN_FILL',
    kind: duration,
    standard: '3s',
    description: 'A public form that is sent sooner was not filled in by a person',
  },
  intakeStartsPerHour: {
    name: 'INTAKE_STARTS_PER_HOUR',
    kind: wholeNumber(1, 1_000_000),
    standard: '200',
    description: 'Public forms begun from one address in an hour',
  },
  intakeLinksPerHour: {
    name: 'INTAKE_LINKS_PER_HOUR',
    kind: wholeNumber(1, 1_000_000),
    standard: '200',
    description: 'Links to go on elsewhere that are asked for from one address in an hour',
  },
  intakeChecksPerHour: {
    name: 'INTAKE_CHECKS_PER_HOUR',
    kind: wholeNumber(1, 1_000_000),
    standard: '600',
    description:
      'People of whom a public form asks from one address in an hour whether they are known',
  },
})
