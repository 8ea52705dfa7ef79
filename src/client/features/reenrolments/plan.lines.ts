import { gradeYearKey, gradeYearOf, placeLabel } from '@contract/domain/grades'
import type { Group } from '@contract/groups/groups.schemas'
import { PLAN_STATES, type PlanState } from '@contract/reenrolments/reenrolments.rules'
import type { PlanRow, ReenrolmentsContract } from '@contract/reenrolments/reenrolments.schemas'

/** What staff decided otherwise than the plan. */
export interface Edit {
  incluir?: boolean
  /** Key of a year; '' for none. */
  a?: string
  /** Id of a group as a select has it; '' for none. */
  idGrupo?: string
  descuento?: 0 | 25 | 35
  motivo?: string
}
export type Edits = Readonly<Record<number, Edit>>

/** A row of the plan with what was decided about it. */
export interface Line extends Required<Edit> {
  /** The pupil's. */
  id: number
  row: PlanRow
  /** '2° B Primaria': where the pupil is now. */
  lugar: string
}

/** What a group is called besides its year: the B of 2° B leads to the B of 3°. */
const restOf = ({ grado, gradoNumero, nombre }: Pick<Group, 'grado' | 'gradoNumero' | 'nombre'>): string =>
  gradoNumero == null ? nombre : (placeLabel({ grado, gradoNumero, grupo: { nombre } }).split(' ')[1] ?? '')

/** The groups of the next cycle that take who goes into a year. */
export const groupsFor = (groups: readonly Group[], key: string): Group[] => {
  const year = gradeYearOf(key)
  if (!year) return []
  return groups.filter(
    ({ grado, gradoNumero }) =>
      grado === year.grado && (gradoNumero == null || gradoNumero === year.gradoNumero),
  )
}

const ownGroup = ({ de }: PlanRow, groups: readonly Group[], key: string): string => {
  if (!de.grupo) return ''
  const rest = restOf({ ...de, nombre: de.grupo.nombre })
  const same = groupsFor(groups, key).find((group) => group.gradoNumero != null && restOf(group) === rest)
  return same ? String(same.id) : ''
}

/** The plan as it would be pressed: who is ready goes up into the group of the same letter, where there is one. */
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

export type Counts = Record<PlanState, number>

export const countsOf = (lines: readonly Line[]): Counts => {
  const counts = Object.fromEntries(PLAN_STATES.map((estado) => [estado, 0])) as Counts
  for (const { row } of lines) counts[row.estado]++
  return counts
}

export interface PlaceCounts {
  lugar: string
  total: number
  counts: Counts
}

/** Counts by grade and group, in the plan's order. */
export const byPlace = (lines: readonly Line[]): PlaceCounts[] => {
  const places = new Map<string, Line[]>()
  for (const line of lines) places.set(line.lugar, [...(places.get(line.lugar) ?? []), line])
  return [...places].map(([lugar, own]) => ({ lugar, total: own.length, counts: countsOf(own) }))
}

/** A discount whose reason is still to be written. */
export const lacksMotive = ({ incluir, descuento, motivo }: Line): boolean =>
  incluir && descuento !== 0 && !motivo.trim()

type Body = ReenrolmentsContract['enrol']['body']

/** The chosen lines as one press sends them; who is in debt was let through knowingly. */
export const bodyOf = (destinoId: number, lines: readonly Line[]): Body => ({
  destinoId,
  con_adeudo: lines.some(({ row }) => row.estado === 'CON_ADEUDO'),
  alumnos: lines.flatMap(({ id, a, idGrupo, descuento, motivo }) => {
    const year = gradeYearOf(a)
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

/** In pieces that one call takes. */
export const piecesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
