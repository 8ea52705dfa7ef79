import { upper } from '@contract/domain/text'
import type { Parent } from '@contract/parents/parents.schemas'

/** A parent as the forms hold it. */
export interface ParentValues {
  nombre: string
  telefono: string
  correo: string
  direccion: string
}

/** A pupil on the way to a parent. */
export interface ChosenChild {
  id: number
  nombre: string
}

export const EMPTY_PARENT: ParentValues = { nombre: '', telefono: '', correo: '', direccion: '' }

export const valuesOf = ({ nombre, telefono, correo, direccion }: Parent): ParentValues => ({
  nombre,
  telefono,
  correo: correo ?? '',
  direccion: direccion ?? '',
})

/** What is sent: uppercase name, null for what is left empty. */
export const parentBody = ({ nombre, telefono, correo, direccion }: ParentValues) => ({
  nombre: upper(nombre),
  telefono,
  correo: correo.trim() || null,
  direccion: direccion.trim() || null,
})

/** SPEC §3: of each child id and name. */
export const childrenBody = (children: readonly ChosenChild[]) =>
  children.map(({ id, nombre }) => ({ id, nombre }))
