import { partialPaymentProblem } from '@contract/charges/charges.rules'
import {
  collectProblems,
  creditConflict,
  CREDIT_USED,
  lineConflict,
  mayCollect,
  meansTotal,
  ON_ACCOUNT,
} from '@contract/desk/desk.rules'
import type { DeskContract } from '@contract/desk/desk.schemas'
import { toCentavos, toPesos } from '@contract/domain/money'
import { abonoConcept, keptReference, paymentModule } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { waivedMonthsProblem } from '@contract/tuition/lateFees.rules'
import { totalConflict } from '@contract/tuition/tuition.rules'
import type { WriteCall } from '../../http/contractRoute'
import { badField, conflict, forbidden, found, notFound } from '../../http/problem'
import { assertForm } from '../../http/validation'
import type { PaymentLine } from '../payments/balances.queries'
import type { Family } from '../payments/credit.queries'
import type { PaymentsService } from '../payments/payments.service'
import type { TuitionService } from '../tuition/tuition.service'
import { holdFamily, lastFolioOf, lockCharges, type FamilyRow, type LockedCharge } from './desk.queries'

type CollectBody = DeskContract['collect']['body']

/** Whose credit a family's is. */
export const creditOwner = ({ padre, alumnos }: FamilyRow): Family =>
  padre ? { parentId: padre.id, studentId: null } : { parentId: null, studentId: alumnos[0]!.id }

const MOVED = 'La familia cambió mientras se cobraba: vuelve a abrirla.'

interface OwnedLine {
  studentId: number
  line: PaymentLine
}

/** What of a charge is paid, under the lock. @throws 400 more than the balance · 409 paid or cancelled meanwhile */
const chargeLine = async (
  { db }: WriteCall,
  charge: LockedCharge,
  abono: number | undefined,
  { alumnos }: FamilyRow,
): Promise<OwnedLine> => {
  const { id: chargeId, student_id: studentId, descripcion, estado, monto_pagar_centavos: whole } = charge
  if (estado === 'PAGADO' || estado === 'CANCELADO') {
    const whose = alumnos.find(({ id }) => id === studentId)?.nombre ?? ''
    throw conflict(
      lineConflict(descripcion, whose, estado === 'PAGADO' ? await lastFolioOf(db, chargeId) : null),
    )
  }
  const saldo = whole - charge.abonado_centavos
  const problem = abono === undefined ? null : partialPaymentProblem(toPesos(saldo), abono)
  if (problem) throw badField('lineas', `${descripcion}: ${problem}`)
  const centavos = abono === undefined ? saldo : (toCentavos(abono) as number)
  const concepto = centavos === whole ? descripcion : abonoConcept(descripcion)
  return { studentId, line: { tipo: 'CARGO', chargeId, descripcion: concepto, centavos } }
}

interface Deps {
  payments: Pick<PaymentsService, 'record' | 'find' | 'creditOf' | 'lockCredit'>
  tuition: Pick<TuitionService, 'lockOfFamily'>
  findFamily: (call: WriteCall, of: Pick<CollectBody, 'padreId' | 'alumnoId'>) => Promise<FamilyRow>
}

/** The one call that takes money for a whole family. */
export const createFamilyPayment = ({ payments, tuition, findFamily }: Deps) => {
  /**
   * The family as it stays until the commit: its parent, or its pupil without one, is locked, and then it is read again. A child
   * who left between the two reads is no longer among them.
   * @throws 404 · 409 the pupil got another parent between the two reads
   */
  const lockFamily = async (call: WriteCall, body: CollectBody): Promise<FamilyRow> => {
    const owner = creditOwner(await findFamily(call, body))
    await holdFamily(call.db, owner)
    const family = await findFamily(call, body)
    const { parentId, studentId } = creditOwner(family)
    if (parentId !== owner.parentId || studentId !== owner.studentId) throw conflict(MOVED)
    return family
  }

  /** What is paid, locked: charges and then months, each by id, child by child on the receipt. */
  const lockLines = async (call: WriteCall, family: FamilyRow, body: CollectBody): Promise<OwnedLine[]> => {
    const { alumnos } = family
    const studentIds = alumnos.map(({ id }) => id)
    const chosen = body.lineas.filter(({ tipo }) => tipo === 'CARGO')
    const charges = await lockCharges(
      call.db,
      chosen.map(({ id }) => id),
    )
    const chargeOf = (id: number) =>
      charges.find((charge) => charge.id === id && studentIds.includes(charge.student_id))
    const strange = chosen.find(({ id }) => !chargeOf(id))
    if (strange) throw notFound(`No existe el cargo ${strange.id} en esta familia.`)
    const months = await tuition.lockOfFamily(call, {
      studentIds,
      ids: body.lineas.filter(({ tipo }) => tipo === 'COLEGIATURA').map(({ id }) => id),
      years: body.anual ?? [],
      day: body.fecha_pago ?? call.today,
      spared: new Set(body.condonar?.ids),
    })
    const problem = waivedMonthsProblem(body.condonar, new Set(months.map(({ id }) => id)))
    if (problem) throw badField('condonar', problem)
    const paying: OwnedLine[] = []
    for (const { id, abono } of chosen)
      paying.push(await chargeLine(call, chargeOf(id) as LockedCharge, abono, family))
    for (const { studentId, lines } of months) paying.push(...lines.map((line) => ({ studentId, line })))
    return studentIds.flatMap((id) => paying.filter(({ studentId }) => studentId === id))
  }

  return {
    /**
     * Takes one payment for charges and months of a whole family, by several means, with its credit or with more than is owed.
     * Moves money: needs an idempotency key.
     * @throws 400 · 403 what the lines or the waiver need · 404 unknown family, a line of another one · 409 another total, a line
     * paid meanwhile, more credit than there is, a pupil who got another parent meanwhile
     */
    collect: async (call: WriteCall, body: CollectBody): Promise<{ pago: Payment; saldo_favor: number }> => {
      const { actor, today } = call
      assertForm(collectProblems(body, today))
      if (!mayCollect(actor.permissions, body)) throw forbidden()
      const family = await lockFamily(call, body)
      const owner = creditOwner(family)
      const kept = await lockLines(call, family, body)
      const cost = kept.reduce(
        (sum, { line }) => sum + (line.tipo === 'DESCUENTO' ? -line.centavos : line.centavos),
        0,
      )
      const [handed, used] = [meansTotal(body.medios), toCentavos(body.usar_saldo ?? 0) ?? 0]
      if (body.a_cuenta ? handed < cost : handed + used !== cost) throw conflict(totalConflict(toPesos(cost)))
      const excess = handed + used - cost
      const credit = used + excess > 0 ? await payments.lockCredit(call, owner) : undefined
      if (credit && used > credit.saldo) throw conflict(creditConflict(toPesos(credit.saldo)))
      const pupils = new Set(kept.map(({ studentId }) => studentId))
      const [only] = pupils.size === 1 ? pupils : [owner.studentId]
      const { id } = await payments.record(call, {
        studentId: only ?? null,
        parentId: owner.parentId,
        lines: [
          ...kept.map(({ line }) => line),
          ...(used > 0 ? [{ tipo: 'SALDO' as const, descripcion: CREDIT_USED, centavos: used }] : []),
          ...(excess > 0 ? [{ tipo: 'A_CUENTA' as const, descripcion: ON_ACCOUNT, centavos: excess }] : []),
        ],
        means: body.medios.map(({ metodo_pago, monto, referencia }) => ({
          metodo_pago,
          centavos: toCentavos(monto) as number,
          referencia: keptReference(referencia),
        })),
        fechaPago: body.fecha_pago ?? today,
        confirmar_referencia: body.confirmar_referencia,
        ...(credit ? { credit } : {}),
        waiver: body.condonar?.motivo?.trim(),
      })
      const pago = found(await payments.find(call, id), `No existe el pago ${id}.`)
      call.record('PAGO', id, null, pago, { modulo: paymentModule(pago.conceptos) })
      const saldo = credit ? credit.saldo - used + excess : await payments.creditOf(call, owner)
      return { pago, saldo_favor: toPesos(saldo) }
    },
  }
}
