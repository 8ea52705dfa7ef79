import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const studentsScreens: readonly Screen[] = [
  {
    path: paths.enrolledStudents,
    // A cashier has to find pupils, so the screen asks no more than the list's call.
    access: studentsRoutes.listEnrolled.access,
    menu: { entry: 'Alumnos', label: 'Alumnos inscritos' },
    ...page(() => import(/* webpackChunkName: "pupils" */ './pages/StudentsPages'), 'EnrolledStudentsPage'),
  },
  {
    path: paths.students,
    access: [['ALUMNOS', 'READ']],
    menu: { entry: 'Alumnos', label: 'Todos los alumnos' },
    ...page(() => import(/* webpackChunkName: "pupils" */ './pages/StudentsPages'), 'StudentsPage'),
  },
  {
    path: paths.newStudent,
    access: [['ALUMNOS', 'CREATE']],
    menu: { entry: 'Alumnos', label: 'Registrar alumno', act: true },
    ...page(() => import('./pages/RegisterStudentPage'), 'RegisterStudentPage'),
  },
]
