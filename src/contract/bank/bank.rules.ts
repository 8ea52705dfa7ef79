import { countText, withCommas } from '../domain/text'
import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { familyProblem, type FamilyFields } from '../domain/family'
import { BANK_COLUMNS } from './fileColumns.rules'
import { clabeProblem } from './clabe.rules'

export const DEPOSIT_STATES = ['PENDIENTE', 'COBRADO', 'EMPAREJADO', 'IGNORADO'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

export const MAX_CONFIRMED = 200

export const PAGE_DEPOSITS = { usual: 100, most: 5000 }

/** Days after which a recorded transfer should be in a file of the bank. */
export const DEFAULT_WAIT_DAYS = 5

interface AccountForm {
  nombre?: string | undefined
  banco?: string | undefined
  clabe?: string | null | undefined
  mapeo?: Readonly<Record<string, string>> | null | undefined
}

const mappingProblem = (mapeo: Readonly<Record<string, string>>): string | null => {
  const unknown = Object.keys(mapeo).find((column) => !BANK_COLUMNS.some((each) => each === column))
  return unknown === undefined ? null : `No hay una columna «${unknown.slice(0, 40)}»`
}

export const accountProblems = ({ nombre, banco, clabe, mapeo }: AccountForm): Campos =>
  onlyProblems({
    nombre: nombre === undefined || nombre.trim() ? null : REQUIRED,
    banco: banco === undefined || banco.trim() ? null : REQUIRED,
    clabe: clabeProblem(clabe ?? ''),
    mapeo: mapeo ? mappingProblem(mapeo) : null,
  })

export const confirmProblems = (movimientos: readonly FamilyFields[]): Campos =>
  onlyProblems(
    Object.fromEntries(movimientos.map((each, at) => [`movimientos.${at}.padreId`, familyProblem(each)])),
  )

export const stateProblem = (estado: DepositState, motivo: string | undefined): string | null =>
  estado === 'IGNORADO' && !motivo?.trim() ? 'Escribe por qué se ignora este depósito' : null

/** Deposits that an earlier call confirmed are counted apart: they need no work any more. */
export const confirmedText = (cobrados: number, omitidos: readonly { pago?: unknown }[]): string => {
  const before = omitidos.filter(({ pago }) => pago !== undefined).length
  const waiting = omitidos.length - before
  const count = (of: number, one: string, many: string): string => countText(of, one, many, withCommas)
  return [
    ...(cobrados > 0 || omitidos.length === 0
      ? [`${count(cobrados, 'depósito confirmado', 'depósitos confirmados')}.`]
      : []),
    ...(before > 0
      ? [`${count(before, 'depósito ya estaba confirmado', 'depósitos ya estaban confirmados')}.`]
      : []),
    ...(waiting > 0
      ? [`${waiting === 1 ? 'Queda' : 'Quedan'} ${count(waiting, 'depósito', 'depósitos')} sin confirmar.`]
      : []),
  ].join(' ')
}
