import { chargesRoutes } from '../charges/charges.routes'
import { contactsRoutes } from '../contacts/contacts.routes'
import { cyclesRoutes } from '../cycles/cycles.routes'
import { calendarRoutes } from '../calendar/calendar.routes'
import { departmentsRoutes } from '../departments/departments.routes'
import { deskRoutes } from '../desk/desk.routes'
import { hasPermission, type Permission } from '../domain/permissions'
import * as paths from '../domain/screenPaths'
import { enrolmentsRoutes } from '../enrolments/enrolments.routes'
import { eventsRoutes } from '../events/events.routes'
import type { Grant, Route } from '../http/route'
import { importsRoutes } from '../imports/imports.routes'
import { mentionsRoutes } from '../mentions/mentions.routes'
import { parentsRoutes } from '../parents/parents.routes'
import { reenrolmentsRoutes } from '../reenrolments/reenrolments.routes'
import { rosterRoutes } from '../roster/roster.routes'
import { scholarshipsRoutes } from '../scholarships/scholarships.routes'
import { studentsRoutes } from '../students/students.routes'
import { tuitionRoutes } from '../tuition/tuition.routes'
import { usersRoutes } from '../users/users.routes'
import { pairName } from './permissions.texts'
import { rolesRoutes } from './roles.routes'

interface Need {
  readonly pairs: readonly Grant[]
  readonly words: string
  /** Set where the permissions serve to open this screen. */
  readonly screen?: string
}

interface Job {
  readonly pairs: readonly Grant[]
  readonly words: string
  readonly needs: readonly Need[]
}

const pairsOf = ({ access }: Route): readonly Grant[] => (typeof access === 'string' ? [] : access)

const on = (screen: string, call: Route, words: string): Need => ({ pairs: pairsOf(call), words, screen })

const job = (words: string, calls: readonly Route[], ...needs: readonly Need[]): Job => ({
  pairs: calls.flatMap(pairsOf),
  words,
  needs,
})

const DESK = on(paths.desk, deskRoutes.getFamily, 'abrir la caja ni buscar a quién cobrar')
const CYCLES = on(paths.cycles, cyclesRoutes.list, 'abrir la lista de ciclos')
const PUPIL = on(paths.student.path, studentsRoutes.get, 'abrir el expediente del alumno, donde se hace')
const USERS = on(paths.users, usersRoutes.list, 'abrir la lista de usuarios')
const ROLES = on(paths.roles, rolesRoutes.get, 'abrir la lista de roles')

/** Jobs that need more than one permission, as the contract's routes ask them. */
export const JOBS: readonly Job[] = [
  job('cobrar cargos', [chargesRoutes.pay], DESK),
  job('cobrar colegiaturas', [tuitionRoutes.pay], DESK),
  job('registrar cargos', [chargesRoutes.create], {
    pairs: pairsOf(studentsRoutes.listEnrolled),
    words: 'buscar al alumno',
    screen: paths.enrolledStudents,
  }),
  job(
    'cancelar cargos',
    [chargesRoutes.cancel],
    on(paths.pendingCharges, chargesRoutes.listPending, 'ver los cargos'),
  ),
  job('condonar y dar prórrogas', [tuitionRoutes.extend], DESK),
  job('anotar contactos', [contactsRoutes.create], {
    pairs: pairsOf(contactsRoutes.list),
    words: 'ver los que ya se anotaron',
  }),
  job('abrir ciclos', [cyclesRoutes.create], CYCLES),
  job('cambiar un ciclo', [cyclesRoutes.update], CYCLES),
  job('eliminar un ciclo', [cyclesRoutes.delete], CYCLES),
  job('inscribir', [reenrolmentsRoutes.plan], on(paths.reenrolments, cyclesRoutes.list, 'reinscribir')),
  job('dar de baja', [enrolmentsRoutes.leave], PUPIL),
  job('cancelar inscripciones', [enrolmentsRoutes.cancel], PUPIL),
  job(
    'cambiar becas',
    [scholarshipsRoutes.addStudents],
    on(paths.scholarship.path, scholarshipsRoutes.get, 'abrirlas'),
  ),
  job(
    'eliminar becas',
    [scholarshipsRoutes.delete],
    on(paths.scholarship.path, scholarshipsRoutes.get, 'abrirlas'),
  ),
  job('registrar alumnos', [studentsRoutes.create], {
    pairs: importsRoutes.importStudents.needs,
    words: 'traerlos de un archivo con sus padres',
    screen: paths.importFile,
  }),
  job('corregir alumnos', [studentsRoutes.update], PUPIL),
  job('eliminar alumnos', [studentsRoutes.delete], PUPIL),
  job(
    'corregir padres',
    [parentsRoutes.update],
    on(paths.parent.path, parentsRoutes.get, 'abrir su expediente'),
  ),
  job(
    'eliminar padres',
    [parentsRoutes.delete],
    on(paths.parents, parentsRoutes.listAll, 'abrir la lista de padres'),
  ),
  job(
    'corregir el calendario',
    [calendarRoutes.update],
    on(paths.calendarEntry.path, calendarRoutes.get, 'abrirlo'),
  ),
  job('eliminar del calendario', [calendarRoutes.delete], on(paths.calendar, calendarRoutes.list, 'abrirlo')),
  job('corregir menciones', [mentionsRoutes.update], on(paths.mention.path, mentionsRoutes.get, 'abrirlas')),
  job('eliminar menciones', [mentionsRoutes.delete], on(paths.mentions, mentionsRoutes.list, 'abrirlas')),
  job('corregir eventos', [eventsRoutes.update], on(paths.event.path, eventsRoutes.get, 'abrirlos')),
  job('eliminar eventos', [eventsRoutes.delete], on(paths.events, eventsRoutes.list, 'abrirlos')),
  job('registrar colaboradores', [rosterRoutes.create], {
    pairs: pairsOf(departmentsRoutes.list),
    words: 'elegir su departamento',
    screen: paths.departments,
  }),
  job(
    'corregir colaboradores',
    [rosterRoutes.update],
    on(paths.employee.path, rosterRoutes.get, 'abrir su expediente'),
  ),
  job(
    'eliminar colaboradores',
    [rosterRoutes.delete],
    on(paths.roster, rosterRoutes.list, 'abrir la plantilla'),
  ),
  job('registrar usuarios', [usersRoutes.create], USERS),
  job('cambiar usuarios', [usersRoutes.update], USERS),
  job('eliminar usuarios', [usersRoutes.delete], USERS),
  job('crear roles', [rolesRoutes.create], ROLES),
  job('cambiar roles', [rolesRoutes.update], on(paths.role.path, rolesRoutes.get, 'abrirlos')),
  job('eliminar roles', [rolesRoutes.delete], ROLES),
]

/** 'Puede cobrar cargos, pero no abrir la caja: le falta CARGOS · Ver o COLEGIATURAS · Ver.' */
export const roleWarnings = (permissions: readonly Permission[]): string[] => {
  const opens = (pairs: readonly Grant[]): boolean =>
    pairs.some(([module, action]) => hasPermission(permissions, module, action))
  return JOBS.filter(({ pairs }) => opens(pairs)).flatMap(({ words, needs }) =>
    needs
      .filter(({ pairs }) => !opens(pairs))
      .map((need) => {
        const missing = need.pairs.map(([module, action]) => pairName(module, action))
        return `Puede ${words}, pero no ${need.words}: le falta ${missing.join(' o ')}.`
      }),
  )
}
