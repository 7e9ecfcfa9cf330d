import type { Random } from '../random.ts'

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('')

/** Letters count as their place after nine: A is 10. */
const asNumber = (text: string) =>
  BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55)))

/** The account numbers of a country, with the national key where there is one. */
const accounts: Record<string, (random: Random) => string> = {
  DE: (random) => digits(random, 18),
  CH: (random) => digits(random, 17),
  AT: (random) => digits(random, 16),
  LU: (random) => digits(random, 16),
  NL: (random) => `${random.pick(['ABNA', 'INGB', 'RABO'])}${dutchAccount(random)}`,
  FR: (random) => {
    const [bank, branch, account] = [digits(random, 5), digits(random, 5), digits(random, 11)]
    const key = 97n - ((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(account)) % 97n)
    return `${bank}${branch}${account}${String(key).padStart(2, '0')}`
  },
}

/** The weighted digits of a Dutch account add up to a multiple of eleven. */
function dutchAccount(random: Random): string {
  for (;;) {
    const account = digits(random, 10)
    const sum = account.split('').reduce((total, digit, at) => total + Number(digit) * (10 - at), 0)
    if (sum % 11 === 0) return account
  }
}

/** An account number that its country and check digits allow; it belongs to nobody. */
export function ibanIn(country: string, random: Random): string | null {
  const account = accounts[country]?.(random)
  if (!account) return null
  const check = 98n - (asNumber(`${account}${country}00`) % 97n)
  return `${country}${String(check).padStart(2, '0')}${account}`
}
