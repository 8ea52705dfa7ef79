import { formatDate } from '@contract/domain/dates'
import { mayBeOf } from '@contract/depositSlips/depositSlips.rules'
import type { DepositSlip } from '@contract/depositSlips/depositSlips.schemas'
import { DEFAULT_WAIT_DAYS, stateProblem } from '@contract/bank/bank.rules'
import type {
  BankContract,
  BankProposal,
  BankDeposit,
  PayerPair,
  WithoutDeposit,
} from '@contract/bank/bank.schemas'
import { amountReason } from '@contract/bank/debts.rules'
import { addDays } from '@contract/domain/dateMath'
import { familyKey, familyOfKey } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import { placeLabel } from '@contract/domain/grades'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { FileStore } from '../../files/fileStore'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { badField, conflict, found } from '../../shared/problem'
import type { Letterhead } from '../school/letterhead'
import { accounts } from './accounts'
import { listReachable } from './accounts.queries'
import { depositFacts, createConfirm, type ConfirmDeps } from './confirm'
import { spendOn } from './familyDebts'
import type { HowToPay } from './howToPay.paper'
import { createFileImport } from './importBankFile'
import * as queries from './deposits.queries'
import type { DepositRow } from './deposits.queries'
import { deletePayer, listPayers } from './payers.queries'
import { proposalsNow, type NamedProposal } from './proposals'
import { countOpen, listWithoutDeposit } from './recordedPayments.queries'
import { rememberPayer, lockWaiting, recordedFor, SettledProblem, UNKNOWN_DEPOSIT } from './waitingDeposit'

interface Deps extends ConfirmDeps {
  files: FileStore
  letterhead: Pick<Letterhead, 'holder'>
}

const toProposal = ({ family, nombre, debts, ...proposal }: NamedProposal): BankProposal => {
  const { clase, razones, lineas, onAccount, pago, opciones } = proposal
  return {
    ...(family ? familyOfKey(family) : {}),
    ...(opciones
      ? { opciones: opciones.map((each) => ({ ...familyOfKey(each.key), familia: each.nombre })) }
      : {}),
    familia: nombre,
    clase,
    razones: [...razones],
    lineas: lineas.map((line) => {
      const debt = debts.find(({ tipo, id }) => tipo === line.tipo && id === line.id)
      return { ...line, descripcion: debt?.descripcion ?? '', alumno: debt?.alumno.nombre ?? '' }
    }),
    a_cuenta: toPesos(onAccount),
    pago: pago && { id: pago.pagoId, folio: pago.folio },
  }
}

const toBankDeposit = (
  { monto_centavos, cuenta_ordenante: _, ...row }: DepositRow,
  proposal: NamedProposal | undefined,
): BankDeposit => ({
  ...row,
  monto: toPesos(monto_centavos),
  propuesta: proposal ? toProposal(proposal) : null,
})

const slipReason = ({ padre, fecha }: DepositSlip): string =>
  `${padre.nombre} mandó la ficha de un depósito del ${formatDate(fecha)}`

/** Slips shown beside a deposit, those of its own family first. */
const MAX_SLIPS = 3

/** A slip sent by a family is a further hint to look and changes no proposal. */
const withSlips = (deposit: BankDeposit, slips: readonly DepositSlip[]): BankDeposit => {
  const { propuesta } = deposit
  const isTheirs = ({ padre }: DepositSlip): boolean => propuesta?.padreId === padre.id
  const near = propuesta ? slips.filter((slip) => mayBeOf(slip, deposit)) : []
  const reasons = [...near]
    .sort((a, b) => Number(isTheirs(b)) - Number(isTheirs(a)))
    .slice(0, MAX_SLIPS)
    .map(slipReason)
  return propuesta && reasons.length > 0
    ? { ...deposit, propuesta: { ...propuesta, razones: [...propuesta.razones, ...reasons] } }
    : deposit
}

export const createBankService = ({
  files,
  letterhead,
  charges,
  tuition,
  desk,
  payments,
  depositSlips,
}: Deps) => {
  const services = { charges, tuition }

  const get = async (call: ReadCall, id: number): Promise<BankDeposit> => {
    const row = found(await queries.findDeposit(call.db, id), UNKNOWN_DEPOSIT)
    const proposals = row.estado === 'PENDIENTE' ? await proposalsNow(call, services) : null
    return toBankDeposit(row, proposals?.get(id))
  }

  const whereToPay = async ({ db }: AnyCall): Promise<Pick<HowToPay, 'cuentas' | 'titular'>> => ({
    cuentas: await listReachable(db),
    titular: await letterhead.holder(),
  })

  return {
    ...accounts,

    ...createFileImport({ files }),

    ...createConfirm({ charges, tuition, desk, payments, depositSlips }),

    whereToPay,

    listDeposits: async (
      call: ReadCall,
      query: BankContract['listDeposits']['query'],
    ): Promise<{ movimientos: BankDeposit[]; total: number }> => {
      const { desde, hasta } = query
      if (desde && hasta && hasta < desde)
        throw badField('hasta', 'La fecha final no puede ser anterior a la inicial')
      const { rows, total } = await queries.listDeposits(call.db, query)
      const waits = rows.some(({ estado }) => estado === 'PENDIENTE')
      const proposals = waits ? await proposalsNow(call, services) : null
      const slips = waits ? await depositSlips.list(call, undefined) : []
      const movimientos = rows.map((row) => withSlips(toBankDeposit(row, proposals?.get(row.id)), slips))
      return { movimientos, total }
    },

    getProposal: async (
      call: ReadCall,
      id: number,
      query: BankContract['getProposal']['query'],
    ): Promise<BankProposal> => {
      const { family, padre, alumnos } = await desk.findFamily(call, query)
      const row = found(await queries.findDeposit(call.db, id), UNKNOWN_DEPOSIT)
      if (row.estado !== 'PENDIENTE') throw new SettledProblem(row)
      const key = familyKey(family)
      const proposed = (await proposalsNow(call, services)).get(id)
      if (proposed?.family === key && proposed.pago) return toProposal(proposed)
      const { spent, debts } = await spendOn(call, services, row, alumnos)
      const { lineas, onAccount } = spent
      const nombre = padre?.nombre ?? alumnos[0]!.nombre
      const razones = [amountReason(spent)]
      return toProposal({
        family: key,
        nombre,
        clase: 'PROBABLE',
        razones,
        lineas,
        onAccount,
        pago: null,
        debts,
      })
    },

    /** @throws 404 · 409 the deposit is not pending; the payment is cancelled, matched, or of another amount by transfer */
    match: async (
      call: WriteCall,
      { movimientoId, pagoId }: BankContract['match']['body'],
    ): Promise<BankDeposit> => {
      const deposit = await lockWaiting(call, movimientoId)
      const { pago, family } = await recordedFor(call, payments, deposit, pagoId)
      await queries.updateDeposit(call.db, deposit.id, {
        estado: 'EMPAREJADO',
        payment_id: pagoId,
        motivo: null,
      })
      const after = { ...deposit, estado: 'EMPAREJADO', pago: folioLabel(pago.folio) }
      call.record('MOVIMIENTO_BANCO', deposit.id, deposit, after)
      await rememberPayer(call, deposit, family, null)
      await depositSlips.endWith(call, family, depositFacts(deposit))
      return get(call, deposit.id)
    },

    /** @throws 400 no reason · 404 · 409 it is paid or matched */
    setDepositState: async (
      call: WriteCall,
      id: number,
      { estado, motivo }: BankContract['setDepositState']['body'],
    ): Promise<BankDeposit> => {
      const problem = stateProblem(estado, motivo)
      if (problem) throw badField('motivo', problem)
      const deposit = found(await queries.lockDeposit(call.db, id), UNKNOWN_DEPOSIT)
      if (deposit.pago)
        throw conflict(
          `El depósito está en el folio ${folioLabel(deposit.pago.folio)}: cancela ese pago para liberarlo.`,
        )
      const reason = motivo?.trim() || null
      await queries.updateDeposit(call.db, id, { estado, motivo: reason })
      call.record('MOVIMIENTO_BANCO', id, deposit, { ...deposit, estado, motivo: reason })
      return get(call, id)
    },

    listWithoutDeposit: (
      { db, today }: ReadCall,
      { dias = DEFAULT_WAIT_DAYS }: BankContract['listWithoutDeposit']['query'],
    ): Promise<WithoutDeposit[]> => listWithoutDeposit(db, addDays(today, -dias)),

    countOpen: ({ db, today }: ReadCall) => countOpen(db, addDays(today, -DEFAULT_WAIT_DAYS)),

    listPayers: async (call: ReadCall, query: BankContract['listPayers']['query']): Promise<PayerPair[]> =>
      listPayers(call.db, (await desk.findFamily(call, query)).family),

    getHowToPay: async (call: AnyCall, padreId: number): Promise<HowToPay> => {
      const { padre, alumnos } = await desk.findFamily(call, { padreId })
      const family = {
        padre: padre?.nombre ?? null,
        referencia: padre?.referencia ?? null,
        alumnos: alumnos.map((pupil) => ({
          nombre: pupil.nombre,
          lugar: placeLabel(pupil),
          numero_control: pupil.numero_control,
        })),
      }
      return { title: 'Cómo pagar', ...(await whereToPay(call)), familias: [family], now: call.now }
    },

    forgetPayer: async (call: WriteCall, id: number): Promise<PayerPair> => {
      const pair = found(await deletePayer(call.db, id), 'Esto ya no se recuerda.')
      call.record('PAGADOR', id, pair, null)
      return pair
    },
  }
}
export type BankService = ReturnType<typeof createBankService>
