import type { Grade } from './grades'

/** Catalogues of the SAT for CFDI 4.0 (Anexo 20, file catCFDI): `c_RegimenFiscal` and `c_UsoCFDI`. */

export const PERSON_REGIMES = [
  ...['605', '606', '607', '608', '610', '611', '612', '614', '615', '616', '621', '625', '626'],
] as const
export const COMPANY_REGIMES = ['601', '603', '610', '620', '622', '623', '624', '626'] as const

export const REGIME_NAMES: Readonly<Record<string, string>> = {
  '601': 'General de Ley Personas Morales',
  '603': 'Personas Morales con Fines no Lucrativos',
  '605': 'Sueldos y Salarios e Ingresos Asimilados a Salarios',
  '606': 'Arrendamiento',
  '607': 'Enajenación o Adquisición de Bienes',
  '608': 'Demás ingresos',
  '610': 'Residentes en el Extranjero sin Establecimiento Permanente en México',
  '611': 'Ingresos por Dividendos (socios y accionistas)',
  '612': 'Personas Físicas con Actividades Empresariales y Profesionales',
  '614': 'Ingresos por intereses',
  '615': 'Ingresos por obtención de premios',
  '616': 'Sin obligaciones fiscales',
  '620': 'Sociedades Cooperativas de Producción que difieren sus ingresos',
  '621': 'Incorporación Fiscal',
  '622': 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras',
  '623': 'Opcional para Grupos de Sociedades',
  '624': 'Coordinados',
  '625': 'Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
  '626': 'Régimen Simplificado de Confianza',
}

const has = (codes: readonly string[], code: string): boolean => codes.includes(code)

/** An RFC of 12 characters needs a regime of companies, one of 13 a regime of persons. */
export const regimeProblem = (code: string, rfc: string): string | null => {
  if (!has(PERSON_REGIMES, code) && !has(COMPANY_REGIMES, code))
    return 'Elige un régimen fiscal del catálogo del SAT'
  const { length } = [...rfc]
  if (length === 12 && !has(COMPANY_REGIMES, code))
    return `El régimen ${code} es de personas físicas y el RFC es de una empresa`
  if (length === 13 && !has(PERSON_REGIMES, code))
    return `El régimen ${code} es de empresas y el RFC es de una persona física`
  return null
}

export const INVOICE_USES = ['D10', 'D08', 'G03', 'S01'] as const
type InvoiceUse = (typeof INVOICE_USES)[number]

export const USE_NAMES: Readonly<Record<InvoiceUse, string>> = {
  D10: 'Pagos por servicios educativos (colegiaturas)',
  D08: 'Gastos de transportación escolar obligatoria',
  G03: 'Gastos en general',
  S01: 'Sin efectos fiscales',
}

const PERSONAL_EXPENSES = ['605', '606', '607', '608', '611', '612', '614', '615', '625'] as const
const WITHOUT_EXPENSES = ['605', '607', '608', '610', '611', '614', '615', '616'] as const

export const PUBLIC_RFC = 'XAXX010101000'
export const PUBLIC_REGIME = '616'

/** The message proposes S01, which every regime accepts. @param rfc as `normalizeRfc` leaves it */
export const useProblem = (uso: string, regimen: string, rfc: string): string | null => {
  if (!has(INVOICE_USES, uso)) return 'Elige el uso del CFDI de la lista'
  if (uso === 'S01') return null
  if (uso === 'G03')
    return has(WITHOUT_EXPENSES, regimen)
      ? `El SAT no acepta el uso G03 con el régimen ${regimen}: usa S01, sin efectos fiscales`
      : null
  if ([...rfc].length !== 13)
    return `El uso ${uso} es de personas físicas y el RFC es de una empresa: usa S01, sin efectos fiscales`
  return has(PERSONAL_EXPENSES, regimen)
    ? null
    : `El SAT no acepta el uso ${uso} con el régimen ${regimen}: usa S01, sin efectos fiscales`
}

/** Pesos by pupil and calendar year: decree of 26 December 2013, article 1.10 (DOF). The school may change them, since the decree may. */
export const DEDUCTIBLE_CAPS = { PREESCOLAR: 14_200, PRIMARIA: 12_900 } as const

export type Caps = Readonly<Record<Grade, number>>

/** Pupils who paid for two levels in a year have the higher cap (article 1.12). @param levels at least one */
export const highestCap = (levels: readonly Grade[], caps: Caps): { nivel: Grade; tope: number } => {
  const [nivel = 'PRIMARIA'] = [...levels].sort((a, b) => caps[b] - caps[a])
  return { nivel, tope: caps[nivel] }
}

export const postalCodeProblem = (code: string): string | null =>
  /^\d{5}$/.test(code) ? null : 'El código postal tiene 5 dígitos'

export const normalizeCct = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s-]+/g, '')
    .toUpperCase()

export const cctProblem = (cct: string): string | null =>
  /^\d{2}[A-Z]{3}\d{4}[A-Z]$/.test(cct)
    ? null
    : 'La CCT tiene 10 caracteres: 2 números, 3 letras, 4 números y 1 letra, como 15PPR1234A'

export const productCodeProblem = (code: string): string | null =>
  /^\d{8}$/.test(code) ? null : 'La clave de producto del SAT tiene 8 dígitos, como 86121500'
