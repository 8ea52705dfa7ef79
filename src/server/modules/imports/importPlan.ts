import type { Campos } from '@contract/domain/campos'
import { parentKey, type ImportColumn, type ImportState } from '@contract/imports/imports.rules'
import { rowWords, type SheetRow } from '../../sheets/sheet'
import { adultChanges } from './importAdults'
import type { KnownParent } from './imports.queries'
import type { GivenParent, ReadRow } from './importRows'

export interface PlannedParent extends GivenParent {
  id: number | null
  before: KnownParent | null
  row: SheetRow
}

export interface PlannedRow extends ReadRow {
  readonly estado: ImportState
  readonly cambios: readonly ImportColumn[]
  readonly family: PlannedParent | null
}

interface Shared {
  readonly curps: ReadonlyMap<string, readonly SheetRow[]>
  readonly controls: ReadonlyMap<string, readonly SheetRow[]>
  readonly pupils: ReadonlyMap<string, readonly SheetRow[]>
  readonly twin: (row: SheetRow) => string | null
  readonly holder: (control: string, curp: string, stored: number | null) => string | null
  readonly parents: ReadonlyMap<string, KnownParent>
}

const twice = (rows: readonly SheetRow[] | undefined, row: SheetRow): string | null => {
  const others = (rows ?? []).filter((each) => each !== row)
  // A row with a blank number keeps the stored one, so only the other row is wrong.
  if (others.length === 0 || !rows?.includes(row)) return null
  return `Está también en la fila ${others.slice(0, 5).map(rowWords).join(', ')}`
}

const sameLines = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n')

const STUDENT_COLUMNS = {
  nombres: 'nombres',
  paterno: 'paterno',
  materno: 'materno',
  curp: 'curp',
  numero_control: 'numero_control',
  fecha_nacimiento: 'fecha_nacimiento',
  grado: 'grado_previsto',
  gradoNumero: 'grado_previsto_numero',
} as const

/** Only kinds the pupil lacks: the same file twice registers each once. */
export const newPapers = ({ stored, documentos }: Pick<ReadRow, 'stored' | 'documentos'>) =>
  (documentos ?? []).filter(({ id }) => !stored?.documentos.includes(id))

const studentChanges = (read: ReadRow): ImportColumn[] => {
  const { stored, values, alergias } = read
  if (!stored) return []
  const changed = Object.entries(STUDENT_COLUMNS) as [keyof typeof STUDENT_COLUMNS, keyof typeof values][]
  return [
    ...changed
      .filter(([, field]) => stored[field as keyof typeof stored] !== values[field])
      .map(([column]) => column),
    ...(alergias && !sameLines(alergias, stored.alergias) ? (['alergias'] as const) : []),
    ...(newPapers(read).length > 0 ? (['documentos'] as const) : []),
  ]
}

/** The first row that names a parent creates it; later rows share it. */
export const createPlan = ({ curps, controls, pupils, twin, holder, parents }: Shared) => {
  const families = new Map<string, PlannedParent>()

  const ownProblems = ({ row, values, stored, parent, campos }: ReadRow): Campos => {
    const { curp, numero_control } = values
    const wrong: Campos = { ...campos }
    const put = (column: ImportColumn, why: string | null): void => {
      if (why) wrong[column] ??= why
    }
    if (curp) put('curp', twice(curps.get(curp), row))
    put('numero_control', twice(controls.get(numero_control), row))
    put('numero_control', holder(numero_control, curp, stored?.id ?? null))
    put(curp ? 'curp' : 'numero_control', stored && twice(pupils.get(String(stored.id)), row))
    put('curp', twin(row))
    const { parentName, parentPhone } = stored ?? {}
    const isOther =
      parent &&
      parentName &&
      parentPhone &&
      parentKey(parentPhone, parentName) !== parentKey(parent.telefono, parent.nombre)
    put('padre', isOther ? `Ya tiene padre registrado: ${parentName}` : null)
    return wrong
  }

  const familyOf = ({ row, parent }: ReadRow): { family: PlannedParent | null; campos: Campos } => {
    if (!parent) return { family: null, campos: {} }
    const key = parentKey(parent.telefono, parent.nombre)
    const planned = families.get(key)
    if (!planned) {
      const before = parents.get(key) ?? null
      const nombre = before?.nombre ?? parent.nombre
      const family = { ...parent, nombre, id: before?.id ?? null, before, row }
      families.set(key, family)
      return { family, campos: {} }
    }
    if (parent.correo && planned.correo && parent.correo.toLowerCase() !== planned.correo.toLowerCase())
      return {
        family: null,
        campos: { correo: `La fila ${rowWords(planned.row)} dice otro correo del mismo padre` },
      }
    planned.correo ??= parent.correo
    return { family: planned, campos: {} }
  }

  const familyChanges = ({ stored, parent }: ReadRow, { before }: PlannedParent): ImportColumn[] => {
    const linked: ImportColumn[] = stored && stored.parent_id === null ? ['padre'] : []
    const isNew = parent?.correo && before && before.correo?.toLowerCase() !== parent.correo.toLowerCase()
    return isNew ? [...linked, 'correo'] : linked
  }

  return {
    families,
    add: (read: ReadRow): PlannedRow => {
      const wrong = ownProblems(read)
      const failedRow = (campos: Campos): PlannedRow => ({
        ...read,
        campos,
        estado: 'ERROR',
        cambios: [],
        family: null,
      })
      if (Object.keys(wrong).length > 0) return failedRow(wrong)
      const { family, campos } = familyOf(read)
      if (Object.keys(campos).length > 0) return failedRow(campos)
      const ofAdults = read.stored ? adultChanges(read.adults) : []
      const cambios = [...studentChanges(read), ...(family ? familyChanges(read, family) : []), ...ofAdults]
      const estado = !read.stored ? 'NUEVO' : cambios.length > 0 ? 'CAMBIA' : 'IGUAL'
      return { ...read, campos: {}, estado, cambios, family }
    },
  }
}
