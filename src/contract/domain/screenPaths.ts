import type { Family } from './family'

/** The addresses of the screens, as the customer wrote them. Links, tables of screens, the help and the answers of the server use these. */

/** Path of a record's page: call it with an id for the address; `path` is the router's pattern. */
const recordPath = (path: `/${string}/:${string}`) =>
  Object.assign((id: number | string): string => path.replace(/:\w+/, String(id)), { path })

export const school = '/escuela'
export const mail = '/correo'
export const backups = '/respaldos'
export const setup = '/arranque'
export const help = '/ayuda'
export const guide = recordPath('/ayuda/:guia')
/** Where the build copies the pictures of `src/guias` (webpack.config.js). */
export const guidePictures = '/guias/'
export const news = '/novedades'
export const myAccount = '/mi-cuenta'
export const audit = '/bitacora'
export const archive = '/archivo'
export const importFile = '/importar'
export const opening = '/apertura'

export const students = '/historial/alumnos'
export const enrolledStudents = '/alumnos/inscritos'
export const newStudent = '/registro/alumno'
export const student = recordPath('/alumno/:alumno')
export const certificates = '/constancias'
export const certificateTexts = '/constancias/textos'
export const newFamily = '/nueva-familia'
export const pendingFamilies = '/nueva-familia/pendientes'

export const missingDocuments = '/expedientes'
export const documentKinds = '/expedientes/documentos'

export const parents = '/historial/padres'
export const enrolledParents = '/padres/inscritos'
export const newParent = '/registro/padre'
export const parent = recordPath('/padre/:padre')
export const corrections = '/correcciones'
export const addChildren = recordPath('/padre/add/:padre')

export const enrol = '/menu/inscripciones'
export const enrolLevel = recordPath('/registro/inscripciones/:grado')
export const withoutYear = '/inscripciones/sin-grado'
export const reenrolments = '/reinscripciones'
export const bajas = '/bajas'

export const scholarships = '/becas/ciclo/actual'
export const scholarship = recordPath('/beca/:beca')
export const addToScholarship = recordPath('/beca/add/:beca')
export const newScholarship = '/menu/registro/beca'
export const newScholarshipOfLevel = recordPath('/registro/beca/:grado')
export const scholarshipHolders = '/alumnos/becados'
export const siblings = '/becas/hermanos'

export const groups = '/grupos'
export const group = recordPath('/grupo/:grupo')
export const addToGroup = recordPath('/grupo/add/:grupo')

export const cycles = '/historial/ciclos-escolares'
export const currentCycle = '/ciclo-escolar/actual'
export const cycle = recordPath('/ciclo-escolar/:ciclo')
export const newCycle = '/registro/ciclo-escolar'
export const questionnaire = '/ciclo-escolar/cuestionario'

export const desk = '/caja'
export const familyDesk = ({ padreId, alumnoId }: Family): string =>
  padreId === undefined ? `${desk}?alumno=${alumnoId}` : `${desk}?padre=${padreId}`
export const cashCuts = '/cortes'
export const cashCut = recordPath('/corte/:corte')
export const payments = '/pagos'
export const invoices = '/facturas'
export const receipt = recordPath('/recibo/:codigo')
export const bank = '/banco'
export const bankAccounts = '/banco/cuentas'
export const withoutDeposit = '/banco/sin-deposito'

export const pendingCharges = '/cargos/pendientes'
export const enrolmentCharges = '/cargos/inscripciones'
export const partlyPaidCharges = '/complemento/cargos'
export const cancelledCharges = '/cargos/cancelados'
export const newCharge = '/registro/cargo'
export const concepts = '/conceptos'
export const services = '/servicios'
export const service = recordPath('/servicio/:servicio')
export const chargeService = recordPath('/servicio/cobrar/:servicio')
export const removeFromService = recordPath('/servicio/quitar/:servicio')

export const pickTuition = '/selecciona/alumno/colegiatura'
export const payMonths = recordPath('/pago/colegiatura/:alumno')
export const payYear = '/colegiatura/pago/anual'

export const pickAccount = '/estado-de-cuenta'
export const account = recordPath('/estado-de-cuenta/:alumno')
export const familyAccount = recordPath('/estado-de-cuenta/familia/:padre')
export const upcoming = '/adeudos/por-vencer'
export const debtors = '/morosos'
export const reminders = '/recordatorios'

export const calendar = '/calendario-escolar'
export const calendarEntry = recordPath('/calendario/:id')
export const newCalendarEntry = '/registro/calendario'
export const events = '/eventos'
export const event = recordPath('/evento/:evento')
export const newEvent = '/registro/evento'
export const mentions = '/menciones'
export const mention = recordPath('/mencion/:mencion')
export const newMention = '/registro/mencion'
export const bulletins = '/avisos'
export const bulletin = recordPath('/avisos/:aviso')
export const bulletinByHand = recordPath('/avisos/:aviso/whatsapp')
export const newBulletin = '/registro/aviso'

export const roster = '/plantilla'
export const employee = recordPath('/plantilla/:empleado')
export const newEmployee = '/registro/empleado'
export const departments = '/departamentos'
export const department = recordPath('/departamento/:departamento')
export const manageDepartments = '/registro/departamentos'

export const users = '/usuarios'
export const user = recordPath('/usuario/:usuario')
export const roles = '/roles'
export const role = recordPath('/rol/:rol')
export const newRole = '/registro/rol'
export const permissions = '/permisos'
