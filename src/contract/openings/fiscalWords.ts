import { GENERIC_RFCS, normalizeRfc } from '../domain/rfc'
import { COMPANY_REGIMES, INVOICE_USES, PERSON_REGIMES, REGIME_NAMES, USE_NAMES } from '../domain/tax'
import { fiscalProposals, type FiscalForm } from '../fiscal/fiscal.rules'
import { wordKey } from '../domain/text'
import { saysNone, type Reading } from '../imports/cellWords'
import type { FiscalColumn } from './family.columns'

type FiscalTexts = Readonly<Partial<Record<FiscalColumn, string>>>

const REGIMES: readonly string[] = [...new Set<string>([...PERSON_REGIMES, ...COMPANY_REGIMES])]

/** «605 - Sueldos y Salarios», «Sueldos y salarios», «RESICO» → 605, 626. Null when it says none or more than one. */
const readRegime = (text: string): string | null => {
  const codes = text.match(/\b6\d\d\b/g) ?? []
  if (codes.length > 0) return codes.length === 1 && REGIMES.includes(codes[0]) ? codes[0] : null
  const key = wordKey(text).replace(/^regimen (?:de(?: las?)? )?/, '')
  if (key === 'resico') return '626'
  const named = REGIMES.filter((code) => wordKey(REGIME_NAMES[code] ?? '').startsWith(key))
  const [only] = key.length > 4 && named.length === 1 ? named : []
  return only ?? null
}

const readUse = (text: string): string | null => {
  const [code] = text.toUpperCase().match(/\b[A-Z]{1,2}\d{2}\b/) ?? []
  if (code !== undefined) return code
  const key = wordKey(text)
  if (/^colegiaturas?$|^pagos? (?:por|de) servicios educativos/.test(key)) return 'D10'
  return INVOICE_USES.find((use) => key.length > 6 && wordKey(USE_NAMES[use]).startsWith(key)) ?? null
}

const isNone = (rfc: string): boolean =>
  saysNone(rfc) ||
  GENERIC_RFCS.includes(normalizeRfc(rfc)) ||
  /^(?:(?:al )?publico (?:en )?general|sin (?:factura|rfc)|no (?:factura|requiere|pide|quiere)(?: factura)?)$/.test(
    wordKey(rfc),
  )

const withName = (texts: FiscalTexts): string | undefined => {
  const { rfc = '', razon_social } = texts
  const form = { rfc, nombre: razon_social ?? '', regimen_fiscal: '', codigo_postal: '', uso_cfdi: '' }
  return razon_social && fiscalProposals(form).find(({ campo }) => campo === 'nombre')?.valor
}

/** The five fiscal cells in the words of the form. A row without RFC and name, or with «no factura», loses all five, because nobody is invoiced. */
export const plainFiscal = (texts: FiscalTexts): { texts: FiscalTexts; readings: Reading[] } => {
  const { rfc, razon_social, regimen_fiscal, cp_fiscal, uso_cfdi } = texts
  if (rfc === undefined && razon_social === undefined) return { texts: {}, readings: [] }
  if (rfc === undefined ? saysNone(razon_social ?? '') : isNone(rfc)) {
    const [columna, de] = rfc === undefined ? ['razon_social', razon_social] : ['rfc', rfc]
    return {
      texts: {},
      readings: [{ columna, clave: 'no factura', de: de ?? '', a: 'no se factura: sin datos' }],
    }
  }
  const readings: Reading[] = []
  const read = (
    columna: FiscalColumn,
    clave: string,
    de: string | undefined,
    a: string | null | undefined,
  ) => {
    if (de === undefined || !a || a === de.trim()) return de
    readings.push({ columna, clave, de, a })
    return a
  }
  const five = cp_fiscal !== undefined && /^\d{4}$/.test(cp_fiscal.trim()) ? `0${cp_fiscal.trim()}` : null
  const plain = {
    rfc,
    razon_social: read('razon_social', 'terminación', razon_social, withName(texts)),
    regimen_fiscal: read(
      'regimen_fiscal',
      wordKey(regimen_fiscal ?? ''),
      regimen_fiscal,
      readRegime(regimen_fiscal ?? ''),
    ),
    cp_fiscal: read('cp_fiscal', 'cero', cp_fiscal, five),
    uso_cfdi: read('uso_cfdi', wordKey(uso_cfdi ?? ''), uso_cfdi, readUse(uso_cfdi ?? '')),
  }
  return {
    texts: Object.fromEntries(Object.entries(plain).filter(([, text]) => text !== undefined)),
    readings,
  }
}

export const fiscalForm = (texts: FiscalTexts): FiscalForm | null =>
  Object.keys(texts).length === 0
    ? null
    : {
        rfc: texts.rfc ?? '',
        nombre: texts.razon_social ?? '',
        regimen_fiscal: texts.regimen_fiscal ?? '',
        codigo_postal: texts.cp_fiscal ?? '',
        uso_cfdi: texts.uso_cfdi ?? '',
      }

export const FISCAL_FIELDS = {
  rfc: 'rfc',
  nombre: 'razon_social',
  regimen_fiscal: 'regimen_fiscal',
  codigo_postal: 'cp_fiscal',
  uso_cfdi: 'uso_cfdi',
} as const satisfies Record<string, FiscalColumn>
