import { sql } from 'kysely'
import { ACTION_NAMES, MODULE_NAMES } from '@contract/domain/permissions'
import { GROUP_PAPER_KINDS } from '@contract/groupPapers/groupPapers.rules'
import { fillPath, pathNames, type Grant, type Route } from '@contract/http/route'
import { aJpeg } from '@test/support/fixtures/pictures'
import { allRoutes, routeName } from '@test/support/allRoutes'
import { readPdf } from '@test/support/pdf/textOf'
import { runs } from '@test/support/runs'
import { startServer, type Answer, type Caller, type TestServer } from '@test/support/server/harness'
import { setGrants } from '@test/support/server/grants'
import { BANK_TEXT, BANK_PAYER } from '../modules/audit/bankDeeds'
import { writeDeeds } from '../modules/audit/deeds'
import { FISCAL_RFC } from '../modules/audit/fiscalDeeds'

// Each sensitive field holds a marked text, and every read of the contract is asked for it.

/** A blood type cannot be marked: this one stands nowhere else. */
const BLOOD = 'AB-'
const HEALTH = {
  alergias: '[{"descripcion":"QZALERGIA"}]',
  enfermedades: '[{"descripcion":"QZENFERMEDAD"}]',
  medicamentos: '[{"nombre":"QZMEDICINA","dosis":"QZDOSIS","horario":"QZHORARIO"}]',
  tipo_sangre: BLOOD,
  servicio_medico: 'QZSERVICIO',
  indicaciones: 'QZINDICACION',
}
const EVERY_HEALTH = [
  ...[BLOOD, 'QZALERGIA', 'QZDOSIS', 'QZENFERMEDAD', 'QZHORARIO', 'QZINDICACION', 'QZMEDICINA', 'QZSERVICIO'],
]

const IDENTIFICATION = 'a link to an identification'
/** A note about an adult of a pupil. */
const NOTE = 'QZNOTA'
/** Who pays a family's months, what they wrote at their bank, and whom the family is invoiced to. */
const MONEY = [BANK_TEXT, BANK_PAYER, FISCAL_RFC]
const HIDDEN = [...EVERY_HEALTH, NOTE]
const MARKS = [...HIDDEN, ...MONEY]

/** The reads by which a marked text may leave, and which; each needs ALUMNOS READ and leaves a line. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  'GET /alumnos/{id}': EVERY_HEALTH,
  'GET /alumnos/{id}/documentos': [IDENTIFICATION],
  'GET /alumnos/{id}/responsables': [NOTE, IDENTIFICATION],
  // The emergency sheet.
  'GET /grupos/{id}/papeles/{cual}': EVERY_HEALTH,
}

/** The reads by which a marked text about money may leave, and which single permissions open each. */
const MONEY_WAYS: Readonly<Record<string, { marks: readonly string[]; opens: readonly string[] }>> = {
  'GET /banco/movimientos': { marks: [BANK_TEXT, BANK_PAYER], opens: ['CARGOS READ'] },
  'GET /banco/recordados': { marks: [BANK_PAYER], opens: ['CARGOS READ'] },
  'GET /padres/{id}/fiscales': { marks: [FISCAL_RFC], opens: ['PADRES READ'] },
  'GET /caja/familia': { marks: [FISCAL_RFC], opens: ['CARGOS READ', 'COLEGIATURAS READ'] },
  // The payment is of charges alone.
  'GET /pagos/{id}': { marks: [FISCAL_RFC], opens: ['CARGOS READ'] },
  'GET /pagos/by/alumno/{id}': { marks: [FISCAL_RFC], opens: ['CARGOS READ'] },
  'GET /pagos/by/fecha': { marks: [FISCAL_RFC], opens: ['CARGOS READ'] },
  'GET /pagos/by/folio/{id}': { marks: [FISCAL_RFC], opens: ['CARGOS READ'] },
  'GET /pagos/by/padre/{id}': { marks: [FISCAL_RFC], opens: ['CARGOS READ'] },
  // These need COLEGIATURAS READ too.
  'GET /facturas': { marks: [FISCAL_RFC], opens: [] },
  'GET /facturas/entregas/{id}': { marks: [FISCAL_RFC], opens: [] },
}

/** Queries without which a call is 400, or tells little. */
const FAMILIES = [1, 2, 3].flatMap((id) => [`?alumnoId=${id}`, `?padreId=${id}`])
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'GET /facturas/anual': Array.from({ length: 12 }, (_, at) => `?alumnoId=${at + 1}`),
  'GET /buscar': ['?q=ALUMNO'],
  'GET /caja/familia': FAMILIES,
  'GET /caja/saldo': FAMILIES,
  'GET /banco/movimientos/{id}/propuesta': FAMILIES,
  'GET /banco/recordados': Array.from({ length: 12 }, (_, at) => `?alumnoId=${at + 1}`),
  'GET /morosos': ['', '?por=alumno'],
  'GET /morosos/contactos': FAMILIES,
  'GET /estados/familia': FAMILIES,
  'GET /inscripciones/prevision/{id}': ['?accion=BAJA'],
  'GET /pagos/by/fecha': ['?desde=2026-09-01&hasta=2026-09-30'],
}

/** Words for the path parameters that are no ids. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  grado: ['PREESCOLAR', 'PRIMARIA'],
  cual: GROUP_PAPER_KINDS,
}
/** Reads of which two addresses may hold no marked text: each paper is another, and one payer is remembered. */
const SPARSE = ['{cual}', '/banco/recordados']
/** A code of each public check that is right. */
let codes: Readonly<Record<string, string>>
/** Files of a pupil's identification. */
let identifications: number[]
/**
 * `archives.test.ts` unpacks the first; the others hold no more than the lines of payments: what `/facturas/entregas` shows, and the
 * papers of `/facturas/anual`.
 */
const ARCHIVES = ['/archivo/escuela.zip', '/facturas/archivo', '/facturas/anuales/archivo']

const ALL: Grant[] = MODULE_NAMES.flatMap((module) => ACTION_NAMES.map((action): Grant => [module, action]))
/** What a read may ask for; the other actions open none, which the whole run tries. */
const ASKED = runs(
  ALL,
  ALL.filter(([, action]) => action === 'READ'),
)
/** Without any of its permissions a read is 403: permissions.test.ts asks each of them with all the others. */
const mayOpen = ({ access }: Route, pair: Grant): boolean =>
  typeof access === 'string' || access.some((own) => own.join(' ') === pair.join(' '))

let server: TestServer
let clerk: Caller
let roleId: number
let reads: Route[]
let pupils: number[]
/** The addresses of each read that answered 200, at most two of them. */
const answered = new Map<string, string[]>()
/** One that held a marked text, of each way. */
const holding = new Map<string, string>()

const marksIn = (text: string): string[] => {
  // A payer is remembered in small letters.
  const lower = text.toLowerCase()
  const holds = (mark: string): boolean =>
    // A signed link may hold these three characters too, but not between blanks or quotes.
    mark === BLOOD ? /["\s]AB-["\s]/.test(text) : lower.includes(mark.toLowerCase())
  const links = identifications.some((id) => text.includes(`/files/${id}/`)) ? [IDENTIFICATION] : []
  return [...MARKS.filter(holds), ...links]
}

const grant = (grants: readonly Grant[]): Promise<void> => setGrants(server.db, roleId, grants)

/** All ways to fill a path: the words of its parameters, and small ids. */
const addressesOf = (route: Route): string[] => {
  const code = codes[routeName(route)]
  const ids = Array.from({ length: 12 }, (_, at) => at + 1)
  const choices = (name: string) => WORDS[name] ?? (name === 'codigo' ? [code ?? 'ninguno'] : ids)
  const filled = pathNames(route.path).reduce<Record<string, string | number>[]>(
    (some, name) => some.flatMap((params) => choices(name).map((value) => ({ ...params, [name]: value }))),
    [{}],
  )
  const paths = filled.map((params) => fillPath(route.path, params))
  const queries = QUERIES[routeName(route)] ?? ['']
  return paths.flatMap((path) => queries.map((query) => path + query))
}

const papersIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('/files/documentos/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(papersIn) : []
}

/** The answer, with the text of every paper that it links to. */
const told = async ({ body, raw }: Answer): Promise<string> => {
  const texts = [raw.payload]
  for (const url of papersIn(body)) {
    const paper = await server.app.inject({ method: 'GET', url })
    if (paper.statusCode !== 200) throw new Error(`${url}: ${paper.payload}`)
    texts.push((await readPdf(paper.rawPayload)).pages.join(' '))
  }
  return texts.join('\n')
}

beforeAll(async () => {
  server = await startServer()
  reads = (await allRoutes()).filter(
    ({ method, path, stream }) => method === 'GET' && !stream && !ARCHIVES.includes(path),
  )
  for (const [name, deed] of await writeDeeds(server))
    if (!/^DELETE .(actividades|eventos|menciones|plantilla|banco)/.test(name)) await deed()
  pupils = (await server.db.selectFrom('students').select('id').execute()).map(({ id }) => id)
  for (const id of pupils) {
    const { status, body } = await server.admin.form('PATCH', `/alumnos/${id}`, HEALTH)
    expect([status, status === 200 ? '' : body]).toEqual([200, ''])
  }
  const identification = { field: 'file', name: 'ine.jpg', content: await aJpeg() }
  // Kinds of the school's list: 3 the vaccinations, 6 the identification of the parent.
  for (const id of pupils) {
    for (const tipoId of ['3', '6'])
      await server.admin.form('POST', `/alumnos/${id}/documentos`, { tipoId }, [identification])
    const adult = { nombre: `TÍA DE ${id}`, parentesco: 'TIA', telefono: '5512345678', nota: NOTE }
    const { body } = await server.admin.post(`/alumnos/${id}/responsables`, adult)
    const file = `/responsables/${body.responsable.id}/archivo/identificacion`
    expect((await server.admin.form('POST', file, {}, [identification])).status).toBe(200)
  }
  const parents = await server.db.selectFrom('parents').select('id').execute()
  // Papers are only of an aviso of which some still wait to be handed over.
  const onPaper = {
    audiencia: { tipo: 'PADRES', padres: parents },
    titulo: 'Junta',
    descripcion: '{padre}, {alumnos}',
    canales: ['PAPEL'],
  }
  expect((await server.admin.post('/avisos', onPaper, { key: 'papel' })).status).toBe(200)
  const { rows } = await sql<{ id: number }>`
    SELECT file_id AS id FROM document_pages p JOIN documents d ON d.id = p.document_id
      JOIN document_kinds k ON k.id = d.kind_id WHERE k.confidencial IS NOT NULL
    UNION SELECT identification_id FROM guardians WHERE identification_id IS NOT NULL`.execute(server.db)
  identifications = rows.map(({ id }) => id)
  expect(identifications).not.toEqual([])
  const certificate = await server.db
    .selectFrom('certificates')
    .select('codigo')
    .limit(1)
    .executeTakeFirstOrThrow()
  const invoiced = await server.db
    .selectFrom('payments')
    .innerJoin('invoice_requests', 'payment_id', 'payments.id')
    .select('codigo')
    .executeTakeFirstOrThrow()
  const card = await server.db.selectFrom('students').select('card_token').limit(1).executeTakeFirstOrThrow()
  codes = {
    'GET /recibos/{codigo}': invoiced.codigo,
    'GET /constancias/{codigo}': certificate.codigo,
    'GET /credenciales/{codigo}': Buffer.from(card.card_token.replaceAll('-', ''), 'hex').toString(
      'base64url',
    ),
  }
  clerk = await server.userWith([])
  roleId = (await clerk.get('/auth/verify')).body.user.role.id
})
afterAll(() => server.close())

test('with every permission marked texts leave by the ways alone, papers included', async () => {
  const left: Record<string, string[]> = {}
  const silent: string[] = []
  for (const route of reads) {
    const name = routeName(route)
    const found: string[] = []
    for (const address of addressesOf(route)) {
      const answer = await server.admin.get(address)
      if (answer.status !== 200) continue
      found.push(address)
      const marks = marksIn(await told(answer))
      if (marks.length > 0) holding.set(name, address)
      if (marks.length > 0) left[name] = [...new Set([...(left[name] ?? []), ...marks])]
      if (found.length === 2 && !SPARSE.some((each) => name.includes(each))) break
    }
    if (found.length === 0) silent.push(name)
    answered.set(name, found)
  }
  expect(silent).toEqual([])
  const byMoney = Object.entries(MONEY_WAYS).map(([name, { marks }]) => [name, marks])
  expect(left).toEqual({ ...WAYS, ...Object.fromEntries(byMoney) })
}, 600_000)

test('with each single permission they leave by the ways that it opens', async () => {
  const left: string[] = []
  for (const pair of ASKED) {
    await grant([pair])
    for (const route of reads.filter((each) => mayOpen(each, pair)))
      for (const address of answered.get(routeName(route)) ?? []) {
        const name = routeName(route)
        const answer = await clerk.get(address)
        const isWay = WAYS[name] || MONEY_WAYS[name]
        const text = isWay && answer.status === 200 ? await told(answer) : answer.raw.payload
        if (marksIn(text).length > 0) left.push(`${name} with ${pair.join(' ')}`)
      }
  }
  expect([...new Set(left)].sort()).toEqual(
    [
      ...Object.keys(WAYS).map((name) => `${name} with ALUMNOS READ`),
      ...Object.entries(MONEY_WAYS).flatMap(([name, { opens }]) =>
        opens.map((pair) => `${name} with ${pair}`),
      ),
    ].sort(),
  )
}, 600_000)

test('each way leaves its line: who, whose, and one an hour', async () => {
  for (const name of Object.keys(WAYS)) {
    const reader = await server.userWith([['ALUMNOS', 'READ']])
    const { id: userId } = (await reader.get('/auth/verify')).body.user
    const address = holding.get(name) ?? ''
    for (let times = 0; times < 2; times++) expect((await reader.get(address)).status).toBe(200)
    const lines = await server.db
      .selectFrom('audit_entries')
      .select(['accion', 'tipo', 'modulo', 'record_id'])
      .where('user_id', '=', userId)
      .where('tipo', '!=', 'SESION')
      .execute()
    expect([name, lines.length > 0, new Set(lines.map(({ record_id }) => record_id)).size]).toEqual([
      name,
      true,
      lines.length,
    ])
    for (const line of lines) {
      expect(line).toMatchObject({ accion: 'READ', tipo: 'SALUD', modulo: 'ALUMNOS' })
      expect(pupils).toContain(line.record_id)
    }
  }
})

test('the search finds nothing by what is hidden, nor does the bitácora, which tells of money', async () => {
  const hiddenIn = (text: string) => marksIn(text).filter((mark) => !MONEY.includes(mark))
  // A blood type is the beginning of other words, such as a month's.
  for (const mark of HIDDEN.filter((each) => each !== BLOOD)) {
    const q = encodeURIComponent(mark)
    expect((await server.admin.get(`/bitacora?q=${q}`)).body).toMatchObject({ bitacora: [], total: 0 })
    const found = (await server.admin.get(`/buscar?q=${q}`)).body
    expect(Object.values(found).filter(Array.isArray).flat()).toEqual([])
  }
  const { total } = (await server.admin.get('/bitacora')).body
  for (let pagina = 1; pagina <= Math.ceil(total / 100); pagina++)
    expect(hiddenIn((await server.admin.get(`/bitacora?pagina=${pagina}`)).raw.payload)).toEqual([])
})
