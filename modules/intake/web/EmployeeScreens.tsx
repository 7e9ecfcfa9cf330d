import './form/styles.ts'
import { FormScreen } from './form/FormScreen.tsx'
import { EmployeeStart } from './start/EmployeeStart.tsx'

export const EmployeeProfileScreen = () => (
  <FormScreen side="employee" screen="profile" start={<EmployeeStart />} />
)

export const EmployeeApplicationScreen = () => (
  <FormScreen side="employee" screen="application" start={<EmployeeStart />} />
)
