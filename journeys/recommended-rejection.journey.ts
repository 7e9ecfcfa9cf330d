import { expect, test } from './server.ts'
import { english, underReview } from './under-review.ts'

test('a case officer says why an application is to be rejected, and the approver finds it proposed', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const id = await underReview(server)
  const address = `${server.url}/applications/pending/${id}`
  await english(page)
  await server.signIn(page, 'caseOfficer')
  await page.goto(address)
  await page.getByRole('button', { name: 'Recommend rejection', exact: true }).click()
  const asked = page.getByRole('dialog')
  const recommend = asked.getByRole('button', { name: 'Recommend rejection' })
  await recommend.click()
  await expect(asked.getByRole('alert')).toContainText('Choose at least one reason')
  await asked.getByText('The placement offers too little training or experience').click()
  await asked.getByLabel(/Note to the applicant/).fill('Too few hours of training')
  await asked.getByLabel(/Note for the decision/).fill('Asked twice')
  await recommend.click()
  await expect(asked).toBeHidden()

  const approver = await server.anotherBrowser(browser)
  await english(approver)
  await server.signIn(approver, 'approver')
  await approver.goto(address)
  for (const said of ['Asked twice', 'Too few hours of training', 'offers too little training'])
    await expect(approver.getByText(said).first()).toBeVisible()
  await approver.getByRole('button', { name: 'Reject application', exact: true }).click()
  const decided = approver.getByRole('dialog')
  await expect(decided.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(decided.getByLabel(/offers too little training/)).toBeChecked()
  const note = decided.getByLabel(/Note to the applicant/)
  await expect(note).toHaveValue('Too few hours of training')
  const pageTop = () => approver.evaluate(() => scrollY)
  const before = await pageTop()
  await note.fill('Fewer hours than our program needs')
  await decided.getByRole('button', { name: 'Reject application' }).focus()
  await expect.poll(pageTop).toBe(before)
  await decided.getByRole('button', { name: 'Reject application' }).click()
  await expect(decided).toBeHidden()
  await expect(approver.getByText('Fewer hours than our program needs').first()).toBeVisible()
  await expect(approver.getByText('Too few hours of training').first()).toBeVisible()
  expect(complaints).toEqual([])
})
