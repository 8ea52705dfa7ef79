import * as paths from '../../ui/screens/paths'

/** The breadcrumb of the services. */
export const LIST = { label: 'Servicios', to: paths.services }

export const texts = {
  add: 'Registrar servicio',
  added: 'Servicio registrado',
  addFailed: 'Ocurrió un error al registrar el servicio',
  addText: (cycle: string) => `En el ciclo ${cycle}. A los alumnos se les cobra después.`,
  edit: 'Editar',
  editTitle: (nombre: string) => `Editar ${nombre}`,
  editText:
    'El precio nuevo vale para los meses que todavía no se cobran. Los ya registrados se quedan como están.',
  saved: 'Servicio actualizado',
  saveFailed: 'Ocurrió un error al actualizar el servicio',
  deleteTitle: (nombre: string) => `¿Eliminar el servicio ${nombre}?`,
  deleteText: 'Todavía no se le ha cobrado a nadie.',
  deleted: 'Servicio eliminado',
  deleteFailed: 'Ocurrió un error al eliminar el servicio',
  fields: {
    nombre: 'Nombre',
    mensualidad: 'Precio por mes',
    concepto: 'Concepto',
    desde: 'Desde el mes de',
    motivo: 'Motivo',
    from: 'Primer mes',
    until: 'Último mes',
  },
  noConcept: 'Sin concepto',
  conceptHint: 'Opcional: da la clave del SAT para facturar',
  reasonHint: 'Opcional: queda en los cargos cancelados',
  searchHint: 'Buscar por nombre',
  emptyTitle: 'Todavía no hay servicios en este ciclo',
  emptyText: 'Transporte, comedor, tardes: lo que se cobra por mes además de la colegiatura.',
  unknown: 'No existe este servicio',
  service: 'Servicio',
  price: (amount: string) => `${amount} al mes`,
  nobodyTitle: 'Nadie tiene este servicio',
  nobodyText: 'Aparecen aquí los alumnos a los que se les cobra.',
  months: (count: number) => (count === 1 ? '1 mes' : `${count} meses`),
  paid: (count: number) => (count === 0 ? '' : `${count} con pagos`),
  see: 'Ver alumno',
  pupils: 'Alumnos',
  searchPupil: 'Buscar por nombre o control',
  noPupils: 'No hay alumnos inscritos en el ciclo de este servicio',
  alreadyCharged: 'Meses cobrados',
  chosenNone: 'Nadie todavía. Agrega a uno, a varios o a un grupo de la lista.',

  charge: {
    action: 'Cobrar a alumnos',
    title: (nombre: string) => `Cobrar ${nombre}`,
    chosen: 'Se les cobrará',
    count: 'Contar antes de registrar',
    ask: (count: number) => (count === 1 ? '¿Registrar 1 cargo?' : `¿Registrar ${count} cargos?`),
    confirm: (count: number) => (count === 1 ? 'Registrar 1 cargo' : `Registrar ${count} cargos`),
    told: (pupils: number) =>
      pupils === 1 ? 'A 1 alumno, un cargo por mes.' : `A ${pupils} alumnos, un cargo por mes.`,
    nothing: 'No hay nada que cobrar',
    total: 'Se cobrará en total',
    done: (count: number) => (count === 1 ? '1 cargo registrado' : `${count} cargos registrados`),
  },
  leave: {
    action: 'Quitar alumnos',
    title: (nombre: string) => `Quitar de ${nombre}`,
    chosen: 'Se les quitará',
    count: 'Contar antes de quitar',
    ask: (count: number) => (count === 1 ? '¿Cancelar 1 cargo?' : `¿Cancelar ${count} cargos?`),
    confirm: (count: number) => (count === 1 ? 'Cancelar 1 cargo' : `Cancelar ${count} cargos`),
    told: (pupils: number) =>
      pupils === 1 ? '1 alumno deja de deberlos.' : `${pupils} alumnos dejan de deberlos.`,
    nothing: 'No hay nada que cancelar',
    total: 'Dejará de deberse',
    done: (count: number) => (count === 1 ? '1 cargo cancelado' : `${count} cargos cancelados`),
  },
  leftOut: (count: number) =>
    count === 1 ? 'Se deja fuera a 1 alumno' : `Se deja fuera, en todo o en parte, a ${count} alumnos`,
  back: 'Revisar',
} as const

/** What the two pages differ in: charging pupils and taking them off. */
export type Press = 'charge' | 'leave'
