import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Bucket } from '@contract/statements/statements.rules'

/** How late something is, in a word. */
export const BUCKET_LABELS: Record<Bucket, string> = {
  un_mes: '1 mes',
  dos_meses: '2 meses',
  tres_meses: '3 meses o más',
}

/** Where a pupil is chosen, for a breadcrumb. */
export const LIST = { label: 'Estado de cuenta', to: '/estado-de-cuenta' }

export const texts = {
  pick: 'Elige al alumno',
  searchPupil: 'Buscar por nombre, CURP o control',
  noPupils: 'No hay alumnos inscritos',
  noPupilsText:
    'Aquí aparecen los alumnos del ciclo escolar actual, para ver lo que deben y lo que han pagado.',
  open: 'Ver estado de cuenta',
  unknown: 'No existe este alumno',

  cycle: 'Ciclo escolar',
  allCycles: 'Todos los ciclos',
  asOf: (day: string) => `Al ${day}`,
  parent: (name: string) => `Padre o tutor: ${name}`,
  pupil: 'Ver alumno',
  pdf: 'Abrir PDF',
  balance: 'Saldo',
  overdue: 'Vencido',
  toCome: 'Por vencer',
  fees: 'Recargos al día de hoy',
  feesText: 'Se cobran aparte, si se paga hoy',
  settled: 'Sin adeudos',
  movements: 'Movimientos',
  receipt: 'Recibo',
  openReceipt: 'Abrir recibo',
  noMovements: 'Todavía no hay movimientos',
  noMovementsText: 'Aquí aparecen sus cargos, colegiaturas y pagos desde que se inscribe.',
  future: 'Por vencer',
  cancelled: 'Cancelado',
  folio: (folio: number) => `Folio ${folioLabel(folio)}`,

  debtors: 'Morosos',
  debtorsText: (families: number, day: string) =>
    `${families === 1 ? '1 familia' : `${families} familias`} con adeudos vencidos al ${day}`,
  noDebtors: 'Nadie debe nada vencido',
  noDebtorsText: 'Aquí aparecen las familias con cargos o colegiaturas cuya fecha ya pasó.',
  total: 'Total vencido',
  buckets: 'Vencido por atraso',
  later: 'Por vencer',
  lateness: 'Atraso',
  allLateness: 'Cualquier atraso',
  grade: 'Grado',
  allGrades: 'Todos los grados',
  clearFilters: 'Quitar filtros',
  export: 'Descargar CSV',
  exportName: (day: string) => `morosos-${day}.csv`,
  since: (day: string) => `Desde el ${day}`,
  remind: 'Recordar',
  collect: 'Cobrar',
  noParent: 'Sin padre registrado',
  noPhone: 'Sin teléfono',
  remindTitle: (name: string) => `Recordatorio a ${name}`,
  message: 'Mensaje',
  messageHint: 'Puedes cambiarlo antes de enviarlo.',
  copy: 'Copiar mensaje',
  copied: 'Mensaje copiado',
  cannotCopy: 'El navegador no dejó copiar: selecciona el texto y cópialo a mano.',
  whatsApp: 'Abrir WhatsApp',
  noPhoneText: 'No hay un teléfono de 10 dígitos registrado: copia el mensaje y envíalo por otro medio.',
  csv: [
    'Familia',
    'Teléfono',
    'Alumno',
    'Número de control',
    'Grado',
    'Grupo',
    'Concepto',
    'Ciclo escolar',
    'Venció',
    'Meses de atraso',
    'Adeudo',
    'Recargo a hoy',
  ],
} as const
