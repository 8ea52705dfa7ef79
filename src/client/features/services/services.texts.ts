import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'

export const LIST = { label: 'Servicios', to: paths.services }

export const texts = {
  add: 'Registrar servicio',
  edit: 'Editar',
  fields: {
    mensualidad: 'Precio por mes',
  },
  price: (amount: string) => `${amount} al mes`,
  paid: (count: number) => (count === 0 ? '' : `${count} con pagos`),
  pupils: 'Alumnos',
  searchPupil: 'Buscar por nombre o control',
  alreadyCharged: 'Meses cobrados',

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
    done: (count: number) => countText(count, 'cargo registrado', 'cargos registrados'),
  },
  remove: {
    action: 'Quitar alumnos',
    title: (nombre: string) => `Quitar de ${nombre}`,
    chosen: 'Se les quitará',
    count: 'Contar antes de quitar',
    ask: (count: number) => (count === 1 ? '¿Cancelar 1 cargo?' : `¿Cancelar ${count} cargos?`),
    confirm: (count: number) => (count === 1 ? 'Cancelar 1 cargo' : `Cancelar ${count} cargos`),
    told: (pupils: number) => countText(pupils, 'alumno deja de deberlos.', 'alumnos dejan de deberlos.'),
    nothing: 'No hay nada que cancelar',
    total: 'Dejará de deberse',
    done: (count: number) => countText(count, 'cargo cancelado', 'cargos cancelados'),
  },
  leftOut: (count: number) =>
    count === 1 ? 'Se deja fuera a 1 alumno' : `Se deja fuera, en todo o en parte, a ${count} alumnos`,
} as const

export type ServiceRun = 'charge' | 'remove'
