import { normalizeEmail } from '@contract/domain/email'
import { normalizePhone } from '@contract/domain/phone'
import { upper } from '@contract/domain/text'
import type { GuardiansContract } from '@contract/guardians/guardians.schemas'
import type { FamilyPupil, StoredGuardian } from './guardians.queries'

export type NewGuardian = GuardiansContract['create']['body']
export type GuardianChange = GuardiansContract['update']['body']

const lines = (text: string | null): string | null =>
  text?.normalize('NFC').replace(/\r\n?/g, '\n').trim() || null

export const valuesOf = (body: GuardianChange) => {
  const { nombre, parentesco, telefono, telefono2, correo, nota } = body
  const { vive_con, emergencia, puede_recoger, no_entregar } = body
  return {
    ...(nombre === undefined ? {} : { nombre: upper(nombre) }),
    ...(parentesco === undefined ? {} : { parentesco: upper(parentesco) }),
    ...(telefono === undefined ? {} : { telefono: normalizePhone(telefono) }),
    ...(telefono2 === undefined ? {} : { telefono2: normalizePhone(telefono2 ?? '') || null }),
    ...(correo === undefined ? {} : { correo: normalizeEmail(correo ?? '') || null }),
    ...(vive_con === undefined ? {} : { vive_con }),
    ...(emergencia === undefined ? {} : { emergencia }),
    ...(puede_recoger === undefined ? {} : { puede_recoger }),
    ...(no_entregar === undefined ? {} : { no_entregar }),
    ...(nota === undefined ? {} : { nota: lines(nota) }),
  }
}

export type GuardianValues = ReturnType<typeof valuesOf>

export const trailOf = (row: StoredGuardian, pupil: Pick<FamilyPupil, 'nombre'>) => ({
  alumno: pupil.nombre,
  nombre: row.nombre,
  parentesco: row.parentesco,
  telefono: row.telefono,
  telefono2: row.telefono2,
  correo: row.correo,
  vive_con: row.vive_con,
  emergencia: row.emergencia,
  puede_recoger: row.puede_recoger,
  no_entregar: row.no_entregar,
  nota: row.nota,
  foto: row.photo_id,
  identificacion: row.identification_id,
})
