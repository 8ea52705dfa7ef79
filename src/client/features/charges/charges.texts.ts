/** The titles of a failed payment are the customer's words, slips included. */
export const texts = {
  pending: 'Cargos pendientes',
  enrolment: 'Cargos de inscripción pendientes',
  partlyPaid: 'Complementos de cargos',
  cancelled: 'Cargos cancelados',
  register: 'Registrar cargo',
  pay: 'Pagar',
  complement: 'Complemento',
  cancel: 'Cancelar',
  account: 'Estado de cuenta',
  audit: 'Bitácora',

  payTitle: 'Pagar cargo',
  payError: 'Ocurrio un Error al Pagar el Cargo',
  complementTitle: 'Registrar complemento',
  complementSubmit: 'Registrar complemento',
  complementError: 'Ocurrio un Error al registrar el complemento',
  abonoMissing: 'Escribe el abono',
  remains: 'Queda por pagar',
  balanceNow: (now: string, before: string) =>
    `Este cargo cambió en otra caja: debía ${before} y ahora debe ${now}. Revisa y cobra de nuevo.`,
  changedElsewhere: 'Este cargo cambió en otra caja. Revisa y cobra de nuevo.',
  settled: { PAGADO: 'Este cargo ya está pagado', CANCELADO: 'Este cargo ya está cancelado' },
  settledText: 'Se cobró o se canceló en otra caja mientras tanto. Aquí no se cobró nada.',

  cancelTitle: '¿Cancelar este cargo?',
  cancelSubmit: 'Cancelar cargo',
  cancelText: (alumno: string, amount: string) =>
    `${alumno} dejará de deber ${amount}. El cargo no se borra: queda en «Cargos cancelados» con el motivo y tu nombre.`,
  cancelled1: 'Cargo cancelado',
  cannotCancel: 'Este cargo tiene pagos',
  cannotCancelHow: 'Cuando no tenga pagos, aquí mismo podrás cancelarlo.',

  noConcept: 'Otro: escribir la descripción',
  conceptHint: 'Propone la descripción y el monto; los dos se pueden cambiar',

  fields: {
    conceptoId: 'Concepto',
    metodo_pago: 'Método de pago',
    referencia: 'Referencia',
    pago_parcial: 'Pago parcial',
    abono: 'Abono',
    recibido: 'Efectivo recibido',
    descripcion: 'Descripción',
    fecha: 'Fecha',
    monto: 'Monto',
  },

  pick: 'Alumnos',
  searchPupil: 'Buscar por nombre, CURP o control',
  chosen: 'Se les cobrará',
  chosenNone: 'Nadie todavía. Agrega a uno o a varios de la lista.',
  noPupils: 'No hay alumnos inscritos',
  noPupilsText: 'Aquí aparecen los alumnos del ciclo escolar actual, para registrarles un cargo.',
  total: 'Total',
  askMany: (count: number) => `¿Registrar ${count} cargos?`,
  askManyText: (descripcion: string, each: string) => `«${descripcion}», ${each} a cada alumno.`,
  undo: (count: number) => (count === 1 ? 'Deshacer este cargo' : `Deshacer los ${count} cargos`),
  undoTitle: (count: number) => (count === 1 ? '¿Deshacer este cargo?' : `¿Deshacer los ${count} cargos?`),
  undoText: (descripcion: string) =>
    `Nadie deberá «${descripcion}». Los cargos no se borran: quedan en «Cargos cancelados» con el motivo y tu nombre.`,
  undone: 'Cargos deshechos',
  wholeBatch: 'También los demás cargos que se registraron junto con este',
  submit: (count: number) => (count > 1 ? `Registrar ${count} cargos` : 'Registrar cargo'),
  made: (count: number) => (count === 1 ? '1 cargo registrado' : `${count} cargos registrados`),
  goToPay: (count: number) => (count === 1 ? 'Cobrar ahora' : 'Ver en pendientes'),
  another: 'Registrar otro cargo',

  pickCharge: (what: string, name: string) => `Elegir ${what} de ${name}`,
  picked: 'Elegidos para cobrar',
  pickedSum: (count: number, amount: string) =>
    `${count === 1 ? '1 cargo elegido' : `${count} cargos elegidos`} · ${amount}`,
  severalFamilies: (count: number) => `Son de ${count} familias: cada una paga con su recibo.`,
  collect: (count: number) => `Cobrar ${count}`,
  collectFrom: (count: number, name: string) => `Cobrar ${count} a ${name}`,
  pickOthers: (count: number) =>
    count === 1 ? 'También el otro de la familia' : `También los otros ${count} de la familia`,
  pickNone: 'Quitar selección',
  pupilOwes: (count: number, amount: string) => `${count} cargos, ${amount}`,

  emptyTitle: 'No hay cargos pendientes',
  emptyText: 'Aquí aparece lo que las familias deben: inscripciones, material y otros cargos.',
  emptyEnrolment: 'No hay inscripciones por cobrar',
  emptyPartlyPaid: 'No hay cargos con pago parcial',
  emptyPartlyPaidText: 'Aquí aparecen los cargos que se pagaron en parte, para registrar lo que falta.',
  emptyCancelled: 'No hay cargos cancelados',
  emptyCancelledText: 'Aquí quedan los cargos que se cancelan, con el motivo y quién lo hizo.',
  discount: (percent: string) => `con descuento de ${percent}`,
  sum: (amount: string) => `suman ${amount}`,
  clearFilters: 'Quitar filtros',
} as const

export const NOUN = { one: 'cargo', many: 'cargos' } as const
