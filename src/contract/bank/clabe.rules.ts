const WEIGHTS = [3, 7, 1]

/** Last digit of a CLABE: the first 17 times 3, 7, 1 in turn; the last digits of the products summed; what is missing to the next ten. */
const controlDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, at) => total + ((Number(digit) * WEIGHTS[at % 3]!) % 10), 0)
  return (10 - (sum % 10)) % 10
}

export const normalizeClabe = (clabe: string): string => clabe.replace(/[\s-]/g, '')

export const clabeProblem = (clabe: string): string | null => {
  const digits = normalizeClabe(clabe)
  if (digits === '') return null
  if (!/^\d{18}$/.test(digits)) return 'La CLABE tiene 18 dígitos'
  return controlDigit(digits.slice(0, 17)) === Number(digits[17])
    ? null
    : 'La CLABE no es correcta: revisa sus dígitos'
}

export const clabeText = (clabe: string): string =>
  clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4')
