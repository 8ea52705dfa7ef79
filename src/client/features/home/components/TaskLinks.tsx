import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { enrolledCount } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import * as paths from '@contract/domain/screenPaths'
import type { May } from '../../../state/session/session.selectors'
import { Icon } from '../../../ui/icons/Icon'
import { paper, Tiles } from '../../../ui/layout/layout'
import type { IconName } from '../../../ui/icons/iconName'

interface Task {
  to: string
  icon: IconName
  title: string
  text: string
  urgent?: boolean
}

/** The most urgent first. @param cycle null when there is none: only registering one is possible; undefined while loading */
export const tasksFor = (cycle: Cycle | null | undefined, may: May): Task[] => {
  const tasks: (Task | false)[] = [
    may([['CICLO ESCOLAR', 'CREATE']]) &&
      cycle === null && {
        to: paths.newCycle,
        icon: 'calendar',
        title: 'Registrar el ciclo escolar',
        text: 'Fechas y costos. Todo lo demás empieza aquí.',
        urgent: true,
      },
    may([['ALUMNOS', 'CREATE']]) && {
      to: paths.newStudent,
      icon: 'user',
      title: 'Registrar un alumno',
      text: 'Datos, foto, alergias y enfermedades.',
    },
    may([['INSCRIPCIONES', 'CREATE']]) &&
      cycle?.inscripciones_abiertas === true && {
        to: paths.enrol,
        icon: 'school',
        title: 'Inscribir alumnos',
        text:
          enrolledCount(cycle) === 0
            ? `Nadie está inscrito aún en ${cycle.name}.`
            : `Ciclo ${cycle.name}, inscripciones abiertas.`,
        urgent: enrolledCount(cycle) === 0,
      },
    may([['CARGOS', 'READ']]) && {
      to: paths.pendingCharges,
      icon: 'cash',
      title: 'Cobrar',
      text: 'Cargos pendientes de pago.',
    },
    may([['COLEGIATURAS', 'UPDATE']]) &&
      Boolean(cycle) && {
        to: paths.pickTuition,
        icon: 'pay',
        title: 'Cobrar colegiatura',
        text: 'Mensualidades, recargos y pago anual.',
      },
    may([['ALUMNOS', 'READ']]) && {
      to: paths.enrolledStudents,
      icon: 'users',
      title: 'Alumnos inscritos',
      text: 'Quiénes están en el ciclo actual.',
    },
  ]
  return tasks
    .filter((task) => task !== false)
    .sort((a, b) => Number(b.urgent ?? false) - Number(a.urgent ?? false))
}

const TaskTiles = styled(Tiles)(({ theme, theme: { vars, spacing, typography } }) => ({
  '& a': {
    display: 'flex',
    gap: spacing(2),
    height: '100%',
    padding: spacing(2),
    ...paper(theme),
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: vars.palette.primary.main },
    '& > svg': { color: vars.palette.primary.main, marginTop: 2 },
  },
  '& .first a': {
    borderColor: vars.palette.secondary.main,
    '& > svg': { color: vars.palette.secondary.main },
  },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { ...typography.body2, color: vars.palette.text.secondary },
}))

export function TaskLinks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <TaskTiles as="ul">
      {tasks.map(({ to, icon, title, text, urgent }) => (
        <li key={to} className={urgent ? 'first' : ''}>
          <Link to={to}>
            <Icon name={icon} size={24} />
            <span>
              <strong>{title}</strong>
              <small>{text}</small>
            </span>
          </Link>
        </li>
      ))}
    </TaskTiles>
  )
}
