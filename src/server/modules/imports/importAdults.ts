import { onlyProblems, REQUIRED, type Campos } from '@contract/domain/campos'
import { normalizeEmail } from '@contract/domain/email'
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
import { isPayerUnsaid, parentsIn, PAYER_UNSAID } from '@contract/imports/twoParents.rules'
import type { WriteCall } from '../../http/call'
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
type AdultField = keyof typeof COLUMNS | 'correo'

/** Compares as the database does: case and accents do not matter, Ñ does. */
const names = new Intl.Collator('es', { sensitivity: 'base' })

const FULL = `El alumno ya tiene ${MAX_GUARDIANS} responsables`
const NO_ANSWER = 'Escribe SÍ o NO'

const placeAfter = (known: readonly KnownAdult[], earlier: number): number | null => {
  const last = Math.max(0, ...known.map(({ emergencia }) => emergencia ?? 0)) + earlier
  return last < MAX_EMERGENCY ? last + 1 : null
}

interface Written {
  readonly nombre: string
  readonly parentesco?: string | undefined
  readonly telefono?: string | undefined
  readonly telefono2?: string | undefined
  readonly correo?: string | undefined
  readonly puedeRecoger?: string | undefined
  readonly columns: Readonly<Record<AdultField, string>>
}

const judge = (
  written: Written,
  known: readonly KnownAdult[],
  earlier: number,
): { adult: GivenAdult; campos: Campos } => {
  const { columns, puedeRecoger: said } = written
  const nombre = upper(written.nombre)
  const before = known.find((each) => names.compare(each.nombre, nombre) === 0) ?? null
  const parentesco = upper(written.parentesco ?? before?.parentesco ?? UNSAID_KINSHIP)
  const telefono = normalizePhone(written.telefono ?? before?.telefono ?? '')
  const telefono2 = normalizePhone(written.telefono2 ?? before?.telefono2 ?? '') || null
  const correo = normalizeEmail(written.correo ?? before?.correo ?? '') || null
  const puede_recoger = said === undefined ? (before?.puede_recoger ?? false) : readYes(said)
  const wrong = {
    ...bodyProblems(guardiansSchemas.create.body, { nombre, parentesco, telefono }),
    ...guardianProblems({ nombre, parentesco, telefono, correo }),
    ...onlyProblems({
      nombre: !before && known.length + earlier >= MAX_GUARDIANS ? FULL : null,
      puede_recoger:
        puede_recoger === null
          ? NO_ANSWER
          : puede_recoger && before?.no_entregar
            ? PICKS_UP_AND_MUST_NOT
            : null,
    }),
  }
  const emergencia = before ? before.emergencia : placeAfter(known, earlier)
  return {
    adult: {
      nombre,
      parentesco,
      telefono,
      telefono2,
      correo,
      puede_recoger: puede_recoger ?? false,
      emergencia,
      before,
    },
    campos: Object.fromEntries(
      Object.entries(wrong).map(([field, why]) => [columns[field as AdultField] ?? columns.nombre, why]),
    ),
  }
}

const columnsOf = (who: string, others: Partial<Record<AdultField, string>> = {}) => ({
  nombre: `${who}_nombre`,
  parentesco: `${who}_nombre`,
  telefono: `${who}_telefono`,
  correo: `${who}_correo`,
  puede_recoger: `${who}_nombre`,
  ...others,
})

/** The payer keeps one telephone; the second of a cell goes into the payer's row among the pupil's adults. */
const payerOf = (texts: PupilTexts, stored: KnownStudent | null): Written[] => {
  const nombre = texts.padre ?? stored?.parentName
  if (!nombre || texts.telefono2 === undefined) return []
  const { telefono, telefono2 } = texts
  return [
    { nombre, telefono, telefono2, columns: columnsOf('padre', { nombre: 'padre', telefono: 'telefono' }) },
  ]
}

/** Mother and father where each has a column, but only with a telephone (`withoutPhone` reports the others). */
const parentsOf = (texts: PupilTexts): Written[] =>
  parentsIn(texts).flatMap(({ parentesco, ...adult }) => {
    const columns = columnsOf(parentesco === 'MADRE' ? 'mama' : 'papa')
    return adult.telefono === undefined ? [] : [{ ...adult, parentesco, columns }]
  })

const secondOf = (texts: PupilTexts): Written[] => {
  const nombre = texts[COLUMNS.nombre]
  if (nombre === undefined) return []
  return [
    {
      nombre,
      parentesco: texts[COLUMNS.parentesco],
      telefono: texts[COLUMNS.telefono],
      telefono2: texts.responsable2_telefono2,
      puedeRecoger: texts[COLUMNS.puede_recoger],
      columns: { ...COLUMNS, correo: COLUMNS.nombre },
    },
  ]
}

const joinAdults = (all: readonly Written[]): Written[] => {
  const people: Written[] = []
  for (const each of all) {
    const at = people.findIndex(({ nombre }) => names.compare(upper(nombre), upper(each.nombre)) === 0)
    const fields = Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined))
    if (at < 0) people.push(each)
    else people[at] = { ...(fields as Partial<Written>), ...(people[at] as Written) }
  }
  return people
}

export const readAdults = (
  texts: PupilTexts,
  stored: KnownStudent | null,
): { adults: readonly GivenAdult[]; campos: Campos } => {
  const others = [texts[COLUMNS.parentesco], texts[COLUMNS.telefono], texts[COLUMNS.puede_recoger]]
  if (texts[COLUMNS.nombre] === undefined && others.some(Boolean))
    return { adults: [], campos: { [COLUMNS.nombre]: REQUIRED } }
  const adults = stored?.responsables ?? []
  const written = joinAdults([...secondOf(texts), ...parentsOf(texts), ...payerOf(texts, stored)])
  let fresh = 0
  const read = written.map((each) => {
    const one = judge(each, adults, fresh)
    if (!one.adult.before) fresh += 1
    return one
  })
  const unsaid = isPayerUnsaid(texts) ? { mama_nombre: PAYER_UNSAID } : {}
  return {
    adults: read.map(({ adult }) => adult),
    campos: Object.assign({}, ...read.map(({ campos }) => campos), unsaid) as Campos,
  }
}

const changesOf = ({ before, ...adult }: GivenAdult): ImportColumn[] => {
  if (!before) return [COLUMNS.nombre]
  const fields = ['parentesco', 'telefono', 'puede_recoger'] as const
  const changed: ImportColumn[] = fields
    .filter((field) => before[field] !== adult[field])
    .map((field) => COLUMNS[field])
  return before.telefono2 === adult.telefono2 ? changed : [...changed, COLUMNS.telefono]
}

export const adultChanges = (adults: readonly GivenAdult[]): ImportColumn[] => [
  ...new Set(adults.flatMap(changesOf)),
]

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
