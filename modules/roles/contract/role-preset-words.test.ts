import { expect, it } from 'vitest'
import { roleDescriptionIn, roleNameIn } from './role-preset-words.ts'

it('calls a role that the installation came with as the reader does', () => {
  const officer = { name: 'Case Officer', key: 'caseOfficer' }
  expect(roleNameIn('fr', officer)).toBe('Responsable de dossiers')
  expect(roleNameIn('en', officer)).toBe('Case Officer')
  expect(roleNameIn('fr', { name: 'Programs Admin', key: 'brandAdmin' })).toBe('Admin Programs')
  expect(roleNameIn('fr', { name: 'Approver' })).toBe('Responsable de l’approbation')
})

it('leaves a renamed role and one of the organization’s own as they were typed', () => {
  expect(roleNameIn('fr', { name: 'Reviewer', key: 'caseOfficer' })).toBe('Reviewer')
  expect(roleNameIn('fr', { name: 'Case Officer', key: null })).toBe('Case Officer')
  expect(roleNameIn('fr', { name: 'Regional team' })).toBe('Regional team')
})

it('says what a role is for unless somebody wrote it', () => {
  const care = { description: null, key: 'care' }
  expect(roleDescriptionIn('fr', care)).toBe('Vérifie les ordres que d’autres ont saisis')
  const installed = 'Verifies orders that others have entered'
  expect(roleDescriptionIn('fr', { ...care, description: installed })).toBe(
    'Vérifie les ordres que d’autres ont saisis',
  )
  expect(roleDescriptionIn('fr', { ...care, description: 'Ours' })).toBe('Ours')
  expect(roleDescriptionIn('fr', { description: null, key: null })).toBeNull()
})
