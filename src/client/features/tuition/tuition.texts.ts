import { SETTLED_BEFORE } from '@contract/tuition/tuition.rules'
import { countText } from '@contract/domain/text'

export const texts = {
  open: 'Cobrar',

  pupil: 'Alumno',
  cycle: 'Ciclo escolar',
  noMonths: (cycle: string) => `${cycle} no tiene colegiaturas para este alumno`,
  noMonthsText: 'El ciclo escolar no cobra mensualidades, o se inscribió cuando ya habían terminado.',

  months: 'Colegiaturas',
  standing: {
    PAGADA: 'Pagada',
    BECADA: 'Beca completa',
    ABONADA: 'Abonada',
    POR_PAGAR: 'Por pagar',
    PROXIMA: 'Próxima',
    BAJA: 'Baja',
    SALDADA: SETTLED_BEFORE,
  },
  receipt: 'Recibo',
  openReceipt: 'Abrir recibo',
  cancelPayment: 'Cancelar pago',
  ofMonth: (action: string, month: string) => `${action} de ${month}`,
  chosen: (count: number) =>
    count === 0 ? 'Ninguna colegiatura elegida' : countText(count, 'colegiatura', 'colegiaturas'),
  earlyLine: 'Pronto pago',
  recargoLine: 'Recargos',
  charge: (amount: string) => `Cobrar ${amount}`,
  allPaid: 'Todo está pagado',
  allPaidText: (cycle: string) => `No debe ninguna colegiatura de ${cycle}.`,

  extend: 'Dar prórroga',
  extendEnd: 'Terminar la prórroga',
} as const
