import { onlyProblems, requiredText, type Campos } from '../domain/campos'
import { emailProblem, normalizeEmail } from '../domain/email'
import { GRADES, gradeLabel, type Grade } from '../domain/grades'
import { formatPhone, normalizePhone, phoneProblem } from '../domain/phone'
import { GENERIC_RFCS, normalizeRfc, rfcProblem } from '../domain/rfc'
import { cctProblem, normalizeCct, postalCodeProblem, productCodeProblem, regimeProblem } from '../domain/tax'
import { tidy, upper } from '../domain/text'
import type { Tax } from '../fiscal/taxes.rules'

export const UNNAMED_SCHOOL = 'Mi Escuela'

export const MAX_SCHOOL_NAME = 120
export const MAX_ADDRESS = 250
/** More would push the head of a receipt past the fold of the sheet. */
const MAX_ADDRESS_LINES = 4
export const MAX_FIRST_FOLIO = 999_999_999
export const MAX_DAYS_OFF = 1000

export const SCHOOL_IMAGES = ['logo', 'firma'] as const
export type SchoolImage = (typeof SCHOOL_IMAGES)[number]
export const isSchoolImage = (text: string): text is SchoolImage =>
  SCHOOL_IMAGES.some((each) => each === text)

/** Taken from SCHOOL_NAME, SCHOOL_ADDRESS and SCHOOL_LOGO until saved on the page. */
export const FROM_ENVIRONMENT = ['nombre', 'direccion', 'urlLogo'] as const

interface SchoolLevel {
  grado: Grade
  cct?: string | null | undefined
  rvoe?: string | null | undefined
  clave_producto?: string | null | undefined
  /** Pesos by pupil and calendar year; null or missing: the decree's. */
  tope_deducible?: number | null | undefined
  impuesto?: Tax | undefined
}

/** A missing field stays, null and '' clear it. */
export interface SchoolChange {
  nombre?: string | undefined
  razon_social?: string | null | undefined
  rfc?: string | null | undefined
  regimen_fiscal?: string | null | undefined
  codigo_postal?: string | null | undefined
  direccion?: string | null | undefined
  telefono?: string | null | undefined
  correo?: string | null | undefined
  folio_inicial?: number | undefined
  firma?: { nombre?: string | null | undefined; cargo?: string | null | undefined } | null | undefined
  niveles?: readonly SchoolLevel[] | undefined
  dias_inhabiles?: readonly string[] | undefined
}

const tidyLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(tidy)
    .filter(Boolean)
    .join('\n')

const KEPT = {
  nombre: tidy,
  razon_social: upper,
  rfc: normalizeRfc,
  regimen_fiscal: tidy,
  codigo_postal: tidy,
  direccion: tidyLines,
  telefono: normalizePhone,
  correo: normalizeEmail,
} as const satisfies { readonly [K in keyof SchoolChange]?: (text: string) => string }
type SchoolText = keyof typeof KEPT
export const SCHOOL_TEXTS = Object.keys(KEPT) as SchoolText[]

export const keptText = (field: SchoolText, text: string | null): string | null =>
  KEPT[field](text ?? '') || null

export const keptLevel = ({ grado, cct, rvoe, clave_producto, tope_deducible, impuesto }: SchoolLevel) => ({
  grado,
  cct: normalizeCct(cct ?? '') || null,
  rvoe: tidy(rvoe ?? '') || null,
  clave_producto: tidy(clave_producto ?? '') || null,
  tope_deducible: tope_deducible ?? null,
  ...(impuesto ? { impuesto } : {}),
})
export type KeptLevel = ReturnType<typeof keptLevel>

export const keptDays = (days: readonly string[]): string[] => [...new Set(days)].sort()

const rfcOfSchoolProblem = (rfc: string): string | null =>
  GENERIC_RFCS.includes(rfc) ? `El RFC ${rfc} es genérico: escribe el de la escuela` : rfcProblem(rfc)

const addressProblem = (address: string): string | null =>
  address.split('\n').length > MAX_ADDRESS_LINES
    ? `Escribe la dirección en ${MAX_ADDRESS_LINES} renglones o menos`
    : null

const CHECKS: { readonly [K in SchoolText]?: (text: string) => string | null } = {
  rfc: rfcOfSchoolProblem,
  codigo_postal: postalCodeProblem,
  direccion: addressProblem,
  telefono: phoneProblem,
  correo: emailProblem,
}

const textProblems = (change: SchoolChange): Campos =>
  onlyProblems(
    Object.fromEntries(
      Object.entries(CHECKS).map(([field, check]) => {
        const text = keptText(field as SchoolText, change[field as SchoolText] ?? null)
        return [field, text === null ? null : check(text)]
      }),
    ),
  )

/** `NaN > 0` is false, so an unreadable amount is refused too. */
const capProblem = (cap: number | null): string | null =>
  cap === null || cap > 0 ? null : 'El tope es un monto mayor a 0; en blanco vale el del decreto'

const levelProblems = (levels: readonly SchoolLevel[]): Campos =>
  onlyProblems(
    Object.fromEntries(
      levels.flatMap((level, at) => {
        const { grado, cct, clave_producto, tope_deducible } = keptLevel(level)
        const isSecond = levels.findIndex((each) => each.grado === grado) < at
        return [
          [`niveles.${at}.grado`, isSecond ? `${gradeLabel(grado)} está dos veces` : null],
          [`niveles.${at}.cct`, cct && cctProblem(cct)],
          [`niveles.${at}.clave_producto`, clave_producto && productCodeProblem(clave_producto)],
          [`niveles.${at}.tope_deducible`, capProblem(tope_deducible)],
        ]
      }),
    ),
  )

/** Missing fields are not checked. @param stored the regime must suit the RFC, whichever of both is given */
export const schoolProblems = (
  change: SchoolChange,
  stored: { readonly rfc?: string | null; readonly regimen_fiscal?: string | null } = {},
): Campos => {
  const { nombre, rfc = stored.rfc, regimen_fiscal = stored.regimen_fiscal } = change
  const regime = keptText('regimen_fiscal', regimen_fiscal ?? null)
  const isAsked = change.rfc !== undefined || change.regimen_fiscal !== undefined
  return {
    ...onlyProblems({
      nombre: nombre === undefined ? null : requiredText(nombre),
      regimen_fiscal: isAsked && regime ? regimeProblem(regime, keptText('rfc', rfc ?? null) ?? '') : null,
    }),
    ...textProblems(change),
    ...levelProblems(change.niveles ?? []),
  }
}

interface SchoolHead {
  readonly direccion?: string | null | undefined
  readonly telefono?: string | null | undefined
  readonly correo?: string | null | undefined
  readonly razon_social?: string | null | undefined
  readonly rfc?: string | null | undefined
  readonly niveles?: readonly SchoolLevel[] | undefined
}

const cctLine = (levels: readonly SchoolLevel[]): string =>
  [...levels]
    .sort((a, b) => GRADES.indexOf(a.grado) - GRADES.indexOf(b.grado))
    .flatMap(({ grado, cct, rvoe }) => {
      const codes = [cct && `CCT ${cct}`, rvoe && `RVOE ${rvoe}`].filter(Boolean)
      return codes.length === 0 ? [] : [`${gradeLabel(grado)}: ${codes.join(', ')}`]
    })
    .join(' · ')

export const headLines = ({
  direccion,
  telefono,
  correo,
  razon_social,
  rfc,
  niveles,
}: SchoolHead): string[] =>
  [
    ...(direccion ?? '').split('\n'),
    [telefono && `Tel. ${formatPhone(telefono)}`, correo].filter(Boolean).join(' · '),
    [razon_social, rfc && `RFC ${rfc}`].filter(Boolean).join(' · '),
    cctLine(niveles ?? []),
  ].filter((line) => line !== '')
