export const GRADES = ['PREESCOLAR', 'PRIMARIA'] as const
export type Grade = (typeof GRADES)[number]

export const isGrade = (value: unknown): value is Grade => GRADES.some((grade) => grade === value)

const LABELS: Record<Grade, string> = { PREESCOLAR: 'Preescolar', PRIMARIA: 'Primaria' }

export const gradeLabel = (grade: Grade): string => LABELS[grade]

export const YEARS_OF_GRADE: Readonly<Record<Grade, number>> = { PREESCOLAR: 3, PRIMARIA: 6 }

export const MAX_GRADE_YEAR = 6

/** `gradoNumero` is null when unknown, and missing on a server that does not send it. */
export interface GradeYear {
  grado: Grade
  gradoNumero?: number | null | undefined
}

export const GRADE_YEARS: readonly { grado: Grade; gradoNumero: number }[] = /* @__PURE__ */ GRADES.flatMap(
  (grado) => Array.from({ length: YEARS_OF_GRADE[grado] }, (_, at) => ({ grado, gradoNumero: at + 1 })),
)

export const gradeYearProblem = ({ grado, gradoNumero }: GradeYear): string | null =>
  gradoNumero == null ||
  (Number.isInteger(gradoNumero) && gradoNumero >= 1 && gradoNumero <= YEARS_OF_GRADE[grado])
    ? null
    : `El grado de ${gradeLabel(grado)} va de 1 a ${YEARS_OF_GRADE[grado]}`

const short = (grado: Grade, gradoNumero: number): string =>
  grado === 'PREESCOLAR' ? `K${gradoNumero}` : `${gradoNumero}°`

export const gradeYearLabel = ({ grado, gradoNumero }: GradeYear): string => {
  if (gradoNumero == null) return gradeLabel(grado)
  return grado === 'PREESCOLAR' ? short(grado, gradoNumero) : `${short(grado, gradoNumero)} ${LABELS[grado]}`
}

/** Schools name a group 'B', '2° B' or '2B': all give 'B'. */
export const groupLetter = (grado: Grade, gradoNumero: number, nombre: string): string =>
  nombre.replace(
    new RegExp(`^\\s*${grado === 'PREESCOLAR' ? 'K?' : ''}${gradoNumero}(?!\\d)\\s*[°ºª.-]?\\s*`, 'i'),
    '',
  )

interface NamedGroup {
  nombre: string
}

interface KnownPlace extends GradeYear {
  grupo?: NamedGroup | null | undefined
}

/** Last or next place of a pupil outside the current cycle: `decisions/domain/cycles#where-a-pupil-is`. */
interface OtherPlace extends KnownPlace {
  cuando: 'PROXIMO' | 'ULTIMO'
  ciclo: string
}

interface Place extends Omit<KnownPlace, 'grado'> {
  grado: Grade | null
  lugar?: OtherPlace | null | undefined
}

const knownLabel = ({ grado, gradoNumero, grupo }: KnownPlace): string => {
  if (gradoNumero == null) return grupo ? `${gradeLabel(grado)} ${grupo.nombre}` : gradeLabel(grado)
  const rest = grupo ? groupLetter(grado, gradoNumero, grupo.nombre) : ''
  const year = short(grado, gradoNumero)
  return [year, rest, grado === 'PREESCOLAR' ? '' : LABELS[grado]].filter(Boolean).join(' ')
}

/** '2° B Primaria', 'K3 A'; outside the current cycle '2027-2028: 4° Primaria' or '3° B Primaria, sin inscripción'. */
export const placeLabel = ({ grado, lugar, ...place }: Place): string => {
  if (grado) return knownLabel({ grado, ...place })
  if (!lugar) return ''
  return lugar.cuando === 'PROXIMO'
    ? `${lugar.ciclo}: ${knownLabel(lugar)}`
    : `${knownLabel(lugar)}, sin inscripción`
}

export const yearOfPlace = ({ lugar, ...place }: Place): string =>
  placeLabel({ ...place, grupo: null, lugar: lugar && { ...lugar, grupo: null } })

/** Lists filter by this place: the current one, else the coming, else the last. */
export const nearestPlace = <P extends Place>(pupil: P): Pick<P, 'grado' | 'gradoNumero' | 'grupo'> =>
  pupil.grado || !pupil.lugar ? pupil : pupil.lugar

/** K1 first, 6° last, a level without a year before its years. */
export const gradeOrder = ({ grado, gradoNumero }: GradeYear): number =>
  GRADES.indexOf(grado) * 10 + (gradoNumero ?? 0)

export const gradeYearKey = ({ grado, gradoNumero }: GradeYear): string =>
  gradoNumero == null ? grado : `${grado} ${gradoNumero}`

export const GRADE_YEAR_KEYS: readonly string[] = /* @__PURE__ */ GRADES.flatMap((grado) => [
  grado,
  ...GRADE_YEARS.filter((place) => place.grado === grado).map(gradeYearKey),
])

export const gradeYearOfKey = (key: string): { grado: Grade; gradoNumero: number | null } | null => {
  const [grado, year] = key.split(' ')
  if (!isGrade(grado)) return null
  const gradoNumero = year === undefined ? null : Number(year)
  return gradeYearProblem({ grado, gradoNumero }) ? null : { grado, gradoNumero }
}
