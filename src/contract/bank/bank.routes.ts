import { callsOf, defineRoutes } from '../http/route'
import type { BankContract } from './bank.schemas'
import { bankShows } from './bank.shows'

const bank = callsOf('CARGOS')
const families = callsOf('PADRES', 'CARGOS', 'COLEGIATURAS')

/** A deposit pays charges and months alike, so both permissions are needed. */
const guarded = { access: [['CARGOS', 'UPDATE']], needs: [['COLEGIATURAS', 'UPDATE']] } as const
const ofSchool = { access: [['CICLO ESCOLAR', 'UPDATE']], changes: ['Bank'] } as const

export const bankRoutes = defineRoutes<BankContract>(bankShows)({
  listAccounts: bank.get('/banco/cuentas'),
  createAccount: bank.post('/banco/cuentas', ofSchool),
  updateAccount: bank.patch('/banco/cuentas/{id}', ofSchool),
  listFiles: bank.get('/banco/archivos'),
  // The same file twice writes nothing twice, so its answer need not be stored for retries.
  importFile: bank.post('/banco/archivos', {
    ...guarded,
    upload: { field: 'file', kinds: ['sheet'], max: 1 },
    notReplayed: true,
    changes: ['Bank'],
  }),
  listDeposits: bank.get('/banco/movimientos'),
  getProposal: bank.get('/banco/movimientos/{id}/propuesta'),
  confirm: bank.post('/banco/confirmar', {
    ...guarded,
    idempotent: true,
    changes: ['Charge', 'Tuition', 'Payment', 'CashCut', 'Bank'],
    names: ['Charge'],
  }),
  /** For other programs: the page matches by confirming a proposal that names the payment. */
  match: bank.post('/banco/emparejar', { ...guarded, changes: ['Bank'] }),
  setDepositState: bank.patch('/banco/movimientos/{id}', { ...guarded, changes: ['Bank'] }),
  listWithoutDeposit: bank.get('/banco/sin-deposito'),
  getHowToPay: families.get('/padres/{id}/como-pagar'),
  listPayers: bank.get('/banco/recordados'),
  forgetPayer: bank.delete('/banco/recordados/{id}', { ...guarded, changes: ['Bank'] }),
})
