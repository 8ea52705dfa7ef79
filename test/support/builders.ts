import { curpCheckDigit } from '@contract/domain/curp'

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ'

/** A valid CURP of a pupil born on a day (yyyy-MM-dd); `n` makes it another one. */
export const aCurp = (n: number, birth = '2018-03-15'): string => {
  const letter = (at: number): string =>
    CONSONANTS[Math.floor(n / CONSONANTS.length ** at) % CONSONANTS.length] as string
  const body = `GARC${birth.slice(2).replaceAll('-', '')}HDF${letter(2)}${letter(1)}${letter(0)}A`
  return `${body}${curpCheckDigit(body)}`
}

/** What POST /ciclo takes; ten months SEP-JUN by default. */
export const aCycle = (over: Record<string, unknown> = {}) => ({
  nombre: '2026-2027',
  fecha_inicio: '2026-09-01',
  fecha_fin: '2027-06-30',
  costo_inscripcion: 1850,
  mensualidad_preescolar: 2350,
  mensualidad_primaria: 2600,
  costo_material: 900,
  ...over,
})

/** The text fields of POST /alumnos for the n-th pupil. */
export const aStudent = (n: number, over: Record<string, string> = {}) => ({
  nombre: `ALUMNO ${n} GARCÍA NÚÑEZ`,
  nombres: `ALUMNO ${n}`,
  paterno: 'GARCÍA',
  materno: 'NÚÑEZ',
  curp: aCurp(n),
  numero_control: `A${String(n).padStart(4, '0')}`,
  fecha_nacimiento: '2018-03-15',
  alergias: '[]',
  enfermedades: '[]',
  ...over,
})
