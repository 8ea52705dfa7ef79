import { aJpeg } from '@test/support/fixtures/pictures'
import { aStudent } from '@test/support/builders'
import { openOffice } from '@test/support/server/office'
import { pairsOf } from '@test/support/server/people'
import type { TestServer } from '@test/support/server/harness'
import { hireCashier, piecesOf } from '../cashCuts/cashier'
import { accountDeeds } from './accountDeeds'
import { fiscalDeeds } from './fiscalDeeds'
import { keeper, lifeDeeds, type Deed } from './lifeDeeds'
import { openingDeeds } from './openingDeeds'
import { documentDeeds } from './documentDeeds'
import { bankDeeds } from './bankDeeds'
import { serviceDeeds } from './serviceDeeds'
import { undoDeeds } from './undoDeeds'

/** What no row of the bitácora may hold, wherever it was written. */
export const SECRETS = {
  password: 'Secreta#Uno1',
  other: 'Secreta#Dos2',
  allergy: 'CACAHUATE CON ANAFILAXIA',
  illness: 'EPILEPSIA FOCAL',
  medicine: 'VALPROATO DE MAGNESIO',
  service: 'HOSPITAL SAN ANGEL',
  todo: 'RECOSTARLO DE LADO',
  answer: 'TOMA METILFENIDATO',
  notice: 'FALTA SU VACUNA DE SARAMPION',
  note: 'EL JUZGADO LE QUITO LA CUSTODIA',
}

const DAY = '2026-09-15'

/**
 * One good call for each write of the contract, in an order in which each finds what it needs; by 'METHOD /path'. What they
 * made is remembered between them.
 */
export const writeDeeds = async (server: TestServer): Promise<[route: string, deed: Deed][]> => {
  const { admin } = server
  const office = openOffice(server)
  const picture = { field: 'file', name: 'foto.jpg', content: await aJpeg() }
  const id: Record<string, number> = {}
  const keep = keeper(id)
  const health = (...texts: string[]) =>
    JSON.stringify(texts.map((descripcion, at) => ({ id: at + 1, descripcion })))
  const months = async () => (await office.tuitionOf(id['pupil']!, id['cycle']!)).pagos.map((each) => each.id)
  const alumnos = () => [{ id: id['pupil'] }]
  return [
    [
      'POST /auth/login',
      () => server.anonymous.post('/auth/login', { user: 'directora', password: 'Direccion#2026' }),
    ],
    [
      'POST /auth/rol',
      keep(
        'role',
        (b) => b.rol.id,
        () => admin.post('/auth/rol', { nameRol: 'AYUDANTE', permissions: pairsOf([['ALUMNOS', 'READ']]) }),
      ),
    ],
    [
      'PATCH /auth/rol/{id}',
      () => {
        const permissions = pairsOf([['PADRES', 'READ']])
        return admin.patch(`/auth/rol/${id['role']}`, { nameRol: 'AUXILIAR', permissions })
      },
    ],
    [
      'POST /auth/register',
      keep(
        'user',
        (b) => b.user.id,
        () =>
          admin.post('/auth/register', { name: 'ayudante', password: SECRETS.password, roleId: id['role'] }),
      ),
    ],
    ['PATCH /auth/user/{id}', () => admin.patch(`/auth/user/${id['user']}`, { name: 'auxiliar' })],
    [
      'PATCH /auth/password/{id}',
      () => admin.patch(`/auth/password/${id['user']}`, { password: SECRETS.other }),
    ],
    ['POST /auth/logout', async () => (await server.signIn('auxiliar', SECRETS.other)).post('/auth/logout')],
    [
      'PATCH /auth/password',
      async () => {
        const own = await server.signIn('auxiliar', SECRETS.other)
        return own.patch('/auth/password', { actual: SECRETS.other, password: SECRETS.password })
      },
    ],
    ['DELETE /auth/user/{id}', () => admin.delete(`/auth/user/${id['user']}`)],
    ['DELETE /auth/rol/{id}', () => admin.delete(`/auth/rol/${id['role']}`)],

    [
      'POST /ciclo',
      keep(
        'cycle',
        (b) => b.ciclo.id,
        () =>
          admin.post('/ciclo', {
            nombre: '2026-2027',
            fecha_inicio: '2026-09-01',
            fecha_fin: '2027-06-30',
            costo_inscripcion: 1850,
            mensualidad_preescolar: 2350,
            mensualidad_primaria: 2600,
            costo_material: 900,
          }),
      ),
    ],
    [
      'PATCH /ciclo/{id}',
      () => admin.patch(`/ciclo/${id['cycle']}`, { cuestionario_activo: true, dia_limite: 12 }),
    ],
    [
      'POST /ciclo/formulario',
      keep(
        'question',
        (b) => b.cuestionario.preguntas[0].id,
        () =>
          admin.post('/ciclo/formulario', {
            cicloEscolarId: id['cycle'],
            titulo: 'Familias',
            preguntas: [{ pregunta: '¿Comentarios?' }],
          }),
      ),
    ],
    [
      'POST /alumnos',
      keep(
        'pupil',
        (b) => b.alumno.id,
        () => admin.form('POST', '/alumnos', aStudent(501, { alergias: health(SECRETS.allergy) }), [picture]),
      ),
    ],
    [
      'PATCH /alumnos/{id}',
      () =>
        admin.form('PATCH', `/alumnos/${id['pupil']}`, {
          enfermedades: health(SECRETS.illness),
          medicamentos: JSON.stringify([{ nombre: SECRETS.medicine }]),
          servicio_medico: SECRETS.service,
          indicaciones: SECRETS.todo,
          numero_control: 'B501',
        }),
    ],
    [
      'POST /padres',
      keep(
        'parent',
        (b) => b.padre.id,
        () => admin.post('/padres', { nombre: 'Rosa Núñez', telefono: '5512345678', hijos: [] }),
      ),
    ],
    [
      'PATCH /padres/update/{id}',
      () => admin.patch(`/padres/update/${id['parent']}`, { telefono: '5587654321', direccion: 'CALLE 2' }),
    ],
    [
      'PATCH /padres/add/hijo',
      () => admin.patch('/padres/add/hijo', { idPadre: id['parent'], hijos: alumnos() }),
    ],
    [
      'PATCH /padres/create/user',
      () =>
        admin.patch('/padres/create/user', {
          id: id['parent'],
          username: 'rosa',
          password: SECRETS.password,
        }),
    ],
    [
      'PATCH /padres/password/user',
      () => admin.patch('/padres/password/user', { id: id['parent'], password: SECRETS.other }),
    ],
    [
      'POST /avisos/administracion/padre',
      () =>
        admin.post('/avisos/administracion/padre', {
          idPadre: id['parent'],
          titulo: 'Aviso',
          descripcion: SECRETS.notice,
        }),
    ],
    [
      'PATCH /cuestionarios/respuestas',
      () =>
        admin.patch('/cuestionarios/respuestas', {
          cicloEscolarId: id['cycle'],
          idPadre: id['parent'],
          respuestas: [{ idPregunta: id['question'], respuestas: [SECRETS.answer] }],
        }),
    ],
    ['POST /inscripciones', () => office.enrol(id['cycle']!, [id['pupil']!])],
    [
      'POST /becas',
      keep(
        'beca',
        (b) => b.beca.id,
        () =>
          admin.post('/becas', {
            id_ciclo: id['cycle'],
            nombre: 'EXCELENCIA',
            porcentaje: 10,
            grado: 'PRIMARIA',
            alumnos: alumnos(),
          }),
      ),
    ],
    [
      'PATCH /becas/add/alumnos',
      async () => {
        const [second] = (await office.addPupils(1)) as [number]
        await office.enrol(id['cycle']!, [second])
        return admin.patch('/becas/add/alumnos', { idBeca: id['beca'], alumnos: [{ id: second }] })
      },
    ],
    ...undoDeeds(server, id, office),
    [
      'POST /grupos',
      keep(
        'group',
        (b) => b.grupo.id,
        () =>
          admin.post('/grupos', { cicloEscolarId: id['cycle'], nombre: 'A', grado: 'PRIMARIA', alumnos: [] }),
      ),
    ],
    [
      'PATCH /grupos/add/alumnos',
      () => admin.patch('/grupos/add/alumnos', { idGrupo: id['group'], alumnos: alumnos() }),
    ],

    [
      'POST /cargos/new',
      keep(
        'charge',
        (b) => b.cargo.id,
        () =>
          admin.post('/cargos/new', {
            idCicloEscolar: id['cycle'],
            idAlumno: id['pupil'],
            descripcion: 'UNIFORME',
            fecha: DAY,
            monto: 500,
          }),
      ),
    ],
    [
      'POST /cargos/varios',
      keep(
        'third',
        (b) => b.cargos[0].id,
        () =>
          admin.post('/cargos/varios', {
            idCicloEscolar: id['cycle'],
            alumnos: alumnos(),
            descripcion: 'LIBROS',
            fecha: DAY,
            monto: 300,
          }),
      ),
    ],
    [
      'PATCH /cargos/pagar',
      keep(
        'payment',
        (b) => b.pago.id,
        () => office.payPart(id['charge']!, 200),
      ),
    ],
    [
      'DELETE /cargos/lote/{id}',
      async () => {
        const charge = { idCicloEscolar: id['cycle'], descripcion: 'FERIA', fecha: DAY, monto: 50 }
        const { body } = await admin.post('/cargos/varios', { ...charge, alumnos: alumnos() })
        return admin.delete(`/cargos/lote/${body.cargos[0].lote}`, { motivo_cancelacion: 'POR ERROR' })
      },
    ],
    ...documentDeeds(server, () => ({ pupil: id['pupil']! })),
    ...fiscalDeeds(server, () => ({ cycle: id['cycle']!, pupil: id['pupil']!, parent: id['parent']! })),
    ...serviceDeeds(server, () => ({ cycle: id['cycle']!, pupil: id['pupil']! })),
    ...bankDeeds(server, () => ({ pupil: id['pupil']! })),
    ['PATCH /cargos/pago/complemento', () => office.complement(id['charge']!, 300)],
    ['POST /pagos/{id}/recibo', () => admin.post(`/pagos/${id['payment']}/recibo`)],
    ['POST /pagos/{id}/enlace', () => admin.post(`/pagos/${id['payment']}/enlace`)],
    ['DELETE /pagos/{id}', () => office.cancelPayment(id['payment']!)],
    ['DELETE /cargos/cancelar/{id}', () => office.cancel(id['third']!)],
    [
      'PATCH /colegiaturas/prorroga',
      async () => {
        const ids = (await months()).slice(1, 3)
        return admin.patch('/colegiaturas/prorroga', { ids, hasta: '2026-12-31', motivo: 'ENFERMEDAD' })
      },
    ],
    [
      'POST /morosos/contactos',
      () =>
        admin.post('/morosos/contactos', {
          padreId: id['parent'],
          fecha: DAY,
          medio: 'LLAMADA',
          promesa: 'SÍ',
        }),
    ],
    [
      'POST /caja/cobro',
      () =>
        admin.post(
          '/caja/cobro',
          {
            alumnoId: id['pupil'],
            lineas: [],
            a_cuenta: true,
            medios: [{ metodo_pago: 'EFECTIVO', monto: 100 }],
          },
          { key: 'cobro' },
        ),
    ],
    [
      'POST /caja/devolucion',
      keep(
        'refund',
        (b) => b.devolucion.id,
        () =>
          admin.post(
            '/caja/devolucion',
            { alumnoId: id['pupil'], metodo_pago: 'EFECTIVO', monto: 40, motivo: 'SE DIO DE MÁS' },
            { key: 'devolucion' },
          ),
      ),
    ],
    ['POST /caja/devolucion/{id}/recibo', () => admin.post(`/caja/devolucion/${id['refund']}/recibo`)],
    [
      'DELETE /caja/devolucion/{id}',
      () => admin.delete(`/caja/devolucion/${id['refund']}`, { motivo_cancelacion: 'NO SE ENTREGÓ' }),
    ],
    ['PATCH /colegiaturas/pagar', async () => office.payMonths((await months()).slice(0, 1))],
    ['PATCH /colegiaturas/pago/anual', () => office.payYear(id['pupil']!, id['cycle']!)],
    ['PATCH /cortes/fondo', () => admin.patch('/cortes/fondo', { fondo: 500 })],
    [
      'POST /cortes',
      async () => {
        const cashier = await hireCashier(server, { cycle: id['cycle']!, pupil: id['pupil']! })
        await cashier.take(100)
        return cashier.close(DAY, piecesOf(100))
      },
    ],
    ...accountDeeds(server),
    ...openingDeeds(server, () => id['cycle']!),
    ...(await lifeDeeds(server)),
  ]
}
