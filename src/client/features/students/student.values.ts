import type { Student } from '@contract/students/students.schemas'

export interface HealthValues {
  alergias: string[]
  enfermedades: string[]
}

/** A pupil as the forms hold it. */
export interface StudentValues extends HealthValues {
  nombres: string
  paterno: string
  materno: string
  curp: string
  /** yyyy-MM-dd, '' while empty */
  fecha_nacimiento: string
  numero_control: string
  curp_confirmada: boolean
  /** The photo: none or one. */
  file: File[]
}

/** A pupil until now; null while registering. A CURP and a birth date that stay are not asked about again. */
export type Before = Pick<
  Student,
  'nombre' | 'nombres' | 'paterno' | 'materno' | 'curp' | 'fecha_nacimiento' | 'numero_control'
> | null

export const emptyStudent = (): StudentValues => ({
  nombres: '',
  paterno: '',
  materno: '',
  curp: '',
  fecha_nacimiento: '',
  numero_control: '',
  curp_confirmada: false,
  file: [],
  alergias: [],
  enfermedades: [],
})

/** Other clients send only the whole name: it stands in the first field then. */
export const valuesOf = (student: NonNullable<Before>): StudentValues => ({
  ...emptyStudent(),
  nombres: student.nombres ?? student.nombre,
  paterno: student.paterno ?? '',
  materno: student.materno ?? '',
  curp: student.curp,
  fecha_nacimiento: student.fecha_nacimiento,
  numero_control: student.numero_control,
})
