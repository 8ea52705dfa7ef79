import type { BankContract } from '../bank/bank.schemas'
import type { ConceptsContract } from '../concepts/concepts.schemas'
import type { RemindersContract } from '../reminders/reminders.schemas'
import type { ServicesContract } from '../services/services.schemas'
import { allOf, kind, open, personal } from './privacy'

export const MONEY_KINDS = {
  CARGO: kind('Cargo', 'CARGOS', 'descripcion', {
    ...open('descripcion'),
    ...personal('alumno'),
    ...open('cicloEscolar', 'tipo', 'concepto', 'fecha', 'monto_pagar', 'abono', 'estado'),
    ...personal('motivo_cancelacion'),
  }),
  CONCEPTO: kind(
    'Concepto de cobro',
    'CARGOS',
    'nombre',
    allOf<ConceptsContract['create']['body']>()(
      open('nombre', 'monto', 'tipo', 'activo', 'clave_producto', 'objeto_imp', 'impuesto'),
    ),
  ),
  /** Names no pupils: the rows of its charges do. */
  SERVICIO: kind(
    'Servicio',
    'CARGOS',
    'nombre',
    allOf<ServicesContract['create']['body'], 'cicloEscolarId' | 'conceptoId'>()(
      open('nombre', 'cicloEscolar', 'mensualidad', 'meses', 'concepto'),
    ),
  ),
  PAGO: kind('Pago', 'CARGOS', 'folio', {
    ...open('folio'),
    ...personal('alumno'),
    ...open('monto', 'metodo_pago'),
    ...personal('referencia'),
    ...open('fecha', 'conceptos'),
    ...personal('alumnos', 'padre', 'medios'),
    ...open('saldo_usado', 'a_cuenta', 'fecha_pago', 'recargo_condonado'),
    ...personal('motivo_condonacion'),
    ...open('cancelado', 'corte_cancelacion'),
    ...personal('motivo_cancelacion'),
    ...open('impresiones', 'enlace_hasta'),
    ...personal('factura'),
    ...open('uuid', 'timbrado', 'motivo_sat', 'sustituye'),
    ...personal('motivo_rechazo'),
  }),
  ENTREGA: kind(
    'Entrega de facturas',
    'COLEGIATURAS',
    'numero',
    open('numero', 'desde', 'hasta', 'facturas', 'total', 'uuid'),
  ),
  COLEGIATURA: kind('Colegiatura', 'COLEGIATURAS', 'descripcion', {
    ...open('descripcion'),
    ...personal('alumno'),
    ...open('prorroga'),
    ...personal('motivo_prorroga'),
    ...open('abono', 'recargo_abonado', 'estado'),
  }),
  CONTACTO: kind('Contacto', 'COLEGIATURAS', 'familia', {
    ...personal('familia'),
    ...open('fecha', 'medio'),
    ...personal('promesa'),
    ...open('promesa_fecha'),
  }),
  RECORDATORIO: kind(
    'Recordatorio',
    'COLEGIATURAS',
    'titulo',
    allOf<RemindersContract['create']['body']>()(
      open('titulo', 'dias', 'descripcion', 'activa', 'adjuntar_estado', 'activos'),
    ),
  ),
  /** A family that is not reminded until a day; `registroId` is the parent's id. */
  CALLADA: kind('Familia callada', 'COLEGIATURAS', 'familia', {
    ...personal('familia'),
    ...open('hasta'),
    ...personal('motivo'),
  }),
  ESPERA: kind('Familia en espera', 'CARGOS', 'familia', personal('familia')),
  DEVOLUCION: kind('Devolución', 'CARGOS', 'folio', {
    ...open('folio'),
    ...personal('padre', 'alumno'),
    ...open('monto', 'metodo_pago'),
    ...personal('referencia', 'motivo'),
    ...open('fecha', 'cancelado'),
    ...personal('motivo_cancelacion'),
    ...open('impresiones'),
  }),
  CORTE: kind('Corte de caja', 'CARGOS', 'numero', {
    ...open('numero', 'dia', 'movimientos', 'total', 'fondo', 'esperado', 'contado', 'diferencia'),
    ...personal('observaciones'),
  }),
  CUENTA_BANCO: kind(
    'Cuenta del banco',
    'CARGOS',
    'nombre',
    allOf<BankContract['createAccount']['body']>()(open('nombre', 'banco', 'clabe', 'mapeo')),
  ),
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
  PAGADOR: kind('Pagador recordado', 'CARGOS', 'tipo', {
    ...open('tipo', 'rechazado'),
    ...personal('valor'),
  }),
  FONDO: kind('Fondo de caja', 'CARGOS', 'dia', open('dia', 'fondo')),
}
