import * as paths from '@contract/domain/screenPaths'
import {
  PUPILS,
  PARENTS,
  CHARGES,
  CONCEPTS,
  SERVICES,
  TUITION,
  CERTIFICATES,
  CERTIFICATE_TEXTS,
  CYCLES,
  SCHOLARSHIPS,
  ENROL,
  GROUPS,
  CUTS,
  INVOICES,
  BANK,
  STATEMENT,
  REMINDERS,
  THE_SCHOOL,
  SCHOOL_MAIL,
  COPIES,
  BULLETINS,
  CALENDAR,
  EVENTS,
  MENTIONS,
  STAFF,
  DEPARTMENTS,
  USERS,
  ACCOUNT,
  ROLES,
  GUIDE,
  NEWS,
  type Lines,
  CORRECTIONS,
  MISSING_DOCUMENTS,
} from './screenLines'

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
      'La CURP se revisa mientras la escribes; si ya existe se dice quién la tiene. Si aún no la tiene, márcalo.',
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
  [[paths.certificates], CERTIFICATES],
  [[paths.certificateTexts], CERTIFICATE_TEXTS],
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
      paths.siblings,
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
  [[paths.concepts], CONCEPTS],
  [[paths.services, paths.service.path, paths.chargeService.path, paths.removeFromService.path], SERVICES],
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
  [[paths.reminders], REMINDERS],
  [[paths.cycles, paths.currentCycle, paths.cycle.path, paths.newCycle, paths.questionnaire], CYCLES],
  [[paths.calendar, paths.newCalendarEntry, paths.calendarEntry.path], CALENDAR],
  [[paths.events, paths.newEvent, paths.event.path], EVENTS],
  [[paths.bulletins, paths.bulletin.path, paths.newBulletin, paths.bulletinByHand.path], BULLETINS],
  [[paths.mentions, paths.newMention, paths.mention.path], MENTIONS],
  [[paths.roster, paths.newEmployee, paths.employee.path], STAFF],
  [[paths.departments, paths.manageDepartments, paths.department.path], DEPARTMENTS],
  [[paths.users, paths.user.path], USERS],
  [[paths.myAccount], ACCOUNT],
  [[paths.roles, paths.permissions, paths.newRole, paths.role.path], ROLES],
  [[paths.corrections], CORRECTIONS],
  [[paths.missingDocuments], MISSING_DOCUMENTS],
  [
    [paths.documentKinds],
    [
      'Estos son los documentos que la escuela pide: obligatorios o no, para todos o para un grado.',
      'Los que tienen vigencia se vuelven a pedir cuando vence.',
      'Apaga el que ya no se pida: lo entregado queda en el historial de cada alumno.',
    ],
  ],
  [[paths.invoices], INVOICES],
  [[paths.bank], BANK],
  [
    [paths.withoutDeposit],
    [
      'Estas transferencias y depósitos se registraron y todavía no aparecen en ningún archivo del banco.',
      'Están por antigüedad: las más viejas primero.',
      'Revisa con la familia el comprobante, o cancela el pago si nunca llegó.',
    ],
  ],
  [
    [paths.bankAccounts],
    [
      'Aquí están las cuentas de la escuela y los archivos que ya se trajeron de cada una.',
      'De cada archivo se ve quién lo trajo, qué fue nuevo, qué se repitió y qué se rechazó.',
      'Un archivo que se trae dos veces no duplica ningún depósito.',
    ],
  ],
  [
    [paths.audit],
    [
      'La bitácora dice quién hizo qué y cuándo: cada cobro, cambio y cancelación.',
      'Busca por folio o por nombre, y filtra por persona, módulo y días.',
      'Nadie puede borrar ni cambiar lo que está aquí.',
    ],
  ],
  [[paths.school], THE_SCHOOL],
  [[paths.mail], SCHOOL_MAIL],
  [[paths.backups], COPIES],
  [
    [paths.setup],
    [
      'Cuatro pasos llevan a una escuela nueva hasta su primer recibo.',
      'Cada paso se puede dejar y retomar: lo que ya está registrado aparece como hecho.',
      'Los alumnos entran de tu Excel, con lo que deben y ya pagaron, o a mano.',
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
  [[paths.guide.path], GUIDE],
  [[paths.news], NEWS],
]

export const SCREEN_HELP: ReadonlyMap<string, Lines> = new Map(
  HELP.flatMap(([screens, lines]) => screens.map((path) => [path, lines] as const)),
)
