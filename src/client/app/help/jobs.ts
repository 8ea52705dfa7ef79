import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import { schoolRoutes } from '@contract/school/school.routes'
import { setupRoutes } from '@contract/setup/setup.routes'
import { usersRoutes } from '@contract/users/users.routes'
import * as paths from '@contract/domain/screenPaths'
import type { Job } from './job'
import { OFFICE_JOBS } from './officeJobs'
import { MONEY_JOBS } from './moneyJobs'
import { SCHOOL_JOBS } from './schoolJobs'

const START_JOBS: readonly Job[] = [
  {
    id: 'arranque',
    title: 'Poner en marcha una escuela nueva',
    keywords: 'arranque empezar comenzar configurar primera vez instalación primer recibo',
    steps: [
      {
        text: 'Abre el arranque y escribe el nombre de la escuela y el folio de su primer recibo.',
        to: paths.setup,
        call: setupRoutes.get,
      },
      {
        text: 'Registra el ciclo con sus precios: las fechas ya vienen propuestas.',
        call: cyclesRoutes.create,
      },
      {
        text: 'Agrega a quienes trabajan aquí con un rol listo (dirección, caja, secretaría) y entrégales su contraseña; si trabajas sin nadie más, presiona «Dejar para después».',
        call: usersRoutes.create,
      },
      { text: 'Trae a los alumnos de tu Excel, con o sin lo que ya pagaron, o registra una familia a mano.' },
      {
        text: 'Cobra a la primera familia en la caja: su recibo lleva el folio que escribiste.',
        to: paths.desk,
        call: deskRoutes.collect,
      },
    ],
  },
  {
    id: 'escuela',
    title: 'Cambiar los datos o el logo de la escuela',
    keywords:
      'nombre dirección teléfono rfc cct rvoe firma encabezado papeles folio inicial días inhábiles puentes vacaciones',
    steps: [
      {
        text: 'Abre La escuela y cambia lo que haga falta: a un lado se ve cómo empieza un recibo.',
        to: paths.school,
        call: schoolRoutes.update,
      },
      { text: 'El logo y la firma se guardan en cuanto los eliges; lo demás, con Guardar.' },
      { text: 'Los días inhábiles se agregan uno por uno, o varios seguidos con el primero y el último.' },
    ],
  },
]

export const JOBS: readonly Job[] = [...MONEY_JOBS, ...SCHOOL_JOBS, ...OFFICE_JOBS, ...START_JOBS]
