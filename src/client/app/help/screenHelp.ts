import * as paths from '../../ui/screens/paths'

type Lines = readonly [string, string, string]

const PUPILS: Lines = [
  'Aquí está cada alumno con su número de control, grado y grupo.',
  'Escribe en la búsqueda parte del nombre, la CURP o el número de control; los filtros se suman.',
  'Abre un renglón para ver su ficha completa: salud, cargos, pagos, beca y documentos.',
]
const PARENTS: Lines = [
  'Aquí está cada padre, madre o tutor con su teléfono y sus hijos.',
  'Búscalo por su nombre, por su teléfono o por el nombre de un hijo.',
  'Desde su ficha mandas avisos, cambias sus datos y abres su estado de cuenta.',
]
const CHARGES: Lines = [
  'Aquí están los cargos que no son colegiatura: inscripción, material, uniformes y otros.',
  'Elige los de una familia y cóbralos juntos en la caja, completos o en parte.',
  'Un cargo que fue un error se cancela con su motivo; lo cobrado se cancela desde Pagos y recibos.',
]
const TUITION: Lines = [
  'Aquí se ven y se cobran las colegiaturas de un alumno, mes por mes.',
  'Cada mes dice su vencimiento, su beca y su recargo; el pago anual suma los meses que faltan.',
  'Para cobrar a toda la familia en un solo recibo usa la caja.',
]
const CYCLES: Lines = [
  'Un ciclo escolar dice las fechas, los precios y los meses que se cobran.',
  'Todo lo demás (inscripciones, becas, grupos) pertenece a un ciclo.',
  'Registra el siguiente ciclo antes de reinscribir: la reinscripción lo necesita.',
]
const SCHOLARSHIPS: Lines = [
  'Una beca es un porcentaje para un grado y un ciclo; los alumnos se le agregan después.',
  'Baja el precio de las colegiaturas que todavía no se pagan, y de ninguna otra.',
  'La ley pide un mínimo de alumnos con beca: aquí se ve si se cumple.',
]
const ENROL: Lines = [
  'Inscribir da a un alumno su lugar en el ciclo y registra sus cargos y colegiaturas.',
  'Elige el grado, marca a los alumnos y revisa los precios antes de guardar.',
  'Quien ya estuvo en la escuela se pasa de grado en Reinscripciones, por grupo completo.',
]
const GROUPS: Lines = [
  'Un grupo reúne a los alumnos de un grado en un ciclo: 1° A, 2° B.',
  'Un alumno está en un solo grupo; para cambiarlo quítalo de uno y agrégalo al otro.',
  'La lista del grupo se imprime y se baja a Excel.',
]
const CUTS: Lines = [
  'El corte junta lo que recibiste desde el corte anterior y lo compara con lo que cuentas.',
  'Cuenta los billetes y monedas: la diferencia se dice antes de cerrar.',
  'Un corte cerrado ya no cambia; su papel se imprime cuantas veces haga falta.',
]
const STATEMENT: Lines = [
  'El estado de cuenta dice qué se debe, qué se pagó y cuándo, de un alumno o de su familia.',
  'Se imprime o se manda al padre; cada pago lleva a su recibo.',
  'Desde aquí se cobra: el botón abre a la familia en la caja.',
]
const CALENDAR: Lines = [
  'El calendario dice las actividades, los días sin clase y las juntas.',
  'Una actividad tiene fecha, título y, si quieres, un archivo.',
  'Los padres la ven en su aplicación en cuanto la guardas.',
]
const EVENTS: Lines = [
  'Un evento se cuenta con fotos y videos: un festival, una visita, un torneo.',
  'Escribe el título, la fecha y la descripción, y agrega los archivos en el orden en que se verán.',
  'Los padres lo ven en su aplicación en cuanto se publica.',
]
const MENTIONS: Lines = [
  'Una mención celebra un logro con una foto: el cuadro de honor, un concurso.',
  'Escribe el título, la fecha y la descripción, y elige la imagen.',
  'Los padres la ven en su aplicación en cuanto se publica.',
]
const STAFF: Lines = [
  'Aquí está cada persona que trabaja en la escuela, con su puesto y su departamento.',
  'Búscala por nombre, puesto, teléfono, CURP o RFC.',
  'Un colaborador no es un usuario: quien entra al sistema se registra en Usuarios.',
]
const DEPARTMENTS: Lines = [
  'Los departamentos ordenan la plantilla: primaria, preescolar, administración.',
  'Cada colaborador pertenece a uno.',
  'Un departamento con personas no se elimina: cámbialas antes a otro.',
]
const USERS: Lines = [
  'Aquí están las personas que entran al sistema y el rol de cada una.',
  'El rol dice qué puede hacer; cambiarlo vale de inmediato.',
  'Quien olvidó su contraseña recibe una nueva desde su ficha.',
]
const ROLES: Lines = [
  'Un rol es una lista de permisos: ver, crear, actualizar y eliminar en cada módulo.',
  'Lo que un rol no puede no aparece en su menú.',
  'En «Quién puede qué» se ve cada permiso con las personas que lo tienen.',
]

const HELP: readonly (readonly [screens: readonly string[], lines: Lines])[] = [
  [
    ['/'],
    [
      'El inicio reúne lo que hoy importa a tu trabajo: números, pendientes y lo que sigue.',
      'Cada número lleva a la lista que cuenta.',
      'Con Ctrl+K buscas desde cualquier página a una persona, un recibo o una tarea.',
    ],
  ],
  [
    [paths.desk],
    [
      'En la caja se cobra a toda la familia en un solo recibo.',
      'Búscala por el padre, un hijo, el teléfono o un folio; con una sola coincidencia Enter la abre.',
      'Elige qué se paga, di cómo se paga y entrega el recibo; lo que sobra queda a favor de la familia.',
    ],
  ],
  [[paths.enrolledStudents, paths.students], PUPILS],
  [
    [paths.newStudent, paths.newFamily, paths.pendingFamilies],
    [
      'Aquí se registra a un alumno nuevo: sus datos, su padre o tutor y su inscripción.',
      'La CURP se revisa mientras la escribes; si ya existe se dice quién la tiene.',
      'Lo que dejes sin terminar queda guardado y se sigue después.',
    ],
  ],
  [
    [paths.student.path],
    [
      'La ficha reúne todo lo que se sabe del alumno.',
      'Sus pestañas llevan a cargos, colegiaturas, pagos e inscripciones.',
      'Las acciones de arriba cobran, imprimen y cambian sus datos, según tus permisos.',
    ],
  ],
  [
    [paths.enrolledParents, paths.parents, paths.newParent, paths.parent.path, paths.addChildren.path],
    PARENTS,
  ],
  [
    [paths.importFile],
    [
      'Aquí se dan de alta muchos alumnos y padres desde una hoja de Excel o CSV.',
      'Sube la lista de la escuela como esté: las columnas se reconocen solas y lo que quede en duda lo eliges tú. Primero se revisa sin guardar nada.',
      'Cada problema dice su renglón; corrígelo en la hoja y vuelve a subirla.',
    ],
  ],
  [
    [paths.opening],
    [
      'Aquí entra una escuela a medio ciclo: quién está en qué grado, qué meses ya pagó y qué debe, desde su propio Excel.',
      'Primero se revisa sin guardar nada: compara los totales con los libros de la escuela y corrige los renglones con error.',
      'No genera recibos ni cortes, y se deshace completa mientras nadie haya pagado sobre ella.',
    ],
  ],
  [
    [paths.archive],
    [
      'Aquí se baja un archivo con los datos de la escuela, en hojas que abre cualquier programa.',
      'Dentro, el LEEME dice qué contiene cada hoja.',
      'Lleva datos personales: guárdalo donde nadie más lo abra.',
    ],
  ],
  [[paths.enrol, paths.enrolLevel.path, paths.withoutYear], ENROL],
  [
    [paths.reenrolments],
    [
      'Aquí pasan de grado los alumnos del ciclo que termina.',
      'Abre un grado, marca a quienes siguen y revisa el grupo y el precio.',
      'El botón inscribe solo a los que se ven y están marcados.',
    ],
  ],
  [
    [paths.bajas],
    [
      'Aquí están los alumnos que dejaron la escuela en el ciclo, con su fecha y su motivo.',
      'Lo que ya debían se sigue debiendo; los meses siguientes ya no.',
      'Si regresan, el reingreso les devuelve su lugar.',
    ],
  ],
  [
    [
      paths.scholarships,
      paths.newScholarship,
      paths.newScholarshipOfLevel.path,
      paths.scholarshipHolders,
      paths.scholarship.path,
      paths.addToScholarship.path,
    ],
    SCHOLARSHIPS,
  ],
  [[paths.groups, paths.group.path, paths.addToGroup.path], GROUPS],
  [
    [
      paths.pendingCharges,
      paths.enrolmentCharges,
      paths.partlyPaidCharges,
      paths.newCharge,
      paths.cancelledCharges,
    ],
    CHARGES,
  ],
  [[paths.pickTuition, paths.payMonths.path, paths.payYear], TUITION],
  [[paths.cashCuts, paths.cashCut.path], CUTS],
  [
    [paths.payments, paths.receipt.path],
    [
      'Aquí está cada pago con su folio, quién lo recibió y cómo se pagó.',
      'Busca por folio o por nombre, y filtra por días y por método.',
      'Un pago equivocado se cancela con su motivo: lo que pagó vuelve a deberse.',
    ],
  ],
  [[paths.pickAccount, paths.account.path, paths.familyAccount.path], STATEMENT],
  [
    [paths.upcoming],
    [
      'Aquí está lo que vence en los próximos siete días, con su familia y su fecha.',
      'Sirve para avisar antes de que se venza.',
      'Desde cada renglón se abre a la familia en la caja.',
    ],
  ],
  [
    [paths.debtors],
    [
      'Aquí están las familias con algo vencido, desde cuándo y cuánto.',
      'Anota cada llamada o mensaje y lo que prometieron: se ve la próxima vez.',
      'Una prórroga da más días a un mes; mientras dura no cuenta como vencido.',
    ],
  ],
  [[paths.cycles, paths.currentCycle, paths.cycle.path, paths.newCycle, paths.questionnaire], CYCLES],
  [[paths.calendar, paths.newCalendarEntry, paths.calendarEntry.path], CALENDAR],
  [[paths.events, paths.newEvent, paths.event.path], EVENTS],
  [[paths.mentions, paths.newMention, paths.mention.path], MENTIONS],
  [[paths.roster, paths.newEmployee, paths.employee.path], STAFF],
  [[paths.departments, paths.manageDepartments, paths.department.path], DEPARTMENTS],
  [[paths.users, paths.user.path], USERS],
  [[paths.roles, paths.permissions, paths.newRole, paths.role.path], ROLES],
  [
    [paths.audit],
    [
      'La bitácora dice quién hizo qué y cuándo: cada cobro, cambio y cancelación.',
      'Busca por folio o por nombre, y filtra por persona, módulo y días.',
      'Nadie puede borrar ni cambiar lo que está aquí.',
    ],
  ],
  [
    [paths.help],
    [
      'La guía dice paso a paso cómo se hacen los trabajos de todos los días.',
      'Cada paso lleva a su página; lo que tu rol no puede hacer se dice ahí mismo.',
      'Con Ctrl+K también encuentras estos trabajos por su nombre.',
    ],
  ],
]

export const SCREEN_HELP: ReadonlyMap<string, Lines> = new Map(
  HELP.flatMap(([screens, lines]) => screens.map((path) => [path, lines] as const)),
)
