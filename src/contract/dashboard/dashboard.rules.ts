import { countText, capitalized } from '../domain/text'
import { daysBetween } from '../domain/dateMath'
import { formatDate, type IsoDate } from '../domain/dates'
import { sumPesos } from '../domain/money'
import * as paths from '../domain/screenPaths'
import type { CollectedMonth, Dashboard } from './dashboard.schemas'

const NEXT_CYCLE_DAYS = 60

const ACCESSES = `${paths.audit}?tipo=ACCESO`

interface Unfinished {
  today: IsoDate
  cycle: { name: string; fecha_fin: IsoDate } | null
  isNewest: boolean
  sin_grupo?: number
  sin_padre?: number
  /** Pupils whose CURP does not add up; `curp_pendiente`: those without one. */
  sin_curp?: number
  curp_pendiente?: number
  sin_grado?: number
  /** Pupils whose beca of siblings differs from the cycle's rule. */
  hermanos?: number
  /** Pupils registered by «Nueva familia» whose further steps were postponed. */
  altas?: number
  /** Charges of coming cycles for which another due day is proposed. */
  vencen_antes?: number
  correcciones?: number
  accesos?: UnusualAccess
  forgotten: number
}

/** Of the last 24 hours, from rows of kind ACCESO: locks, refusals in hours with more than twenty, and sign-ins from a new browser at night. */
export interface UnusualAccess {
  bloqueos: number
  rechazos: number
  de_noche: number
}
export const USUAL_REFUSALS = 20
/** A sign-in from a new browser is at night from this hour to that one, in the school's time zone. */
export const NIGHT = { from: 22, to: 6 } as const

type Waits = Dashboard['pendientes'][number]

const waitsOf = (cuantos: number, one: string, many: string, ruta: string): Waits => ({
  texto: countText(cuantos, one, many),
  ruta,
  titulo: capitalized(many),
  cuantos,
})

const pupils = (count: number, what: string, falta: string): Waits =>
  waitsOf(count, `alumno ${what}`, `alumnos ${what}`, `${paths.enrolledStudents}?falta=${falta}`)

const nextCycle = ({ today, cycle, isNewest }: Pick<Unfinished, 'today' | 'cycle' | 'isNewest'>) => {
  if (!cycle || !isNewest) return null
  const left = daysBetween(today, cycle.fecha_fin)
  if (left > NEXT_CYCLE_DAYS) return null
  const ends = left < 0 ? 'terminó' : 'termina'
  return {
    texto: `El ciclo ${cycle.name} ${ends} el ${formatDate(cycle.fecha_fin)}: registra el siguiente`,
    ruta: paths.newCycle,
  }
}

export const waitingTasks = (
  of: Unfinished,
  can: (module: string, action?: string) => boolean,
): Dashboard['pendientes'] => {
  const { forgotten, altas = 0, sin_grupo = 0, sin_padre = 0, sin_curp = 0, sin_grado = 0, hermanos = 0 } = of
  const { vencen_antes = 0, correcciones = 0, curp_pendiente = 0 } = of
  const days = 'de caja sin corte'
  const { bloqueos = 0, rechazos = 0, de_noche = 0 } = of.accesos ?? {}
  const tasks = [
    bloqueos > 0 && waitsOf(bloqueos, 'ingreso bloqueado', 'ingresos bloqueados', ACCESSES),
    rechazos > 0 &&
      waitsOf(rechazos, 'ingreso rechazado desde ayer', 'ingresos rechazados desde ayer', ACCESSES),
    de_noche > 0 &&
      waitsOf(
        de_noche,
        'ingreso de noche desde otro equipo',
        'ingresos de noche desde otro equipo',
        ACCESSES,
      ),
    can('CICLO ESCOLAR', 'CREATE') && nextCycle(of),
    forgotten > 0 && waitsOf(forgotten, `día ${days}`, `días ${days}`, paths.cashCuts),
    can('INSCRIPCIONES', 'UPDATE') &&
      vencen_antes > 0 &&
      waitsOf(
        vencen_antes,
        'cargo que vence antes de que empiece su ciclo',
        'cargos que vencen antes de que empiece su ciclo',
        paths.reenrolments,
      ),
    can('PADRES', 'UPDATE') &&
      correcciones > 0 &&
      waitsOf(
        correcciones,
        'corrección de una familia por revisar',
        'correcciones de familias por revisar',
        paths.corrections,
      ),
    can('ALUMNOS', 'CREATE') &&
      altas > 0 &&
      waitsOf(altas, 'alta sin terminar', 'altas sin terminar', paths.pendingFamilies),
    can('INSCRIPCIONES', 'UPDATE') &&
      sin_grado > 0 &&
      waitsOf(sin_grado, 'alumno sin grado', 'alumnos sin grado', paths.withoutYear),
    can('ALUMNOS', 'UPDATE') && sin_grupo > 0 && pupils(sin_grupo, 'sin grupo', 'grupo'),
    can('PADRES', 'UPDATE') && sin_padre > 0 && pupils(sin_padre, 'sin padre o tutor', 'padre'),
    can('BECAS', 'CREATE') &&
      hermanos > 0 &&
      waitsOf(
        hermanos,
        'descuento de hermanos por poner',
        'descuentos de hermanos por poner',
        paths.siblings,
      ),
    can('ALUMNOS', 'UPDATE') && sin_curp > 0 && pupils(sin_curp, 'con CURP sin verificar', 'curp'),
    can('ALUMNOS', 'UPDATE') && curp_pendiente > 0 && pupils(curp_pendiente, 'sin CURP', 'sin-curp'),
  ]
  return tasks.filter((task) => task !== false && task !== null)
}

/** Pesos. The discount of the yearly payment counts neither as owed nor as paid. */
export const collectedOf = ({ cobrado, abierto }: Pick<CollectedMonth, 'cobrado' | 'abierto'>) => {
  const owed = sumPesos([cobrado, abierto])
  const share = owed === 0 ? 0 : Math.round((cobrado * 100) / owed)
  // 99.7 % must not be rounded up to 100 % while something is open.
  return { paid: cobrado, owed, percent: abierto > 0 ? Math.min(share, 99) : share }
}
