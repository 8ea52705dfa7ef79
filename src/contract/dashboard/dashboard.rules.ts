import { daysBetween } from '../domain/dateMath'
import { formatDate, type IsoDate } from '../domain/dates'
import type { Dashboard } from './dashboard.schemas'

/** Private schools owe becas to at least this part of their pupils, percent (Ley General de Educación, artículo 149). */
export const LEGAL_SCHOLARSHIPS_PERCENT = 5

/** From how long before the end of a cycle the next one is asked for, days. */
const NEXT_CYCLE_DAYS = 60

/** What is known of the school's unfinished things; zero or absent is nothing. */
interface Unfinished {
  today: IsoDate
  /** The one of today; null without any. */
  cycle: { name: string; fecha_fin: IsoDate } | null
  /** No cycle follows it. */
  isNewest: boolean
  /** Enrolled pupils without one. */
  sin_grupo?: number
  sin_padre?: number
  sin_curp?: number
  sin_grado?: number
  /** Days before today that a cashier never closed. */
  forgotten: number
}

const pupils = (count: number, one: string, many: string): string =>
  count === 1 ? `1 alumno ${one}` : `${count} alumnos ${many}`

/**
 * What waits for somebody, the most urgent first, each with the page where it is done.
 * @param can whether the asker holds a pair: nobody is told of what they cannot do
 */
export const waitingTasks = (
  { today, cycle, isNewest, forgotten, ...of }: Unfinished,
  can: (module: string, action?: string) => boolean,
): Dashboard['pendientes'] => {
  const { sin_grupo = 0, sin_padre = 0, sin_curp = 0, sin_grado = 0 } = of
  const left = cycle && daysBetween(today, cycle.fecha_fin)
  const ends =
    cycle &&
    (left! < 0
      ? `El ciclo ${cycle.name} terminó el ${formatDate(cycle.fecha_fin)}: registra el siguiente`
      : `El ciclo ${cycle.name} termina el ${formatDate(cycle.fecha_fin)}: registra el siguiente`)
  const tasks = [
    can('CICLO ESCOLAR', 'CREATE') &&
      ends &&
      isNewest &&
      left! <= NEXT_CYCLE_DAYS && { texto: ends, ruta: '/registro/ciclo-escolar' },
    forgotten > 0 && {
      texto: forgotten === 1 ? '1 día de caja sin corte' : `${forgotten} días de caja sin corte`,
      ruta: '/cortes',
    },
    can('INSCRIPCIONES', 'UPDATE') &&
      sin_grado > 0 && {
        texto: pupils(sin_grado, 'sin grado', 'sin grado'),
        ruta: '/inscripciones/sin-grado',
      },
    can('ALUMNOS', 'UPDATE') &&
      sin_grupo > 0 && {
        texto: pupils(sin_grupo, 'sin grupo', 'sin grupo'),
        ruta: '/alumnos/inscritos?falta=grupo',
      },
    can('PADRES', 'UPDATE') &&
      sin_padre > 0 && {
        texto: pupils(sin_padre, 'sin padre o tutor', 'sin padre o tutor'),
        ruta: '/alumnos/inscritos?falta=padre',
      },
    can('ALUMNOS', 'UPDATE') &&
      sin_curp > 0 && {
        texto: pupils(sin_curp, 'con CURP sin verificar', 'con CURP sin verificar'),
        ruta: '/alumnos/inscritos?falta=curp',
      },
  ]
  return tasks.filter((task) => task !== false && task !== null && task !== '') as Dashboard['pendientes']
}
