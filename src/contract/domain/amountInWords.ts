import { MAX_CENTAVOS, toPesos, type Centavos } from './money'

const UP_TO_29 = (
  ' UN DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE DIECISÉIS DIECISIETE DIECIOCHO ' +
  'DIECINUEVE VEINTE VEINTIÚN VEINTIDÓS VEINTITRÉS VEINTICUATRO VEINTICINCO VEINTISÉIS VEINTISIETE VEINTIOCHO VEINTINUEVE'
).split(' ')
const TENS = '   TREINTA CUARENTA CINCUENTA SESENTA SETENTA OCHENTA NOVENTA'.split(' ')
const HUNDREDS =
  ' CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS OCHOCIENTOS NOVECIENTOS'.split(
    ' ',
  )

const joinWords = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ')

const upTo99 = (n: number): string => {
  if (n < 30) return UP_TO_29[n] ?? ''
  const unit = UP_TO_29[n % 10]
  return joinWords(TENS[Math.floor(n / 10)], unit && `Y ${unit}`)
}

const upTo999 = (n: number): string =>
  n === 100 ? 'CIEN' : joinWords(HUNDREDS[Math.floor(n / 100)], upTo99(n % 100))

/** Before MIL the 1 is not written. UN and VEINTIÚN are short, because MIL, MILLONES or PESOS follows. */
const upToMillion = (n: number): string => {
  const thousands = Math.floor(n / 1000)
  return joinWords(thousands > 1 ? upTo999(thousands) : '', thousands > 0 ? 'MIL' : '', upTo999(n % 1000))
}

const millionsOf = (n: number): string => (n === 1 ? 'UN MILLÓN' : n > 1 ? `${upToMillion(n)} MILLONES` : '')

/** 21 → 'veintiuno', 2026 → 'dos mil veintiséis'. @param n 1 to 999 999 */
export const numberInWords = (n: number): string =>
  upToMillion(n)
    .replace(/VEINTIÚN$/, 'VEINTIUNO')
    .replace(/\bUN$/, 'UNO')
    .toLowerCase()

/** No npm package, since it would say UN MIL and drop accents (decisions/0022). @throws RangeError unless whole centavos from 0 to 999 999 999 999 */
export const amountInWords = (centavos: Centavos): string => {
  if (!Number.isInteger(centavos) || centavos < 0 || centavos > MAX_CENTAVOS)
    throw new RangeError(`centavos: ${centavos}`)
  const pesos = Math.floor(toPesos(centavos))
  const millions = Math.floor(pesos / 1_000_000)
  const rest = pesos % 1_000_000
  const words = joinWords(millionsOf(millions), upToMillion(rest)) || 'CERO'
  const noun = pesos === 1 ? 'PESO' : millions > 0 && rest === 0 ? 'DE PESOS' : 'PESOS'
  return `${words} ${noun} ${String(centavos % 100).padStart(2, '0')}/100 M.N.`
}
