import type { BankContract } from '../bank/bank.schemas'
import { allOf, kind, open, personal } from './audit.privacy'

/** Records of the bank's files and deposits. */
export const BANK_KINDS = {
  /** The school's account in a bank. */
  CUENTA_BANCO: kind(
    'Cuenta del banco',
    'CARGOS',
    'nombre',
    allOf<BankContract['createAccount']['body']>()(open('nombre', 'banco', 'clabe', 'mapeo')),
  ),
  /** A file of the bank that was kept. */
  ARCHIVO_BANCO: kind(
    'Archivo del banco',
    'CARGOS',
    'cuenta',
    open('cuenta', 'desde', 'hasta', 'nuevos', 'repetidos', 'cargos', 'rechazados'),
  ),
  MOVIMIENTO_BANCO: kind('Depósito del banco', 'CARGOS', 'fecha', {
    ...open('fecha', 'estado', 'pago'),
    ...personal('motivo'),
  }),
  /** An account or a name that is remembered for a family. */
  PAGADOR: kind('Pagador recordado', 'CARGOS', 'tipo', {
    ...open('tipo', 'rechazado'),
    ...personal('valor'),
  }),
}
