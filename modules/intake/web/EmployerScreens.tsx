import './form/styles.ts'
import { FormScreen } from './form/FormScreen.tsx'
import { EmployerStart } from './start/EmployerStart.tsx'

export const EmployerProfileScreen = () => (
  <FormScreen side="employer" screen="profile" start={<EmployerStart />} />
)

export const EmployerApplicationScreen = () => (
  <FormScreen side="employer" screen="application" start={<EmployerStart />} />
)
