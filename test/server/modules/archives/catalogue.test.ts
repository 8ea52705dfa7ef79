import { sql } from 'kysely'
import { todayIn } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { archiveTables } from '@server/modules/archives/archiveTables'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { openPupil } from '@test/support/server/openings'

const ZONE = 'America/Mexico_City'

/** Which file of the archive holds a table's rows. */
const FILES: Readonly<Record<string, string>> = {
  school: 'escuela',
  students: 'alumnos',
  parents: 'padres',
  enrolments: 'inscripciones',
  charges: 'cargos',
  tuition: 'colegiaturas',
  payments: 'pagos',
  payment_lines: 'pagos_conceptos',
  payment_means: 'pagos_medios',
  refunds: 'devoluciones',
  credit_moves: 'saldo_favor',
  openings: 'aperturas',
  concepts: 'conceptos',
  services: 'servicios',
  document_kinds: 'documentos_tipos',
  documents: 'documentos',
  certificates: 'constancias',
  guardians: 'responsables',
  fiscals: 'facturacion',
  invoice_documents: 'facturas',
}

/** Tables of which the archive holds no rows, and why. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'health, salaries, passwords and who may do what': [
    ...['student_health', 'student_medicines', 'student_care', 'employees', 'users', 'roles'],
    ...['role_permissions', 'sessions', 'ended_sessions', 'sign_ins', 'browsers', 'new_browsers'],
    ...['second_factors', 'recovery_codes', 'refusals'],
    ...['login_failures', 'installation', 'mail_settings'],
  ],
  'what it says stands in the rows it is about: names, percentages, what a family has in its favour': [
    ...['cycles', 'cycle_months', 'groups', 'scholarships', 'scholarship_terms', 'credits'],
    ...['enrolment_scholarships', 'cycle_accumulations', 'cycle_prices', 'cycle_late_fees'],
    ...['baja_credits', 'charge_batches', 'opening_rows', 'due_day_proposals'],
  ],
  'what opens the page of a family, what it asked there and which avisos it has read': [
    ...['family_links', 'family_link_sheets', 'family_reads', 'corrections', 'deposit_slips'],
  ],
  'in the row of the school': ['school_levels', 'school_days_off'],
  'in the row of the service': ['service_months'],
  'in the row of the document': ['document_pages'],
  'neither of pupils nor of their money: exported where it is listed; its pictures are in the folder': [
    ...['events', 'event_files', 'mentions', 'calendar_entries', 'departments', 'notices', 'files'],
    ...['contact_preferences', 'avisos', 'mensajes', 'reminders', 'reminder_mutes', 'reminder_rules'],
    ...['reminder_switch', 'reminder_runs', 'questionnaires', 'questions', 'question_answers'],
    ...['debtor_contacts', 'audit_entries', 'audit_values', 'audit_seals', 'audit_seal_counter'],
  ],
  'how the school words its papers: each paper holds what it said': ['certificate_texts'],
  'what the bank wrote: its payments are in their own file, and who pays for whom is only a help': [
    ...['bank_accounts', 'bank_files', 'bank_movements', 'bank_payers'],
  ],
  'how the desk counts what the payments say': [
    ...[
      'desk_queue',
      'cash_cuts',
      'cash_cut_counter',
      'cash_cut_counts',
      'cash_cut_moves',
      'cash_cut_refunds',
      'cash_floats',
    ],
    ...['cash_moves', 'cash_open_moves', 'cash_open_refunds'],
  ],
  'papers and links that were made of a payment': ['receipt_prints', 'receipt_links', 'refund_prints'],
  'in the row of the invoice': ['invoice_stamps', 'invoice_rejections', 'invoice_cancellations'],
  'what was handed over for stamping is in the file of its delivery': [
    ...['invoice_requests', 'invoice_deliveries', 'invoice_items'],
  ],
  'the machinery': [
    ...['opening_made', 'mail_stops'],
    ...['folio_counter', 'refund_counter', 'certificate_counter', 'idempotency_keys'],
    ...['backups', 'backup_keys', 'backup_runs', 'kysely_migration', 'tag_changes'],
    ...['kysely_migration_lock', 'migration_sums', 'setup_skips', 'health_views', 'work_under_way'],
  ],
}

/** Columns that have another heading than their name without `_centavos`. */
const HEADINGS: Readonly<Record<string, string>> = {
  'school.logo_id': 'logo',
  'school.firma_id': 'firma',
  'students.parent_id': 'padre_id',
  'students.photo_id': 'foto',
  'students.created_at': 'registrado',
  'parents.created_at': 'registrado',
  'enrolments.student_id': 'alumno_id',
  'enrolments.cycle_id': 'ciclo',
  'enrolments.grado_numero': 'gradoNumero',
  'enrolments.group_id': 'grupo',
  'enrolments.baja_fecha': 'baja',
  'enrolments.baja_motivo': 'motivo_baja',
  'enrolments.created_at': 'fecha',
  'charges.student_id': 'alumno_id',
  'charges.cycle_id': 'ciclo',
  'charges.enrolment_id': 'inscripcion_id',
  'charges.cancelled_at': 'cancelado',
  'charges.opening_id': 'apertura_id',
  'charges.concept_id': 'concepto_id',
  'charges.service_id': 'servicio_id',
  'charges.service_anio': 'servicio_anio',
  'charges.service_mes': 'servicio_mes',
  'services.cycle_id': 'ciclo',
  'services.concept_id': 'concepto_id',
  'documents.student_id': 'alumno_id',
  'documents.kind_id': 'tipo_id',
  'tuition.enrolment_id': 'inscripcion_id',
  'tuition.beca_centesimas': 'beca_porcentaje',
  'payments.student_id': 'alumno_id',
  'payments.parent_id': 'padre_id',
  'payments.created_by': 'recibio',
  'payments.cancelled_on': 'cancelado',
  'payments.cancelled_in_its_cut': 'cancelado_en_su_corte',
  'payment_lines.payment_id': 'folio',
  'payment_lines.charge_id': 'cargo_id',
  'payment_lines.tuition_id': 'colegiatura_id',
  'payment_means.payment_id': 'folio',
  'refunds.credit_id': 'padre_id',
  'refunds.created_by': 'entrego',
  'refunds.cancelled_on': 'cancelado',
  'credit_moves.credit_id': 'padre_id',
  'credit_moves.centavos': 'monto',
  'credit_moves.payment_id': 'folio',
  'credit_moves.refund_id': 'devolucion',
  'credit_moves.baja_credit_id': 'colegiatura_id',
  'credit_moves.opening_id': 'apertura_id',
  'guardians.student_id': 'alumno_id',
  'guardians.photo_id': 'foto',
  'certificates.student_id': 'alumno_id',
  'certificates.cycle_id': 'ciclo',
  'certificates.created_by': 'expidio',
  'certificates.cancelled_on': 'cancelada',
  'fiscals.parent_id': 'padre_id',
  'fiscals.student_id': 'alumno_id',
  'invoice_documents.payment_id': 'folio',
  'invoice_documents.delivery_id': 'entrega_id',
  'openings.cycle_id': 'ciclo',
  'openings.created_by': 'registro',
  'openings.undone_on': 'deshecha',
}

/** Columns that no heading holds, and why. */
const NOT_HELD: Readonly<Record<string, readonly string[]>> = {
  'as sensitive as health': ['guardians.nota', 'guardians.identification_id'],
  'who wrote it is in the bitácora': [
    'certificates.cancelled_by',
    ...['students.created_by', 'enrolments.created_by', 'enrolments.baja_by', 'enrolments.cancelled_by'],
    ...['charges.created_by', 'charges.cancelled_by', 'payments.cancelled_by', 'refunds.cancelled_by'],
    ...['credit_moves.created_by', 'openings.undone_by', 'concepts.created_by', 'services.created_by'],
    ...['document_kinds.created_by', 'documents.created_by', 'guardians.created_by'],
    ...['fiscals.created_by'],
  ],
  'another column of the row holds the day or says the same': [
    ...['enrolments.baja_at', 'enrolments.cancelled_at', 'charges.created_at', 'tuition.created_at'],
    ...[
      'tuition.pagado',
      'tuition.fuera',
      'tuition.fuera_at',
      'payments.created_at',
      'payments.cancelled_at',
    ],
    ...['refunds.created_at', 'refunds.cancelled_at', 'credit_moves.created_at', 'openings.created_at'],
    ...['certificates.created_at', 'certificates.cancelled_at'],
    ...['openings.undone_at'],
  ],
  'when it was registered is in the bitácora': [
    ...['concepts.created_at', 'services.created_at', 'document_kinds.created_at', 'documents.created_at'],
    ...['guardians.created_at', 'fiscals.created_at'],
  ],
  'rows that were taken away are not in it': ['fiscals.removed_at'],
  'made of name, CURP and control number, to search by': ['students.busqueda'],
  'the reference begins with it': ['parents.referencia_numero'],
  'its delivery and its state say it': ['invoice_documents.documento', 'invoice_documents.fin'],
  'the folio names it': [
    'certificates.id',
    'payments.id',
    'refunds.id',
    'payment_lines.id',
    'payment_means.id',
  ],
  'opens something: the account of a parent, the public check of a paper or a card': [
    ...['parents.user_id', 'payments.codigo', 'students.card_token', 'certificates.codigo'],
  ],
  'what a mail server said of the address on the day that it failed': ['parents.correo_falla'],
  'which of them were saved; the others come from the environment': ['school.saved'],
  'which charges were made with one press': ['charges.batch_id'],
  'the payments and the signature that the paper shows': ['certificates.pagos', 'certificates.firma_id'],
  'what the program asks before it takes an opening back': ['openings.last_charge_id'],
}

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [one = 0, two = 0, three = 0] = await office.addPupils(3)
  const school = { nombre: 'Colegio Benito Juárez', rfc: 'CBJ010203AB1' }
  expect((await server.admin.patch('/escuela', school)).status).toBe(200)
  await openPupil(server, three, cycle, { debe_desde: '2026-09', saldo_anterior: 10.5, saldo_a_favor: 20 })
  const parent = await server.admin.post('/padres', {
    nombre: 'MARÍA PEÑA',
    telefono: '5512345678',
    correo: 'm@correo.mx',
    direccion: 'CALLE 1',
    hijos: [{ id: two }],
  })
  expect(parent.status).toBe(200)
  const fiscal = {
    rfc: 'PEGM800101AB1',
    nombre: 'MARÍA PEÑA',
    regimen_fiscal: '605',
    codigo_postal: '58000',
    uso_cfdi: 'D10',
    correo: 'm@correo.mx',
  }
  expect((await server.admin.post(`/padres/${parent.body.padre.id}/fiscales`, fiscal)).status).toBe(200)
  await server.db
    .updateTable('students')
    .set({ grado_previsto: 'PRIMARIA', grado_previsto_numero: 4 })
    .execute()
  await office.enrol(cycle, [one, two], {
    alumnos: [one, two].map((id) => ({ id, descuento: 35, motivo_descuento: 'HERMANOS', gradoNumero: 2 })),
  })
  const concept = {
    nombre: 'Camión',
    monto: 700,
    tipo: 'SERVICIO',
    clave_producto: '78111800',
    objeto_imp: '02',
  }
  const conceptoId = (await server.admin.post('/conceptos', concept)).body.concepto.id
  const service = { cicloEscolarId: cycle, nombre: 'Transporte', mensualidad: 700, conceptoId }
  expect((await server.admin.post('/servicios', service)).status).toBe(200)
  expect((await server.admin.post(`/alumnos/${one}/documentos`, { tipoId: 2 })).status).toBe(200)
  const aunt = {
    nombre: 'ELSA PEÑA',
    parentesco: 'TÍA',
    telefono: '5512345678',
    telefono2: '5587654321',
    correo: 'elsa@correo.mx',
    emergencia: 1,
    puede_recoger: true,
    nota: 'TIENE COPIA DE LA SENTENCIA',
  }
  expect((await server.admin.post(`/alumnos/${one}/responsables`, aunt)).status).toBe(200)
  const paper = { tipo: 'ESTUDIOS', alumnoId: one, cicloEscolarId: cycle }
  expect((await server.admin.post('/constancias', paper, { key: 'constancia' })).status).toBe(200)
  await office.payPart(await office.addCharge(cycle, one, 120.5), 20.25)
  const family = { alumnoId: one }
  const onAccount = {
    ...family,
    lineas: [],
    medios: [{ metodo_pago: 'EFECTIVO', monto: 90 }],
    a_cuenta: true,
  }
  expect((await server.admin.post('/caja/cobro', onAccount, { key: 'a cuenta' })).status).toBe(200)
  const refund = { ...family, monto: 50, metodo_pago: 'TRANSFERENCIA', referencia: 'SPEI 7', motivo: 'PIDIÓ' }
  expect((await server.admin.post('/caja/devolucion', refund, { key: 'devuelve' })).status).toBe(200)
  await sql`WITH v AS (INSERT INTO invoice_deliveries (tipo, fecha, created_by) VALUES ('ENTREGA', now(), 1) RETURNING id)
    INSERT INTO invoice_documents (payment_id, delivery_id, total_centavos, documento)
    SELECT 1, id, 2025, '{}' FROM v`.execute(server.db)
})
afterAll(() => server.close())

const headingOf = (table: string, column: string): string =>
  HEADINGS[`${table}.${column}`] ?? column.replace(/_centavos$/, '')

const columnsOfDatabase = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns WHERE table_schema = current_schema() GROUP BY table_name`.execute(
    server.db,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

test('each table is in the archive, or left out for a reason', async () => {
  const found = await columnsOfDatabase()
  const told = [...Object.keys(FILES), ...Object.values(LEFT_OUT).flat()]
  expect([...found.keys()].sort()).toEqual(told.sort())
  expect(archiveTables(ZONE).map(({ name }) => name)).toEqual(Object.values(FILES))
})

test('each column of such a table has its heading, or none for a reason', async () => {
  const found = await columnsOfDatabase()
  const missing: string[] = []
  const told = new Set(Object.values(NOT_HELD).flat())
  for (const [table, file] of Object.entries(FILES)) {
    const { head } = archiveTables(ZONE).find(({ name }) => name === file)!
    for (const column of found.get(table)!)
      if (!told.delete(`${table}.${column}`) && !head.includes(headingOf(table, column)))
        missing.push(`${table}.${column}`)
  }
  expect(missing).toEqual([])
  // A reason for a table or column that no longer exists fails.
  expect([...told]).toEqual([])
  expect(
    Object.keys(HEADINGS).filter((each) => !found.get(each.split('.')[0]!)!.includes(each.split('.')[1]!)),
  ).toEqual([])
})

/** The text of a cell for a column's value. */
const cellOf = (column: string, value: unknown): unknown => {
  if (value !== null && /(^|_)centavos$/.test(column)) return toPesos(Number(value))
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  return value instanceof Date ? todayIn(ZONE, value) : value
}

test.each(Object.entries(FILES))(
  'what stands in %s stands under its headings in %s.csv',
  async (table, file) => {
    const { head, rowsAfter } = archiveTables(ZONE).find(({ name }) => name === file)!
    const [row] = await rowsAfter(server.db, 0, 1)
    expect(row!.cells).toHaveLength(head.length)
    const { rows } = await sql<Record<string, unknown>>`
    SELECT * FROM ${sql.table(table)} WHERE id = ${row!.id}`.execute(server.db)
    const plain = Object.entries(rows[0]!).filter(
      ([column]) => head.includes(headingOf(table, column)) && !/(_id|_by)$/.test(column),
    )
    const cells = plain.map(([column]) => [column, row!.cells[head.indexOf(headingOf(table, column))]])
    expect(cells).toEqual(plain.map(([column, value]) => [column, cellOf(column, value)]))
  },
)

// Without them a school that leaves cannot tell which receipt its credit came from, nor which refund took it.
test('what a family has to its credit names the receipt it came from and the refund that took it', async () => {
  const { head, rowsAfter } = archiveTables(ZONE).find(({ name }) => name === 'saldo_favor')!
  const cellsOf = (row: { cells: readonly unknown[] }) =>
    ['tipo', 'folio', 'devolucion'].map((name) => row.cells[head.indexOf(name)])
  const moves = (await rowsAfter(server.db, 0, 10)).map(cellsOf)
  const { folio } = await server.db.selectFrom('refunds').select('folio').executeTakeFirstOrThrow()
  expect(moves).toContainEqual(['DEVOLUCION', null, folio])
  expect(moves).toContainEqual(['A_CUENTA', expect.any(Number), null])
})
