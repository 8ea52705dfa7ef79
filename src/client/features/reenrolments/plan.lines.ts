import { gradeYearKey, gradeYearLabel, gradeYearOf, placeLabel } from '@contract/domain/grades'
import { sumPesos } from '@contract/domain/money'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
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

type Counts = Record<PlanState, number>

export const countsOf = (lines: readonly Line[]): Counts => {
  const counts = Object.fromEntries(PLAN_STATES.map((estado) => [estado, 0])) as Counts
  for (const { row } of lines) counts[row.estado]++
  return counts
}

/** The pupils of one year, of all its groups. */
export interface GradeLines {
  /** `gradeYearKey`; `ALL_GRADES` for the whole school. */
  key: string
  label: string
  lines: readonly Line[]
  counts: Counts
}

/** The key of the row that opens the whole school. */
export const ALL_GRADES = 'todos'

/** One row a grade, in the plan's order. @param noYear what a level is called whose pupils have no year */
export const byGrade = (lines: readonly Line[], noYear: (level: string) => string): GradeLines[] => {
  const grades = new Map<string, Line[]>()
  for (const line of lines) {
    const key = gradeYearKey(line.row.de)
    const own = grades.get(key)
    if (own) own.push(line)
    else grades.set(key, [line])
  }
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

/** Whether a box can be ticked: a pupil who is enrolled already, or for whom no grade is chosen, has none. */
export const mayPass = ({ row, a }: Line): boolean => row.estado !== 'YA_INSCRITO' && a !== ''

/** What ticking all of them decides; debtors stay out unless they are let through. */
export const tickAll = (lines: readonly Line[], withDebtors: boolean): Edits =>
  Object.fromEntries(
    lines
      .filter((line) => mayPass(line) && line.row.estado !== 'BAJA')
      .filter(({ row }) => withDebtors || row.estado !== 'CON_ADEUDO')
      .map(({ id }) => [id, { incluir: true }]),
  )

export const untickAll = (lines: readonly Line[]): Edits =>
  Object.fromEntries(lines.filter(({ incluir }) => incluir).map(({ id }) => [id, { incluir: false }]))

/** Each decision added to those there were about the same pupil. */
export const mergeEdits = (before: Edits, more: Edits): Edits => {
  const after = { ...before }
  for (const [id, edit] of Object.entries(more)) after[Number(id)] = { ...after[Number(id)], ...edit }
  return after
}

/** What is charged on the day they are enrolled: inscripción less the discount, and material. @returns pesos */
export const chargedFor = (
  lines: readonly Line[],
  { costo_inscripcion, costo_material }: Pick<Cycle, 'costo_inscripcion' | 'costo_material'>,
): number =>
  sumPesos(
    lines.flatMap(({ descuento }) => [
      discountAmounts(costo_inscripcion, descuento).monto_pagar,
      costo_material,
    ]),
  )

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
