import { normalizeEmail } from '@contract/domain/email'
import { parsePesos, toCentavos, type Centavos } from '@contract/domain/money'
import { normalizePhone } from '@contract/domain/phone'
import { upper } from '@contract/domain/text'
import { MAX_PESOS } from '@contract/http/schemas'
import { keptPaper } from '@contract/roster/papers.rules'
import type { EmployeeField } from '@contract/roster/roster.rules'
import type { RosterContract } from '@contract/roster/roster.schemas'
import { badField } from '../../http/problem'
import type { StoredEmployee } from './roster.queries'

/** What POST takes beside the photo; PATCH takes the salary as a number. */
export type NewEmployee = RosterContract['create']['body']
export type EmployeeChange = RosterContract['update']['body']
type Texts = Omit<EmployeeChange, 'sueldo'>

const tidy = (text: string): string => text.normalize('NFC').trim()

/** The column of a field and how its text is kept; '' becomes null where nothing may stand. */
const COLUMNS: Record<
  Exclude<EmployeeField, 'departamento'>,
  readonly [keyof StoredEmployee, (text: string) => string]
> = {
  nombre: ['nombre', upper],
  puesto: ['puesto', upper],
  ingreso: ['ingreso', tidy],
  fechaNacimiento: ['fecha_nacimiento', tidy],
  telefono: ['telefono', normalizePhone],
  direccion: ['direccion', tidy],
  correo: ['correo', normalizeEmail],
  rfc: ['rfc', (text) => keptPaper('rfc', text)],
  curp: ['curp', (text) => keptPaper('curp', text)],
  nss: ['nss', (text) => keptPaper('nss', text)],
  escolaridad: ['escolaridad', tidy],
}

type TextColumns = Pick<
  StoredEmployee,
  | 'nombre'
  | 'puesto'
  | 'ingreso'
  | 'fecha_nacimiento'
  | 'telefono'
  | 'direccion'
  | 'correo'
  | 'rfc'
  | 'curp'
  | 'nss'
  | 'escolaridad'
>

/** Only the columns the body speaks of; name and position, which the rules have seen, are never empty. */
export const columnsOf = (body: Texts): Partial<TextColumns> =>
  Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([field, [column, keep]]) => {
      const text = body[field as keyof typeof COLUMNS]
      return text === undefined ? [] : [[column, keep(text) || null]]
    }),
  ) as Partial<TextColumns>

/**
 * The salary of a form: pesos as text, nothing for none (SPEC §3: default 0).
 * @throws 400 what is no amount of pesos with at most two decimals
 */
export const salaryOf = (text: string | undefined): Centavos => {
  if (!text?.trim()) return 0
  const pesos = parsePesos(text)
  if (pesos === null || pesos > MAX_PESOS)
    throw badField('sueldo', 'Debe ser una cantidad en pesos, con dos decimales a lo más.')
  return toCentavos(pesos) as Centavos
}
