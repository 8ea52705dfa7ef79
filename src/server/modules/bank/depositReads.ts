import { mayBeOf } from '@contract/depositSlips/depositSlips.rules'
import type { DepositSlip } from '@contract/depositSlips/depositSlips.schemas'
import type { BankContract, BankDeposit, BankProposal } from '@contract/bank/bank.schemas'
import { amountReason } from '@contract/bank/debts.rules'
import { formatDate } from '@contract/domain/dates'
import { familyKey, familyOfKey } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import type { ReadCall } from '../../http/call'
import { badField, found } from '../../shared/problem'
import type { ConfirmDeps } from './confirm'
import * as queries from './deposits.queries'
import type { DepositRow } from './deposits.queries'
import { spendOn } from './familyDebts'
import { proposalsNow, type NamedProposal } from './proposals'
import { SettledProblem, UNKNOWN_DEPOSIT } from './waitingDeposit'

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

/** Deposits with what is proposed for those that wait. */
export const createDepositReads = ({
  charges,
  tuition,
  desk,
  depositSlips,
}: Omit<ConfirmDeps, 'payments'>) => {
  const services = { charges, tuition }

  return {
    get: async (call: ReadCall, id: number): Promise<BankDeposit> => {
      const row = found(await queries.findDeposit(call.db, id), UNKNOWN_DEPOSIT)
      const proposals = row.estado === 'PENDIENTE' ? await proposalsNow(call, services) : null
      return toBankDeposit(row, proposals?.get(id))
    },

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
  }
}
