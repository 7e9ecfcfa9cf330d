import type { Translated } from '#kit/contract/strings.ts'
import type { checkpointTwoActsEn } from './act-strings.en.ts'

export const checkpointTwoActsFr: Translated<typeof checkpointTwoActsEn> = {
  audited: {
    checkpointTwo: {
      checkpointTwo: 'a noté une vérification du point de contrôle 2',
      askOverride: 'a demandé une dérogation au point de contrôle 2',
      grantOverride: 'a accordé une dérogation au point de contrôle 2',
      refuseOverride: 'a refusé une dérogation au point de contrôle 2',
    },
  },
}
