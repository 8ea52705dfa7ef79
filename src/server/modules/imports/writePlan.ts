import { gradeYearLabel } from '@contract/domain/grades'
import { toPesos } from '@contract/domain/money'
import type { Tx } from '../../db/database'
import type { WriteCall } from '../../http/call'
import { inPieces } from '../../shared/yielding'
import type { FiscalService } from '../fiscal/fiscal.service'
import type { PaymentsService } from '../payments/payments.service'
import type { DocumentsService } from '../documents/documents.service'
import { adultChanges, writeChangedAdults, writeNewAdults, type AdultOfPupil } from './importAdults'
import { newPapers, type PlannedParent, type PlannedRow } from './importPlan'
import * as queries from './imports.queries'

const writeParents = async (call: WriteCall, families: readonly PlannedParent[]): Promise<void> => {
  const fresh = families.filter(({ id }) => id === null)
  await inPieces(fresh, async (some) => {
    const values = some.map(({ nombre, telefono, correo }) => ({ nombre, telefono, correo }))
    const ids = await queries.insertParents(call.db, values)
    some.forEach((family, at) => {
      family.id = ids[at] as number
      call.record('PADRE', family.id, null, values[at] as object)
    })
  })
  const changed = families.filter(
    ({ before, correo }) => before && correo && before.correo?.toLowerCase() !== correo.toLowerCase(),
  )
  await inPieces(changed, async (some) => {
    await queries.updateMail(
      call.db,
      some.map(({ id, correo }) => ({ id: id as number, correo })),
    )
    for (const { id, before, nombre, correo } of some)
      call.record('PADRE', id as number, before, { nombre, correo })
  })
}

const expectedLabel = ({
  grado_previsto: grado,
  grado_previsto_numero: gradoNumero,
}: Pick<queries.WrittenStudent, 'grado_previsto' | 'grado_previsto_numero'>): string | null =>
  grado && gradeYearLabel({ grado, gradoNumero })

const writtenOf = ({ values, stored, family }: PlannedRow): queries.WrittenStudent => ({
  ...values,
  parent_id: stored?.parent_id ?? family?.id ?? null,
})

const toldOf = (row: PlannedRow) => ({
  ...row.values,
  grado_previsto: expectedLabel(row.values),
  ...(row.alergias ? { alergias: row.alergias } : {}),
  ...(row.family ? { padre: row.family.nombre } : {}),
})

const writeNew = async (call: WriteCall, rows: readonly PlannedRow[]): Promise<Map<PlannedRow, number>> => {
  const made = new Map<PlannedRow, number>()
  await inPieces(rows, async (some) => {
    const ids = await queries.insertStudents(call.db, some.map(writtenOf), call.actor.id)
    some.forEach((row, at) => {
      const id = ids[at] as number
      made.set(row, id)
      call.record('ALUMNO', id, null, toldOf(row))
    })
  })
  return made
}

const writeChanged = (call: WriteCall, rows: readonly PlannedRow[]) =>
  inPieces(rows, async (some) => {
    await queries.updateStudents(
      call.db,
      some.map((row) => ({ id: row.stored?.id as number, ...writtenOf(row) })),
    )
    for (const row of some) {
      const { stored } = row
      if (!stored) continue
      const before = { ...stored, padre: stored.parentName, grado_previsto: expectedLabel(stored) }
      call.record('ALUMNO', stored.id, before, toldOf(row))
    }
  })

const moveToParents = async (
  call: WriteCall,
  { payments, fiscal }: Pick<WriteDeps, 'payments' | 'fiscal'>,
  rows: readonly PlannedRow[],
): Promise<void> => {
  const linked = rows.filter(({ stored, family }) => stored?.parent_id === null && family)
  if (linked.length === 0) return
  const owners = await queries.findOwners(
    call.db,
    linked.map(({ stored }) => stored?.id as number),
  )
  for (const { stored, family } of linked) {
    if (!stored || !family || !owners.has(stored.id)) continue
    const parentId = family.id as number
    await fiscal.moveToParent(call, [stored.id], parentId)
    const brought = await payments.moveCreditToParent(call, [stored.id], parentId)
    const { nombre } = family
    if (brought > 0) call.record('PADRE', parentId, { nombre }, { nombre, saldo_favor: toPesos(brought) })
  }
}

const writeAllergies = (tx: Tx, rows: readonly PlannedRow[], idOf: (row: PlannedRow) => number) =>
  inPieces(
    rows.filter(
      ({ alergias, cambios, estado }) =>
        alergias && (estado === 'NUEVO' ? alergias.length > 0 : cambios.includes('alergias')),
    ),
    (some) =>
      queries.replaceAllergies(
        tx,
        some.map((row) => ({ id: idOf(row), alergias: row.alergias ?? [] })),
      ),
  )

const writeAdults = async (
  call: WriteCall,
  rows: readonly PlannedRow[],
  idOf: (row: PlannedRow) => number,
): Promise<void> => {
  const named = rows.flatMap((row): AdultOfPupil[] =>
    row.adults.map((adult) => ({ adult, pupil: { id: idOf(row), nombre: row.values.nombre } })),
  )
  const isChanged = ({ adult }: AdultOfPupil) => adult.before !== null && adultChanges([adult]).length > 0
  await inPieces(
    named.filter(({ adult }) => adult.before === null),
    (some) => writeNewAdults(call, some),
  )
  await inPieces(named.filter(isChanged), (some) => writeChangedAdults(call, some))
}

const writePapers = (
  call: WriteCall,
  documents: WriteDeps['documents'],
  rows: readonly PlannedRow[],
  idOf: (row: PlannedRow) => number,
) =>
  inPieces(
    rows.flatMap((row) => newPapers(row).map((kind) => ({ studentId: idOf(row), alumno: row.nombre, kind }))),
    (some) => documents.deliverOnPaper(call, some),
  )

interface WriteDeps {
  payments: Pick<PaymentsService, 'moveCreditToParent'>
  fiscal: Pick<FiscalService, 'moveToParent'>
  documents: Pick<DocumentsService, 'deliverOnPaper'>
}

export const writePlan = async (
  call: WriteCall,
  rows: readonly PlannedRow[],
  { payments, fiscal, documents }: WriteDeps,
): Promise<ReadonlyMap<PlannedRow, number>> => {
  const fresh = rows.filter(({ estado }) => estado === 'NUEVO')
  const changed = rows.filter(({ estado }) => estado === 'CAMBIA')
  const families = new Set([...fresh, ...changed].flatMap(({ family }) => (family ? [family] : [])))
  await writeParents(call, [...families])
  const made = await writeNew(call, fresh)
  await writeChanged(call, changed)
  await moveToParents(call, { payments, fiscal }, changed)
  const idOf = (row: PlannedRow) => (made.get(row) ?? row.stored?.id) as number
  await writeAllergies(call.db, [...fresh, ...changed], idOf)
  await writeAdults(call, [...fresh, ...changed], idOf)
  await writePapers(call, documents, [...fresh, ...changed], idOf)
  return made
}
