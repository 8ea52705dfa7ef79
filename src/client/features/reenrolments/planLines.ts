import { byKey } from '@contract/domain/byKey'
import {
  gradeYearKey,
  gradeYearLabel,
  gradeYearOfKey,
  groupLetter,
  placeLabel,
} from '@contract/domain/grades'
import { sumPesos } from '@contract/domain/money'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import { pricesFor } from '@contract/cycles/terms.rules'
import { groupTakes } from '@contract/groups/groups.rules'
import type { Group } from '@contract/groups/groups.schemas'
import { isComing, PLAN_STATES, type PlanState } from '@contract/reenrolments/reenrolments.rules'
import type { PlanRow, ReenrolmentsContract } from '@contract/reenrolments/reenrolments.schemas'
import type { ComingPupil } from '../../state/enrolments/enrolments.api'

export interface Edit {
  incluir?: boolean
  /** `gradeYearKey` of the new year; '' for none. */
  a?: string
  /** '' for no group. */
  idGrupo?: string
  descuento?: 0 | 25 | 35
  motivo?: string
}
export type Edits = Readonly<Record<number, Edit>>

export interface Line extends Required<Edit> {
  id: number
  row: PlanRow
  lugar: string
}

/** What stays the same in the next year: the B of 2° B and of 3° B. */
const restOf = ({ grado, gradoNumero, nombre }: Pick<Group, 'grado' | 'gradoNumero' | 'nombre'>): string =>
  gradoNumero == null ? nombre : groupLetter(grado, gradoNumero, nombre)

export const groupsFor = (groups: readonly Group[], key: string): Group[] => {
  const year = gradeYearOfKey(key)
  if (!year) return []
  return groups.filter((group) => groupTakes(group, year))
}

/** 'A MATUTINO' may be followed by 'A', and the other way round. */
const isMore = (longer: string, shorter: string): boolean =>
  shorter !== '' && longer.startsWith(`${shorter} `)

const ownGroup = ({ de }: PlanRow, groups: readonly Group[], key: string): string => {
  if (!de.grupo) return ''
  const own = restOf({ ...de, nombre: de.grupo.nombre })
  const rests = groupsFor(groups, key)
    .filter(({ gradoNumero }) => gradoNumero != null)
    .map((group) => ({ id: group.id, rest: restOf(group) }))
  const alike = rests.filter(({ rest }) => isMore(own, rest) || isMore(rest, own))
  const same = rests.find(({ rest }) => rest === own) ?? (alike.length === 1 ? alike[0] : undefined)
  return same ? String(same.id) : ''
}

export const toLine = (row: PlanRow, edit: Edit | undefined, groups: readonly Group[]): Line => {
  const a = edit?.a ?? (row.a && row.estado !== 'BAJA' ? gradeYearKey(row.a) : '')
  const fits = groupsFor(groups, a).some(({ id }) => String(id) === edit?.idGrupo)
  return {
    id: row.alumno.id,
    row,
    lugar: placeLabel(row.de),
    a,
    incluir: row.estado !== 'YA_INSCRITO' && a !== '' && (edit?.incluir ?? row.estado === 'LISTO'),
    idGrupo: edit?.idGrupo === '' || fits ? (edit?.idGrupo as string) : ownGroup(row, groups, a),
    descuento: edit?.descuento ?? 0,
    motivo: edit?.motivo ?? '',
  }
}

/** Pupils of families where an edit (child out, in, or of another year) may change places among siblings, which are then asked for again. */
export const movedFamilies = (lines: readonly Line[], edits: Edits): ComingPupil[] => {
  const moved = new Set(
    lines.flatMap(({ id, row }) =>
      row.padre && (edits[id]?.a !== undefined || edits[id]?.incluir !== undefined) ? [row.padre.id] : [],
    ),
  )
  return lines.flatMap(({ id, row, a, incluir }) => {
    const year = gradeYearOfKey(a)
    const comes = edits[id]?.incluir ?? (incluir || isComing(row.estado))
    const isMoved = row.padre !== null && moved.has(row.padre.id)
    return isMoved && year && comes && row.estado !== 'YA_INSCRITO' ? [{ id, ...year }] : []
  })
}

type Counts = Record<PlanState, number>

export const countsOf = (lines: readonly Line[]): Counts => {
  const counts = Object.fromEntries(PLAN_STATES.map((estado) => [estado, 0])) as Counts
  for (const { row } of lines) counts[row.estado]++
  return counts
}

export interface GradeLines {
  /** A `gradeYearKey`, or `ALL_GRADES` for the whole school. */
  key: string
  label: string
  lines: readonly Line[]
  counts: Counts
}

export const ALL_GRADES = 'todos'

/** @param noYear label for the pupils of a level that have no year */
export const byGrade = (lines: readonly Line[], noYear: (level: string) => string): GradeLines[] => {
  const grades = byKey(lines, ({ row }) => gradeYearKey(row.de))
  return [...grades].map(([key, own]) => {
    const de = own[0]!.row.de
    const label = gradeYearLabel(de)
    return {
      key,
      label: de.gradoNumero == null ? noYear(label) : label,
      lines: own,
      counts: countsOf(own),
    }
  })
}

export const mayPass = ({ row, a }: Line): boolean => row.estado !== 'YA_INSCRITO' && a !== ''

export const tickAll = (lines: readonly Line[], withDebtors: boolean): Edits =>
  Object.fromEntries(
    lines
      .filter((line) => mayPass(line) && line.row.estado !== 'BAJA')
      .filter(({ row }) => withDebtors || row.estado !== 'CON_ADEUDO')
      .map(({ id }) => [id, { incluir: true }]),
  )

export const untickAll = (lines: readonly Line[]): Edits =>
  Object.fromEntries(lines.filter(({ incluir }) => incluir).map(({ id }) => [id, { incluir: false }]))

export const mergeEdits = (before: Edits, more: Edits): Edits => {
  const after = { ...before }
  for (const [id, edit] of Object.entries(more)) after[Number(id)] = { ...after[Number(id)], ...edit }
  return after
}

/** Inscripción less discount, and material where it costs something: how many, and pesos. */
export const chargedFor = (lines: readonly Line[], to: Parameters<typeof pricesFor>[0]) => {
  const amounts = lines.flatMap(({ a, descuento }) => {
    const place = gradeYearOfKey(a)
    if (!place) return []
    const { costo_inscripcion, costo_material } = pricesFor(to, place)
    const { monto_pagar } = discountAmounts(costo_inscripcion, descuento)
    return costo_material > 0 ? [monto_pagar, costo_material] : [monto_pagar]
  })
  return { cargos: amounts.length, pesos: sumPesos(amounts) }
}

export const lacksMotive = ({ incluir, descuento, motivo }: Line): boolean =>
  incluir && descuento !== 0 && !motivo.trim()

type Body = ReenrolmentsContract['enrol']['body']

/** A ticked debtor is sent as allowed by staff. @param vence due day; null in a cycle that has begun */
export const bodyOf = (destinoId: number, lines: readonly Line[], vence: string | null): Body => ({
  destinoId,
  ...(vence === null ? {} : { vence }),
  con_adeudo: lines.some(({ row }) => row.estado === 'CON_ADEUDO'),
  alumnos: lines.flatMap(({ id, a, idGrupo, descuento, motivo }) => {
    const year = gradeYearOfKey(a)
    if (!year) return []
    return [
      {
        id,
        ...year,
        descuento,
        motivo_descuento: descuento === 0 ? null : motivo.trim(),
        idGrupo: idGrupo === '' ? null : Number(idGrupo),
      },
    ]
  }),
})

export const piecesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
