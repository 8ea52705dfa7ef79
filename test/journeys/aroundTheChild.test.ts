import { certificatesApi } from '@client/state/certificates/certificates.api'
import { documentsApi } from '@client/state/documents/documents.api'
import { guardiansApi } from '@client/state/guardians/guardians.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { studentsApi } from '@client/state/students/students.api'
import { eventually } from '@test/support/eventually'
import { aJpeg } from '@test/support/fixtures/pictures'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

const { endpoints: guardians } = guardiansApi
const { endpoints: documents } = documentsApi
const { endpoints: certificates } = certificatesApi
const { endpoints: students } = studentsApi

let server: TestServer
let store: AppStore
let cycle: number
let pupil: number
let sibling: number
const state = () => store.getState()

const adultsOf = (id: number) => guardians.listGuardians.select({ id })(state()).data
const folder = () => documents.listStudentDocuments.select({ id: pupil })(state()).data
const stateOf = (kind: string) => folder()?.documentos.find(({ tipo }) => tipo.nombre === kind)?.estado
const register = () => certificates.listCertificates.select({ alumnoId: pupil })(state()).data

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
  const office = openOffice(server)
  cycle = await office.addCycle()
  const ids = (await office.addPupils(2)) as [number, number]
  ;[pupil, sibling] = ids
  await office.enrol(cycle, ids)
  const hijos = ids.map((id) => ({ id }))
  await server.admin.post('/padres', { nombre: 'Rosa Gil', telefono: '5511112222', hijos })
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await Promise.all([
    store.dispatch(students.getStudent.initiate({ id: pupil })),
    ...ids.map((id) => store.dispatch(guardians.listGuardians.initiate({ id }))),
    store.dispatch(documents.listStudentDocuments.initiate({ id: pupil })),
    store.dispatch(documents.listMissingDocuments.initiate({})),
    store.dispatch(certificates.listCertificates.initiate({ alumnoId: pupil })),
  ])
})
afterAll(() => server.close())

// Each test continues from the state of the one before.
test('an adult who must not take the child is at its page at once, and at the sibling’s after one press', async () => {
  const adult = { nombre: 'Luis Ríos', parentesco: 'Padre', telefono: '722 123 4567', no_entregar: true }
  await store
    .dispatch(guardians.createGuardian.initiate({ id: pupil, ...adult, idempotencyKey: 'responsable-luis' }))
    .unwrap()
  await eventually(() =>
    expect(adultsOf(pupil)).toMatchObject([{ nombre: 'LUIS RÍOS', telefono: '7221234567' }]),
  )
  const page = () => students.getStudent.select({ id: pupil })(state()).data
  await eventually(() => expect(page()?.entrega).toMatchObject([{ nombre: 'LUIS RÍOS', no_entregar: true }]))
  expect(adultsOf(sibling)).toEqual([])
  const { hermanos } = await store.dispatch(guardians.copyGuardians.initiate({ id: pupil })).unwrap()
  expect(hermanos.copiados).toMatchObject([{ alumno: { id: sibling }, responsable: 'LUIS RÍOS' }])
  await eventually(() =>
    expect(adultsOf(sibling)).toMatchObject([{ nombre: 'LUIS RÍOS', no_entregar: true }]),
  )
})

test('a delivered document is in the folder and no longer missing', async () => {
  const missing = () => {
    const rows = documents.listMissingDocuments.select({})(state()).data
    return rows?.find(({ id }) => id === pupil)?.tipos.map(({ nombre }) => nombre)
  }
  await eventually(() => expect(missing()).toContain('CURP'))
  const kind = folder()?.documentos.find(({ tipo }) => tipo.nombre === 'CURP')?.tipo.id
  const files = [new File([new Uint8Array(await aJpeg())], 'curp.jpg', { type: 'image/jpeg' })]
  await store
    .dispatch(
      documents.deliverDocument.initiate({
        id: pupil,
        tipoId: String(kind),
        files,
        idempotencyKey: 'curp-0001',
      }),
    )
    .unwrap()
  await eventually(() => expect(stateOf('CURP')).toBe('ENTREGADO'))
  await eventually(() => expect(missing()).not.toContain('CURP'))
})

test('a constancia is in the register with its folio; cancelled it stays there, and its check says so', async () => {
  const asked = { tipo: 'ESTUDIOS', alumnoId: pupil, cicloEscolarId: cycle } as const
  const { constancia } = await store
    .dispatch(certificates.createCertificate.initiate({ ...asked, idempotencyKey: 'constancia-0001' }))
    .unwrap()
  await eventually(() => expect(register()?.constancias).toMatchObject([{ folio: 1, tipo: 'ESTUDIOS' }]))
  const check = async () => (await server.anonymous.get(`/constancias/${constancia.codigo}`)).body.constancia
  expect(await check()).toMatchObject({ folio: 1, estado: 'VALIDA' })
  await store
    .dispatch(
      certificates.cancelCertificate.initiate({ id: constancia.id, motivo_cancelacion: 'SE PIDIÓ OTRA' }),
    )
    .unwrap()
  await eventually(() => expect(register()?.constancias).toMatchObject([{ folio: 1, cancelada: true }]))
  expect(await check()).toMatchObject({ folio: 1, estado: 'CANCELADA' })
})
