import { auditRoutes } from '@contract/audit/audit.routes'
import { bankRoutes } from '@contract/bank/bank.routes'
import { cashCutsRoutes } from '@contract/cashCuts/cashCuts.routes'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import * as paths from '@contract/domain/screenPaths'
import { INVOICE_JOBS } from './invoiceJobs'
import type { Job } from './job'

const { collect } = deskRoutes
const WAIVE = { access: [['COLEGIATURAS', 'DELETE']] } as const

export const MONEY_JOBS: readonly Job[] = [
  {
    id: 'cobrar',
    title: 'Atender a una familia en la caja',
    keywords: 'cobrar pagar recibo colegiatura visita',
    steps: [
      {
        text: 'Abre la caja y escribe el nombre del padre, de un hijo, el teléfono o un folio.',
        to: paths.desk,
      },
      { text: 'Con una sola coincidencia Enter la abre; con varias, elige con las flechas.' },
      { text: 'Elige lo que se paga. Lo vencido ya está elegido.', call: collect },
      { text: 'Escribe el efectivo recibido, o presiona «Exacto», y presiona «Cobrar».', call: collect },
      { text: 'Imprime el recibo y entrégalo.', call: collect },
    ],
  },
  {
    id: 'dos-metodos',
    title: 'Cobrar con dos métodos de pago',
    keywords: 'mixto tarjeta transferencia cheque depósito medios referencia',
    steps: [
      { text: 'Abre a la familia en la caja y elige lo que se paga.', to: paths.desk },
      {
        text: 'Escribe la cantidad del primer método y presiona «Otro método», o la tecla +.',
        call: collect,
      },
      {
        text: 'Elige el segundo método y escribe su referencia; lo que falta ya está puesto.',
        call: collect,
      },
      { text: 'Presiona «Cobrar»: es un solo recibo con los dos métodos.', call: collect },
    ],
  },
  {
    id: 'banco',
    title: 'Confirmar los depósitos del banco',
    keywords: 'transferencia archivo movimientos estado de cuenta spei clabe referencia conciliar',
    steps: [
      {
        text: 'Descarga del banco el archivo de movimientos y presiona «Traer archivo del banco».',
        to: paths.bank,
        call: bankRoutes.confirm,
      },
      {
        text: 'Revisa los tres primeros depósitos. Si una columna no es la que dice, elígela: la cuenta la recuerda.',
        call: bankRoutes.confirm,
      },
      {
        text: 'Presiona «Confirmar las … seguras» después de ver cuántas son y cuánto suman.',
        call: bankRoutes.confirm,
      },
      {
        text: 'Las demás, una por una: flechas para moverte, Enter para confirmar, una letra para buscar otra familia.',
        call: bankRoutes.confirm,
      },
      { text: 'Mira qué transferencias se registraron y nunca llegaron.', to: paths.withoutDeposit },
    ],
  },
  {
    id: 'saldo-a-favor',
    title: 'Usar o devolver el saldo a favor',
    keywords: 'crédito a cuenta anticipo devolución reembolso',
    steps: [
      { text: 'Abre a la familia en la caja: su saldo a favor está junto a su nombre.', to: paths.desk },
      { text: 'Elige lo que se paga y usa el saldo a favor para cubrirlo.', call: collect },
      {
        text: 'Para devolverlo presiona «Devolver saldo» y escribe el motivo.',
        call: deskRoutes.refund,
      },
    ],
  },
  ...INVOICE_JOBS,
  {
    id: 'saldado-antes',
    title: 'Explicar un mes «Saldado antes»',
    keywords: 'apertura saldo anterior pagó antes otro sistema recibo viejo adeudo traía',
    steps: [
      {
        text: 'Es un mes que la familia arregló antes de que la escuela llevara aquí sus cuentas: no se debe, y su recibo es del sistema anterior.',
        to: paths.pickTuition,
      },
      {
        text: 'Lo que debía de antes se cobra en la caja: los meses desde el primero que debe, y lo de otros ciclos como SALDO ANTERIOR.',
        to: paths.desk,
      },
      {
        text: 'Lo que traía a su favor está en la ficha de la familia, en Saldo a favor; la caja lo propone primero.',
        to: paths.parents,
        call: deskRoutes.getCredit,
      },
    ],
  },
  {
    id: 'deshacer-pago',
    title: 'Deshacer un pago',
    keywords: 'cancelar recibo folio error equivocado',
    steps: [
      {
        text: 'Presiona Ctrl+K y escribe el folio: Enter abre su pago en Pagos y recibos.',
        to: paths.payments,
      },
      {
        text: 'En las acciones del pago elige «Cancelar» y escribe el motivo.',
        call: paymentsRoutes.cancel,
      },
      { text: 'Lo que se había pagado vuelve a deberse; si hubo efectivo, devuélvelo.' },
    ],
  },
  {
    id: 'prorroga',
    title: 'Dar una prórroga o condonar un recargo',
    keywords: 'extensión plazo perdonar multa interés',
    steps: [
      { text: 'Abre a la familia en la caja y elige los meses.', to: paths.desk },
      {
        text: 'Presiona «Prórroga» y escribe hasta qué día y por qué.',
        call: tuitionRoutes.extend,
      },
      {
        text: 'Para condonar un recargo, cobra en la caja y presiona «Condonar recargo de …» en ese mes.',
        to: paths.desk,
        call: WAIVE,
      },
    ],
  },
  {
    id: 'corte',
    title: 'Cerrar el corte de caja',
    keywords: 'arqueo contar efectivo fin del día',
    steps: [
      { text: 'Abre Corte de caja: ahí está lo que recibiste desde el último.', to: paths.cashCuts },
      { text: 'Cuenta billetes y monedas y escríbelos.', call: cashCutsRoutes.close },
      {
        text: 'Revisa la diferencia, presiona «Cerrar corte» e imprime su papel.',
        call: cashCutsRoutes.close,
      },
    ],
  },
  {
    id: 'quien-cobro',
    title: 'Saber quién recibió un folio',
    keywords: 'recibo cajero bitácora auditoría',
    steps: [
      {
        text: 'Presiona Ctrl+K y escribe el folio: dice quién lo recibió, y Enter abre el pago.',
        call: paymentsRoutes.get,
      },
      {
        text: 'Para ver si alguien lo cambió o canceló, búscalo en la bitácora.',
        to: paths.audit,
        call: auditRoutes.list,
      },
    ],
  },
  {
    id: 'recordar',
    title: 'Recordar a quien debe',
    keywords: 'morosos cobranza adeudo vencido aviso whatsapp correo llamada promesa contacto',
    steps: [
      { text: 'Abre Morosos: están por lo que deben hoy, con sus recargos.', to: paths.debtors },
      {
        text: 'En las acciones de la familia elige «Recordar»: el texto ya dice qué debe y cuánto; revísalo y mándalo.',
        call: contactsRoutes.create,
      },
      {
        text: 'Lo que prometió en una llamada se anota en las acciones de la familia, en «Contactos»: se ve la próxima vez.',
        call: contactsRoutes.create,
      },
    ],
  },
]
