import { expect, test } from './server.ts'

test.describe('signing in', () => {
  test('a visitor who asked for a page gets it after signing in, with its query', async ({
    page,
    server,
    complaints,
  }) => {
    await page.goto(`${server.url}/programs?perPage=5`)
    await expect(page).toHaveURL(/\/login\?.*to=/)
    await page.getByLabel('Email').fill('super.admin@example.org')
    await page.locator('input[type=password]').fill('wrong password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').first()).toContainText(
      'The email or password is incorrect',
    )
    await expect(page.getByLabel('Email')).toHaveValue('super.admin@example.org')
    await page.locator('input[type=password]').fill('Demo-pass-2026')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/programs/)
    await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('a foreign target is not followed', async ({ page, server }) => {
    for (const target of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`${server.url}/login?to=${encodeURIComponent(target)}`)
      await page.getByLabel('Email').fill('auditor@example.org')
      await page.locator('input[type=password]').fill('Demo-pass-2026')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL(`${server.url}/dashboard`)
      await page.evaluate(() => localStorage.clear())
    }
  })

  test('signing out in one tab signs out the other', async ({ page, context, server }) => {
    await server.signInByTyping(page, 'admin')
    const other = await context.newPage()
    await other.goto(`${server.url}/programs`)
    await expect(other.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible()
    await page.evaluate(() => {
      localStorage.removeItem('accessToken')
    })
    await expect(other).toHaveURL(/\/login/)
  })

  test('nobody opens what the role does not permit', async ({ page, server }) => {
    await server.signInByTyping(page, 'caseOfficer')
    await page.goto(`${server.url}/programs/Add`)
    await expect(page).toHaveURL(/\/not-authorized/)
  })
})

test('a visitor is led from the sign-in page to the programs that take applications', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Apply as an employer' }).click()
  await page.waitForURL(/\/employer\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Sign in')
  await expect(page.getByText('Youth Employment Skills Placements').first()).toBeVisible()
})
