import { randomUUID } from 'node:crypto'
import type { TuitionContract } from '@contract/tuition/tuition.schemas'
import { aCurp, aCycle } from '../builders'
import type { Answer, Caller, TestServer } from './harness'

type Statement = TuitionContract['get']['response']

/** Counts through the whole test file, whichever office adds the pupil. */
let pupils = 0

/** What a cashier does all day, in one line each. Pupils are written straight into the table: their form has its own tests. */
export const openOffice = ({ admin, db }: TestServer, caller: Caller = admin) => {
  const addPupils = async (count: number): Promise<number[]> => {
    const rows = Array.from({ length: count }, () => ({
      nombre: `ALUMNO ${++pupils} GARCÍA`,
      curp: aCurp(pupils),
      curp_verificada: true,
      numero_control: `A${String(pupils).padStart(4, '0')}`,
      fecha_nacimiento: '2018-03-15',
    }))
    const made = await db.insertInto('students').values(rows).returning('id').execute()
    return made.map(({ id }) => id)
  }

  const addCycle = async (over: Record<string, unknown> = {}): Promise<number> => {
    const answer = await admin.post('/ciclo', aCycle(over))
    if (answer.status !== 200) throw new Error(`no cycle: ${JSON.stringify(answer.body)}`)
    return answer.body.ciclo.id
  }

  /** Enrols with the prices of `aCycle`; `alumnos` in `over` replaces the plain ones. */
  const enrol = (
    idCiclo: number,
    ids: readonly number[],
    over: Record<string, unknown> = {},
  ): Promise<Answer> =>
    caller.post('/inscripciones', {
      alumnos: ids.map((id) => ({ id })),
      idCiclo,
      grado: 'PRIMARIA',
      costo_inscripcion: 1850,
      mensualidad: 2600,
      costo_material: 900,
      ...over,
    })

  const addEnrolled = async (idCiclo: number, count: number): Promise<number[]> => {
    const ids = await addPupils(count)
    const { status, body } = await enrol(idCiclo, ids)
    if (status !== 200) throw new Error(`not enrolled: ${JSON.stringify(body)}`)
    return ids
  }

  /** September is due on the 10th, for a pupil enrolled before; charges are dated the 15th. */
  const dueOnTheTenth = () =>
    db
      .updateTable('tuition')
      .set({ vencimiento: '2026-09-10' })
      .where('vencimiento', '=', '2026-09-25')
      .execute()

  const addCharge = async (
    idCicloEscolar: number,
    idAlumno: number,
    monto: number,
    descripcion = 'UNIFORME',
  ): Promise<number> => {
    const body = { idCicloEscolar, idAlumno, descripcion, fecha: '2026-09-15', monto }
    const answer = await caller.post('/cargos/new', body)
    if (answer.status !== 200) throw new Error(`no charge: ${JSON.stringify(answer.body)}`)
    return answer.body.cargo.id
  }

  const pay = (id: number, over: Record<string, unknown> = {}, key: string = randomUUID()): Promise<Answer> =>
    caller.patch('/cargos/pagar', { id, metodo_pago: 'EFECTIVO', ...over }, { key })

  const payPart = (id: number, abono: unknown, over: Record<string, unknown> = {}, key?: string) =>
    pay(id, { pago_parcial: true, abono, ...over }, key)

  const complement = (
    idCargo: number,
    abono: unknown,
    over: Record<string, unknown> = {},
    key: string = randomUUID(),
  ): Promise<Answer> =>
    caller.patch('/cargos/pago/complemento', { idCargo, metodo_pago: 'EFECTIVO', abono, ...over }, { key })

  const cancel = (id: number, motivo_cancelacion = 'REGISTRADO POR ERROR'): Promise<Answer> =>
    caller.delete(`/cargos/cancelar/${id}`, { motivo_cancelacion })

  /** The charge as the lists of its pupil show it. */
  const chargeOf = async (studentId: number, id: number) => {
    const { body } = await admin.get(`/cargos/by/alumno/${studentId}`)
    return body.cargos.find((each: { id: number }) => each.id === id)
  }

  /** `over`: `corte`, from whose drawer. */
  const cancelPayment = (
    id: number,
    motivo_cancelacion: unknown = 'CHEQUE DEVUELTO',
    over: Record<string, unknown> = {},
    key?: string,
  ): Promise<Answer> => caller.delete(`/pagos/${id}`, { motivo_cancelacion, ...over }, key ? { key } : {})

  const payMonths = (
    ids: readonly number[],
    over: Record<string, unknown> = {},
    key: string = randomUUID(),
  ): Promise<Answer> =>
    caller.patch('/colegiaturas/pagar', { ids, metodo_pago: 'EFECTIVO', ...over }, { key })

  const payYear = (
    alumnoId: number,
    cicloEscolarId: number,
    over: Record<string, unknown> = {},
    key: string = randomUUID(),
  ): Promise<Answer> => {
    const body = { alumnoId, cicloEscolarId, metodo_pago: 'EFECTIVO', ...over }
    return caller.patch('/colegiaturas/pago/anual', body, { key })
  }

  /** What the pupil has to pay for the months of a cycle today. */
  const tuitionOf = async (studentId: number, cycleId: number): Promise<Statement> =>
    (await caller.get(`/colegiaturas/alumno/${studentId}/${cycleId}`)).body

  return {
    addPupils,
    addCycle,
    enrol,
    addEnrolled,
    dueOnTheTenth,
    addCharge,
    pay,
    payPart,
    complement,
    cancel,
    chargeOf,
    cancelPayment,
    payMonths,
    payYear,
    tuitionOf,
  }
}
export type Office = ReturnType<typeof openOffice>
