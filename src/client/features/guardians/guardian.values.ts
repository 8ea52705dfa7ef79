import { upper } from '@contract/domain/text'
import { MAX_EMERGENCY } from '@contract/guardians/guardians.rules'
import type { Guardian } from '@contract/guardians/guardians.schemas'

export interface GuardianValues {
  nombre: string
  parentesco: string
  telefono: string
  telefono2: string
  correo: string
  /** Order of calls, 1 to 9; '' if the school does not call this adult in an emergency. */
  emergencia: string
  vive_con: boolean
  puede_recoger: boolean
  no_entregar: boolean
  nota: string
  hermanos: boolean
}

export const newValues = (guardians: readonly Pick<Guardian, 'emergencia'>[]): GuardianValues => {
  const last = Math.max(0, ...guardians.map(({ emergencia }) => emergencia ?? 0))
  return {
    nombre: '',
    parentesco: '',
    telefono: '',
    telefono2: '',
    correo: '',
    emergencia: last < MAX_EMERGENCY ? String(last + 1) : '',
    vive_con: false,
    puede_recoger: false,
    no_entregar: false,
    nota: '',
    hermanos: false,
  }
}

export const valuesOf = (row: Guardian): GuardianValues => ({
  nombre: row.nombre,
  parentesco: row.parentesco,
  telefono: row.telefono,
  telefono2: row.telefono2 ?? '',
  correo: row.correo ?? '',
  emergencia: row.emergencia === null ? '' : String(row.emergencia),
  vive_con: row.vive_con,
  puede_recoger: row.puede_recoger,
  no_entregar: row.no_entregar,
  nota: row.nota ?? '',
  hermanos: false,
})

export const bodyOf = (values: GuardianValues) => {
  const { nombre, parentesco, telefono, telefono2, correo, emergencia, nota, ...marks } = values
  return {
    nombre: upper(nombre),
    parentesco: upper(parentesco),
    telefono,
    telefono2: telefono2.trim() || null,
    correo: correo.trim() || null,
    emergencia: emergencia === '' ? null : Number(emergencia),
    nota: nota.trim() || null,
    ...marks,
  }
}

/** Only the changed fields: a copy to the siblings must not overwrite their others. Null when nothing changed. */
export const changeOf = (values: GuardianValues, before: GuardianValues) => {
  const was = bodyOf(before)
  const changed = Object.entries(bodyOf(values)).filter(
    ([field, value]) => value !== was[field as keyof typeof was],
  )
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<ReturnType<typeof bodyOf>>)
}
