import { tidy, tidyLines, upper } from '../domain/text'

// Health data is sensitive: no error message may repeat it (`decisions/domain/people#health-data`).

interface HealthItem {
  id?: number
  descripcion: string
}

export interface Medicine {
  nombre: string
  dosis: string
  horario: string
}

export const BLOOD_TYPES = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
export type BloodType = (typeof BLOOD_TYPES)[number]

const MAX_HEALTH_ITEMS = 50
export const MAX_HEALTH_TEXT = 200
export const MAX_MEDICINES = 20
export const MAX_MEDICINE_TEXT = 100
export const MAX_MEDICAL_SERVICE = 200
export const MAX_INSTRUCTIONS = 1000

export const keptHealth = (items: readonly HealthItem[]): string[] =>
  items.map(({ descripcion }) => upper(descripcion)).filter((text) => text !== '')

/** Dose and hour keep their case, because of units such as mg. Empty rows are dropped. */
export const keptMedicines = (medicines: readonly Medicine[]): Medicine[] =>
  medicines
    .map(({ nombre, dosis, horario }) => ({
      nombre: upper(nombre),
      dosis: tidy(dosis),
      horario: tidy(horario),
    }))
    .filter(({ nombre, dosis, horario }) => nombre + dosis + horario !== '')

const isLonger = (text: string, most: number): boolean => [...text].length > most
/** Zero-width characters too: a text of nothing else would look empty. */
const isInvisible = (text: string): boolean =>
  /[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u.test(text)

export const healthProblem = (items: readonly HealthItem[]): string | null => {
  const texts = keptHealth(items)
  if (texts.length > MAX_HEALTH_ITEMS) return `Admite hasta ${MAX_HEALTH_ITEMS} descripciones`
  if (texts.some((text) => isLonger(text, MAX_HEALTH_TEXT)))
    return `Cada descripción admite hasta ${MAX_HEALTH_TEXT} caracteres`
  return texts.some(isInvisible) ? 'Las descripciones no pueden llevar caracteres invisibles' : null
}

export const medicinesProblem = (medicines: readonly Medicine[]): string | null => {
  const written = keptMedicines(medicines)
  const texts = written.flatMap(({ nombre, dosis, horario }) => [nombre, dosis, horario])
  if (written.length > MAX_MEDICINES) return `Admite hasta ${MAX_MEDICINES} medicamentos`
  if (written.some(({ nombre }) => nombre === '')) return 'Escribe el nombre de cada medicamento'
  if (texts.some((text) => isLonger(text, MAX_MEDICINE_TEXT)))
    return `Nombre, dosis y horario admiten hasta ${MAX_MEDICINE_TEXT} caracteres cada uno`
  return texts.some(isInvisible) ? 'Los medicamentos no pueden llevar caracteres invisibles' : null
}

export interface Care {
  tipo_sangre: BloodType | null
  servicio_medico: string | null
  indicaciones: string | null
}
export type CareText = Record<keyof Care, string>

const bloodOf = (text: string): string => text.replace(/\s/g, '').replace('−', '-').toUpperCase()

/** Missing fields stay missing. The blood type must have passed `bloodProblem`. */
export const keptCare = ({
  tipo_sangre,
  servicio_medico,
  indicaciones,
}: Partial<CareText>): Partial<Care> => ({
  ...(tipo_sangre === undefined ? {} : { tipo_sangre: (bloodOf(tipo_sangre) || null) as BloodType | null }),
  ...(servicio_medico === undefined ? {} : { servicio_medico: tidy(servicio_medico) || null }),
  ...(indicaciones === undefined ? {} : { indicaciones: tidyLines(indicaciones) || null }),
})

export const bloodProblem = (text: string): string | null => {
  const blood = bloodOf(text)
  return blood === '' || BLOOD_TYPES.some((each) => each === blood)
    ? null
    : `Debe ser ${BLOOD_TYPES.join(', ')} o nada`
}

interface Health extends Care {
  alergias: readonly HealthItem[]
  enfermedades: readonly HealthItem[]
  medicamentos: readonly Medicine[]
}

/** Whether there is something to see: only then a look writes a row in the bitácora (decisions/0074). */
export const holdsHealth = (health: Health): boolean =>
  health.alergias.length + health.enfermedades.length + health.medicamentos.length > 0 ||
  [health.tipo_sangre, health.servicio_medico, health.indicaciones].some((text) => text !== null)

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string'

const isItem = (value: unknown): value is HealthItem =>
  typeof (value as Partial<HealthItem> | null)?.descripcion === 'string'

const isMedicine = (value: unknown): value is Partial<Medicine> => {
  const { nombre, dosis, horario } = (value ?? {}) as Partial<Medicine>
  return typeof nombre === 'string' && isText(dosis) && isText(horario)
}

const readList = <Item>(json: string, is: (value: unknown) => value is Item): Item[] | null => {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.every(is) ? list : null
  } catch {
    return null
  }
}

export const readHealth = (json: string): HealthItem[] | null => readList(json, isItem)

export const readMedicines = (json: string): Medicine[] | null =>
  readList(json, isMedicine)?.map(({ nombre = '', dosis = '', horario = '' }) => ({
    nombre,
    dosis,
    horario,
  })) ?? null
