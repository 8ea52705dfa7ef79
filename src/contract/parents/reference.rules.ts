const DIGITS = 7
const FIRST_NUMBER = 100_001

/** Luhn: from the right ×2, ×1, ×2…; digits of the products summed; what is missing to the next ten. */
const checkDigit = (digits: string): number => {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** 123456 → '1234566'. The database computes the same (`family_reference`). */
export const familyReference = (number: number): string => {
  const digits = String(number).padStart(DIGITS - 1, '0')
  return `${digits}${checkDigit(digits)}`
}

/** Seven digits with a right check digit, which finds any single wrong digit. */
export const isFamilyReference = (text: string): boolean =>
  new RegExp(`^\\d{${DIGITS}}$`).test(text) &&
  Number(text.slice(0, -1)) >= FIRST_NUMBER &&
  familyReference(Number(text.slice(0, -1))) === text

export const referenceText = (referencia: string): string => `Referencia de pago ${referencia}`

/** Seven digits standing alone. Zeros that banks put in front are skipped. */
const NUMBERS = /(?<!\d)0*(\d{7})(?!\d)/g

export const referencesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(NUMBERS)].flatMap(([, number = '']) => (isFamilyReference(number) ? number : [])),
  ),
]
