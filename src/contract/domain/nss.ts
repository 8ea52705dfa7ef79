export const normalizeNss = (text: string): string => text.replace(/[\s-]+/g, '')

/** As on the IMSS card, also while typing: '84966311215' → '84 96 63 1121 5'. Drops everything but digits. */
export const formatNss = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 11)
  return [
    [0, 2],
    [2, 4],
    [4, 6],
    [6, 10],
    [10, 11],
  ]
    .map(([from, to]) => digits.slice(from, to))
    .filter(Boolean)
    .join(' ')
}

/** Luhn: every second digit from the right is doubled and its own digits are added. */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

export const nssProblem = (nss: string): string | null => {
  if (nss === '') return null
  if (!/^\d{11}$/.test(nss)) return 'El NSS debe tener 11 dígitos'
  return luhnSum(nss) % 10 === 0 ? null : 'El último dígito del NSS no corresponde a los demás; revísalo'
}
