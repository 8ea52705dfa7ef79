import { daysBetween } from '../domain/dateMath'
import { formatDate, type IsoDate } from '../domain/dates'
import { sumPesos } from '../domain/money'
import type { CollectedMonth, Dashboard } from './dashboard.schemas'

/** From how long before the end of a cycle the next one is asked for, days. */
const NEXT_CYCLE_DAYS = 60

/** Where the pupils are whose steps were left for later. */
const UNFINISHED = '/nueva-familia/pendientes'

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
  /** Pupils whose steps of a new family were left for later. */
  altas?: number
  /** Days before today that a cashier never closed. */
  forgotten: number
}

type Waits = Dashboard['pendientes'][number]

/** 'Alumnos sin grupo' and 13 beside '13 alumnos sin grupo'. */
const counted = (cuantos: number, one: string, many: string, ruta: string): Waits => ({
  texto: cuantos === 1 ? `1 ${one}` : `${cuantos} ${many}`,
  ruta,
  titulo: many.charAt(0).toUpperCase() + many.slice(1),
  cuantos,
})

/** Enrolled pupils that lack something. @param falta the list's filter that shows them */
const pupils = (count: number, what: string, falta: string): Waits =>
  counted(count, `alumno ${what}`, `alumnos ${what}`, `/alumnos/inscritos?falta=${falta}`)

const nextCycle = ({ today, cycle, isNewest }: Pick<Unfinished, 'today' | 'cycle' | 'isNewest'>) => {
  if (!cycle || !isNewest) return null
  const left = daysBetween(today, cycle.fecha_fin)
  if (left > NEXT_CYCLE_DAYS) return null
  const ends = left < 0 ? 'terminó' : 'termina'
  return {
    texto: `El ciclo ${cycle.name} ${ends} el ${formatDate(cycle.fecha_fin)}: registra el siguiente`,
    ruta: '/registro/ciclo-escolar',
  }
}

/**
 * What waits for somebody, the most urgent first, each with the page where it is done.
 * @param can whether the asker holds a pair: nobody is told of what they cannot do
 */
export const waitingTasks = (
  of: Unfinished,
  can: (module: string, action?: string) => boolean,
): Dashboard['pendientes'] => {
  const { forgotten, altas = 0, sin_grupo = 0, sin_padre = 0, sin_curp = 0, sin_grado = 0 } = of
  const days = 'de caja sin corte'
  const tasks = [
    can('CICLO ESCOLAR', 'CREATE') && nextCycle(of),
    forgotten > 0 && counted(forgotten, `día ${days}`, `días ${days}`, '/cortes'),
    can('ALUMNOS', 'CREATE') &&
      altas > 0 &&
      counted(altas, 'alta sin terminar', 'altas sin terminar', UNFINISHED),
    can('INSCRIPCIONES', 'UPDATE') &&
      sin_grado > 0 &&
      counted(sin_grado, 'alumno sin grado', 'alumnos sin grado', '/inscripciones/sin-grado'),
    can('ALUMNOS', 'UPDATE') && sin_grupo > 0 && pupils(sin_grupo, 'sin grupo', 'grupo'),
    can('PADRES', 'UPDATE') && sin_padre > 0 && pupils(sin_padre, 'sin padre o tutor', 'padre'),
    can('ALUMNOS', 'UPDATE') && sin_curp > 0 && pupils(sin_curp, 'con CURP sin verificar', 'curp'),
  ]
  return tasks.filter((task) => task !== false && task !== null)
}

/** What is owed of a month and how much of it is paid, as its bar in the chart; pesos. What a yearly payment spares is in neither. */
export const collectedOf = ({ cobrado, abierto }: Pick<CollectedMonth, 'cobrado' | 'abierto'>) => {
  const owed = sumPesos([cobrado, abierto])
  const share = owed === 0 ? 0 : Math.round((cobrado * 100) / owed)
  // 99.7 % is not yet all of it.
  return { paid: cobrado, owed, percent: abierto > 0 ? Math.min(share, 99) : share }
}
