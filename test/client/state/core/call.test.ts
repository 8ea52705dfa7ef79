import { chargesApi } from '@client/state/charges/charges.api'
import { call } from '@client/state/core/call'
import { cyclesApi } from '@client/state/cycles/cycles.api'
import { studentsApi } from '@client/state/students/students.api'
import { cashCutsRoutes } from '@contract/cashCuts/cashCuts.routes'
import { chargesRoutes } from '@contract/charges/charges.routes'
import { defineRoutes } from '@contract/http/route'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { questionnairesRoutes } from '@contract/questionnaires/questionnaires.routes'
import { studentsRoutes } from '@contract/students/students.routes'
import { startClient } from '../../../support/state/client'

interface Answer {
  query: unknown
  response: { ok: true }
}
interface Contract {
  byGrade: Answer & { body: unknown }
  files: Answer & { body: { titulo: string; fecha?: null; fotos?: string | undefined } }
}

const routes = defineRoutes<Contract>()({
  byGrade: { method: 'GET', path: '/alumnos/to/beca/{grado}', access: 'session' },
  files: {
    method: 'POST',
    path: '/eventos/{id}',
    access: 'session',
    upload: { field: 'files', kinds: ['image'], max: 6 },
  },
})

/** A read waits for half a minute at most. */
const READ = { method: 'GET', timeout: 30_000 }

describe('call', () => {
  test('a GET fills its path and has no body', () => {
    expect(call(studentsRoutes.get)({ id: 5 })).toEqual({ ...READ, url: '/alumnos/5', sensitive: true })
    expect(call(studentsRoutes.listAll)()).toEqual({ ...READ, url: '/alumnos/historial' })
  })

  test('answers to a questionnaire are kept no longer than health', () => {
    const { listAnswers, getAnswersByParent, answer, get } = questionnairesRoutes
    expect(call(listAnswers)({ id: 1 })).toMatchObject({ sensitive: true })
    expect(call(getAnswersByParent)({ cycleId: 1, id: 5 })).toMatchObject({ sensitive: true })
    expect(answer).toMatchObject({ sensitive: true })
    expect(call(get)({ id: 1 })).not.toHaveProperty('sensitive')
  })

  test('what a GET is asked besides its path is its query', () => {
    const params = { desde: '2026-09-01', hasta: '2026-09-30' }
    expect(call(paymentsRoutes.listByDay)(params)).toEqual({ ...READ, url: '/pagos/by/fecha', params })
    expect(call(cashCutsRoutes.getCurrent)({})).toEqual({ ...READ, url: '/cortes/actual' })
  })

  test('path parameters travel escaped', () => {
    expect(call(routes.byGrade)({ grado: 'PRE/ESCOLAR ñ' }).url).toBe(
      '/alumnos/to/beca/PRE%2FESCOLAR%20%C3%B1',
    )
  })

  test('path parameters leave the body, the rest is the body', () => {
    expect(call(chargesRoutes.cancel)({ id: 3, motivo_cancelacion: 'ERROR' })).toEqual({
      url: '/cargos/cancelar/3',
      method: 'DELETE',
      body: { motivo_cancelacion: 'ERROR' },
    })
  })

  test('an id that is no path parameter stays in the body', () => {
    expect(call(chargesRoutes.pay)({ id: 3, metodo_pago: 'EFECTIVO', idempotencyKey: 'k' }).body).toEqual({
      id: 3,
      metodo_pago: 'EFECTIVO',
    })
  })

  test('the idempotency key is a header and never in the body', () => {
    expect(call(chargesRoutes.pay)({ id: 3, metodo_pago: 'EFECTIVO', idempotencyKey: 'llave-1' })).toEqual({
      url: '/cargos/pagar',
      method: 'PATCH',
      body: { id: 3, metodo_pago: 'EFECTIVO' },
      headers: { 'idempotency-key': 'llave-1' },
    })
  })

  test('an upload is a form: texts, no nulls, and its files under the name the server reads', () => {
    const [a, b] = [new File(['a'], 'a.png'), new File(['b'], 'b.png')]
    const { body, url } = call(routes.files)({
      id: 9,
      titulo: 'FIESTA',
      fecha: null,
      fotos: undefined,
      files: [a, b],
    })
    const form = body as FormData
    expect(url).toBe('/eventos/9')
    expect([...form.keys()]).toEqual(['titulo', 'files', 'files'])
    expect(form.get('titulo')).toBe('FIESTA')
    expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['a.png', 'b.png'])
  })

  test('an upload without a file is a form all the same', () => {
    const pupil = { nombre: 'ANA', curp: 'X', numero_control: '1', fecha_nacimiento: '2018-03-15' }
    const { body } = call(studentsRoutes.create)({ ...pupil, file: null })
    expect(body).toBeInstanceOf(FormData)
    expect([...(body as FormData).entries()]).toEqual(Object.entries(pupil))
  })

  test('the argument itself is left as it was', () => {
    const arg = Object.freeze({ id: 3, motivo_cancelacion: 'ERROR', idempotencyKey: 'k' })
    call(chargesRoutes.cancel)(arg)
    expect(arg).toEqual({ id: 3, motivo_cancelacion: 'ERROR', idempotencyKey: 'k' })
  })
})

describe('on the wire', () => {
  test('a JSON write says what it is and carries its key', async () => {
    const { network, store } = startClient()
    network.on('PATCH /cargos/pagar', { ok: true })
    await store.dispatch(
      chargesApi.endpoints.payCharge.initiate({ id: 3, metodo_pago: 'EFECTIVO', idempotencyKey: 'llave-1' }),
    )
    const [sent] = network.sent
    expect(sent?.headers.get('content-type')).toBe('application/json')
    expect(sent?.headers.get('idempotency-key')).toBe('llave-1')
    expect(sent?.body).toEqual({ id: 3, metodo_pago: 'EFECTIVO' })
  })

  test('a pupil with a photo travels as a form with its own boundary', async () => {
    const { network, store } = startClient()
    network.on('POST /alumnos', { ok: true })
    const file = new File(['bytes'], 'foto.png', { type: 'image/png' })
    const pupil = { nombre: 'ÑOÑO', curp: 'X', numero_control: '1', fecha_nacimiento: '2018-03-15' }
    await store.dispatch(
      studentsApi.endpoints.createStudent.initiate({ ...pupil, alergias: '[]', file, idempotencyKey: 'k' }),
    )
    const [sent] = network.sent
    expect(sent?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent?.headers.get('idempotency-key')).toBe('k')
    const form = sent?.body as FormData
    expect(form.get('nombre')).toBe('ÑOÑO')
    expect(await (form.get('file') as File).text()).toBe('bytes')
  })

  test('a GET has neither body nor content type', async () => {
    const { network, store } = startClient()
    network.on('GET /ciclo/actual', { ok: true, ciclo: null })
    await store.dispatch(cyclesApi.endpoints.getCurrentCycle.initiate())
    expect(network.sent[0]).toMatchObject({ method: 'GET', path: '/ciclo/actual', body: null })
    expect(network.sent[0]?.headers.has('content-type')).toBe(false)
  })
})
