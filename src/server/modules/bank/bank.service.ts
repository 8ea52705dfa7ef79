import { DEFAULT_WAIT_DAYS, stateProblem } from '@contract/bank/bank.rules'
import type { BankContract, BankDeposit, PayerPair, WithoutDeposit } from '@contract/bank/bank.schemas'
import { addDays } from '@contract/domain/dateMath'
import { placeLabel } from '@contract/domain/grades'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { FileStore } from '../../files/fileStore'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { assertField, conflict, found } from '../../shared/problem'
import type { Letterhead } from '../school/letterhead'
import { accounts } from './accounts'
import { listReachable } from './accounts.queries'
import { depositFacts, createConfirm, type ConfirmDeps } from './confirm'
import type { HowToPay } from './howToPay.paper'
import { createDepositReads } from './depositReads'
import * as queries from './deposits.queries'
import { createFileImport } from './importBankFile'
import { deletePayer, listPayers } from './payers.queries'
import { countOpen, listWithoutDeposit } from './recordedPayments.queries'
import { rememberPayer, lockWaiting, recordedFor, UNKNOWN_DEPOSIT } from './waitingDeposit'

interface Deps extends ConfirmDeps {
  files: FileStore
  letterhead: Pick<Letterhead, 'holder'>
}

/** Nothing is posted unless a user confirms it (decisions/domain/bank). */
export const createBankService = ({
  files,
  letterhead,
  charges,
  tuition,
  desk,
  payments,
  depositSlips,
}: Deps) => {
  const { get, ...deposits } = createDepositReads({ charges, tuition, desk, depositSlips })

  const whereToPay = async ({ db }: AnyCall): Promise<Pick<HowToPay, 'cuentas' | 'titular'>> => ({
    cuentas: await listReachable(db),
    titular: await letterhead.holder(),
  })

  return {
    ...accounts,

    ...createFileImport({ files }),

    ...createConfirm({ charges, tuition, desk, payments, depositSlips }),

    ...deposits,

    whereToPay,

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
      assertField('motivo', stateProblem(estado, motivo))
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
