import { onlyProblems, REQUIRED, type Campos } from '@contract/domain/campos'
import { normalizePhone } from '@contract/domain/phone'
import { upper } from '@contract/domain/text'
import {
  guardianProblems,
  MAX_EMERGENCY,
  MAX_GUARDIANS,
  PICKS_UP_AND_MUST_NOT,
} from '@contract/guardians/guardians.rules'
import { guardiansSchemas } from '@contract/guardians/guardians.schemas'
import type { PupilTexts } from '@contract/imports/combined.rules'
import { readYes, UNSAID_KINSHIP, type ImportColumn } from '@contract/imports/imports.rules'
import type { WriteCall } from '../../http/contractRoute'
import { bodyProblems } from '../../http/validation'
import * as queries from './imports.queries'
import type { KnownAdult, KnownStudent, WrittenAdult } from './imports.queries'

export interface GivenAdult extends WrittenAdult {
  readonly before: KnownAdult | null
}

const COLUMNS = {
  nombre: 'responsable2_nombre',
  parentesco: 'responsable2_parentesco',
  telefono: 'responsable2_telefono',
  puede_recoger: 'responsable2_puede_recoger',
} as const satisfies Record<string, ImportColumn>
type AdultField = keyof typeof COLUMNS

/** The database compares the same way: neither case nor accents tell two names apart, Ñ does. */
const names = new Intl.Collator('es', { sensitivity: 'base' })

const FULL = `El alumno ya tiene ${MAX_GUARDIANS} responsables`
const NO_ANSWER = 'Escribe SÍ o NO'

/** A new adult is called after those the pupil already has. */
const placeAfter = (known: readonly KnownAdult[]): number | null => {
  const last = Math.max(0, ...known.map(({ emergencia }) => emergencia ?? 0))
  return last < MAX_EMERGENCY ? last + 1 : null
}

/** The payer has one telephone: the second of two in a cell stays with the payer among the pupil's adults. */
const secondPhoneOf = ({ telefono2, ...texts }: PupilTexts, padre: string): PupilTexts => ({
  ...texts,
  [COLUMNS.nombre]: padre,
  [COLUMNS.telefono]: texts.telefono ?? '',
  responsable2_telefono2: telefono2 ?? '',
})

export const readAdult = (
  texts: PupilTexts,
  stored: KnownStudent | null,
): { adult: GivenAdult | null; campos: Campos } => {
  const written = texts[COLUMNS.nombre]
  const payer = texts.padre ?? stored?.parentName
  if (written === undefined && texts.telefono2 !== undefined && payer)
    return readAdult(secondPhoneOf(texts, payer), stored)
  const others = [texts[COLUMNS.parentesco], texts[COLUMNS.telefono], texts[COLUMNS.puede_recoger]]
  if (written === undefined)
    return others.some(Boolean)
      ? { adult: null, campos: { [COLUMNS.nombre]: REQUIRED } }
      : { adult: null, campos: {} }
  const known = stored?.responsables ?? []
  const nombre = upper(written)
  const before = known.find((each) => names.compare(each.nombre, nombre) === 0) ?? null
  const parentesco = upper(texts[COLUMNS.parentesco] ?? before?.parentesco ?? UNSAID_KINSHIP)
  const telefono = normalizePhone(texts[COLUMNS.telefono] ?? before?.telefono ?? '')
  const telefono2 = normalizePhone(texts.responsable2_telefono2 ?? before?.telefono2 ?? '') || null
  const said = texts[COLUMNS.puede_recoger]
  const puede_recoger = said === undefined ? (before?.puede_recoger ?? false) : readYes(said)
  const wrong = {
    ...bodyProblems(guardiansSchemas.create.body, { nombre, parentesco, telefono }),
    ...guardianProblems({ nombre, parentesco, telefono }),
    ...onlyProblems({
      nombre: !before && known.length >= MAX_GUARDIANS ? FULL : null,
      puede_recoger:
        puede_recoger === null
          ? NO_ANSWER
          : puede_recoger && before?.no_entregar
            ? PICKS_UP_AND_MUST_NOT
            : null,
    }),
  }
  const campos = Object.fromEntries(
    Object.entries(wrong).map(([field, why]) => [COLUMNS[field as AdultField], why]),
  )
  const emergencia = before ? before.emergencia : placeAfter(known)
  return {
    adult: {
      nombre,
      parentesco,
      telefono,
      telefono2,
      puede_recoger: puede_recoger ?? false,
      emergencia,
      before,
    },
    campos,
  }
}

export const adultChanges = (adult: GivenAdult | null): ImportColumn[] => {
  if (!adult) return []
  const { before } = adult
  if (!before) return [COLUMNS.nombre]
  const fields: AdultField[] = ['parentesco', 'telefono', 'puede_recoger']
  const changed = fields.filter((field) => before[field] !== adult[field]).map((field) => COLUMNS[field])
  return before.telefono2 === adult.telefono2 ? changed : [...new Set([...changed, COLUMNS.telefono])]
}

export interface AdultOfPupil {
  adult: GivenAdult
  pupil: { id: number; nombre: string }
}

export const writeNewAdults = async (call: WriteCall, rows: readonly AdultOfPupil[]): Promise<void> => {
  const values = rows.map(({ adult: { before: _, ...written }, pupil }) => ({
    ...written,
    student_id: pupil.id,
  }))
  const ids = await queries.insertAdults(call.db, values, call.actor.id)
  rows.forEach(({ adult: { before: _, ...written }, pupil }, at) =>
    call.record('RESPONSABLE', ids[at] as number, null, { ...written, alumno: pupil.nombre }),
  )
}

export const writeChangedAdults = async (call: WriteCall, rows: readonly AdultOfPupil[]): Promise<void> => {
  const changed = rows.flatMap(({ adult: { before, ...written }, pupil }) =>
    before ? [{ before, pupil, after: { ...written, nombre: before.nombre } }] : [],
  )
  await queries.updateAdults(
    call.db,
    changed.map(({ before: { id }, after }) => ({ ...after, id })),
  )
  for (const { before, after, pupil } of changed)
    call.record('RESPONSABLE', before.id, { ...before, alumno: pupil.nombre }, after)
}
