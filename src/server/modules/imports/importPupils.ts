import type { Campos } from '@contract/domain/campos'
import { hasPermission } from '@contract/domain/permissions'
import type { DateSystem } from '@contract/imports/imports.rules'
import { askWords, meantBy, rowKey, type PupilAnswers } from '@contract/imports/samePupils.rules'
import type { WriteCall } from '../../http/call'
import type { SheetRow } from '../../sheets/sheet'
import { controlOf, curpOf, type FilePupilRow } from './importRows'
import { findKnown, type AlikePupil, type KnownStudent } from './imports.queries'
import { findAlike, saysSameName } from './samePupils'

const ALREADY_HERE = 'Ya hay un alumno con esa CURP'

interface Meant {
  readonly stored: KnownStudent | null
  readonly campos: Campos
  readonly parecidos?: readonly AlikePupil[]
}

const NEW: Meant = { stored: null, campos: {} }

interface FindBy {
  readonly dates: DateSystem
  readonly answers: PupilAnswers
  readonly compares: boolean
  readonly lock: boolean
}

/** Which registered pupil each row means: by the CURP, else the control number, else as a person answered (decisions/0099). */
export const findMeant = async (
  { db, actor }: WriteCall,
  rows: readonly FilePupilRow[],
  { dates, answers, compares, lock }: FindBy,
) => {
  const sees = hasPermission(actor.permissions, 'ALUMNOS', 'READ')
  const curps = rows.map(({ texts }) => curpOf(texts)).filter(Boolean)
  const controls = rows.map(({ texts }) => controlOf(texts)).filter(Boolean)
  const alike = await findAlike(db, rows, dates)
  const ids = [...answers.same.values()].filter((id) => id !== null)
  const registered = await findKnown(db, { curps, controls, ids }, lock)
  const byId = new Map(registered.map((each) => [each.id, each]))
  const byCurp = new Map(registered.filter(({ curp }) => curp).map((each) => [each.curp, each]))
  const byControl = new Map(registered.map((each) => [each.numero_control, each]))

  const byAnswer = (row: SheetRow): Meant => {
    const some = alike.get(row) ?? []
    const answer = answers.same.get(rowKey(row))
    const meant = meantBy(some, compares || answer === null ? answer : undefined)
    if (meant === 'NEW') return NEW
    if (meant !== 'ASK') return { stored: byId.get(meant.id) ?? null, campos: {} }
    const asks = { stored: null, campos: { curp: askWords(some, compares && sees) } }
    return compares ? { ...asks, parecidos: some } : asks
  }

  return {
    known: registered,
    of: ({ row, texts }: FilePupilRow): Meant => {
      const [curp, control] = [curpOf(texts), controlOf(texts)]
      const own = byCurp.get(curp)
      if (own)
        return compares ? { stored: own, campos: {} } : { stored: null, campos: { curp: ALREADY_HERE } }
      const holder = byControl.get(control)
      if (!holder) return byAnswer(row)
      // Not judged here: `createPlan` reports a number of another pupil.
      const isHolder = compares && !(curp && holder.curp) && saysSameName(texts, holder)
      return isHolder ? { stored: holder, campos: {} } : NEW
    },
    /** The pupil's name, only for users who may see pupils. */
    holder: (control: string, curp: string, stored: number | null): string | null => {
      const holder = byControl.get(control)
      if (!holder || holder.id === stored || (curp !== '' && holder.curp === curp)) return null
      const taken = 'Ya hay un alumno con ese número de control'
      return sees ? `${taken}: ${holder.nombre}` : taken
    },
  }
}
