import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { IconName } from '../../ui/icons/paths'

export interface Task {
  to: string
  icon: IconName
  title: string
  text: string
  /** What everything else waits for. */
  urgent?: boolean
}

type Can = (module: string, action: string) => boolean

const enrolledIn = ({ inscritos }: Cycle): number =>
  inscritos ? inscritos.PREESCOLAR + inscritos.PRIMARIA : 0

/**
 * The tasks a user may do now, the one that is due first. Without a cycle nothing else can begin.
 * @param cycle null when there is none, undefined while that is not known
 */
export const tasksFor = (cycle: Cycle | null | undefined, can: Can): Task[] => {
  const tasks: (Task | false)[] = [
    can('CICLO ESCOLAR', 'CREATE') &&
      cycle === null && {
        to: '/registro/ciclo-escolar',
        icon: 'calendar',
        title: 'Registrar el ciclo escolar',
        text: 'Fechas y costos. Todo lo demás empieza aquí.',
        urgent: true,
      },
    can('ALUMNOS', 'CREATE') && {
      to: '/registro/alumno',
      icon: 'user',
      title: 'Registrar un alumno',
      text: 'Datos, foto, alergias y enfermedades.',
    },
    can('INSCRIPCIONES', 'CREATE') &&
      cycle?.inscripciones_abiertas === true && {
        to: '/menu/inscripciones',
        icon: 'school',
        title: 'Inscribir alumnos',
        text:
          enrolledIn(cycle) === 0
            ? `Nadie está inscrito aún en ${cycle.name}.`
            : `Ciclo ${cycle.name}, inscripciones abiertas.`,
        urgent: enrolledIn(cycle) === 0,
      },
    can('CARGOS', 'READ') && {
      to: '/cargos/pendientes',
      icon: 'cash',
      title: 'Cobrar',
      text: 'Cargos pendientes de pago.',
    },
    can('COLEGIATURAS', 'UPDATE') &&
      Boolean(cycle) && {
        to: '/selecciona/alumno/colegiatura',
        icon: 'pay',
        title: 'Cobrar colegiatura',
        text: 'Mensualidades, recargos y pago anual.',
      },
    can('ALUMNOS', 'READ') && {
      to: '/alumnos/inscritos',
      icon: 'users',
      title: 'Alumnos inscritos',
      text: 'Quiénes están en el ciclo actual.',
    },
  ]
  return tasks
    .filter((task) => task !== false)
    .sort((a, b) => Number(b.urgent ?? false) - Number(a.urgent ?? false))
}
