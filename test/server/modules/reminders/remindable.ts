import { todayIn } from '@contract/domain/dates'
import { ADMIN, startServer, type Caller } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

export const ZONE = 'America/Mexico_City'

/** A school that reminds its families: charges due on any day, a clock to move, and the run of a day by hand. */
export const openReminders = async (
  today = '2026-10-07',
  options: Parameters<typeof startServer>[0] = {},
) => {
  const server = await startServer(options)
  const { db, clock } = server
  let made = 0
  let caller: Caller = server.admin
  const at = async (day: string, hour = 9): Promise<void> => {
    clock.now = new Date(`${day}T${String(hour + 6).padStart(2, '0')}:00:00Z`)
    caller = await server.signIn(ADMIN.user, ADMIN.password)
  }
  await at(today)
  expect((await caller.patch('/escuela', { firma: { nombre: 'ROSA RUIZ' } })).status).toBe(200)
  const office = () => openOffice({ ...server, admin: caller }, caller)
  const cycle = await office().addCycle()

  const addFamily = async (over: Record<string, unknown> = {}) => {
    const [pupil = 0] = await office().addPupils(1)
    const number = String(++made).padStart(4, '0')
    const { body } = await caller.post('/padres', {
      nombre: `MADRE ${number} RÍOS`,
      telefono: `551111${number}`,
      correo: `madre${number}@correo.mx`,
      hijos: [{ id: pupil }],
      ...over,
    })
    return { id: body.padre.id as number, pupil }
  }
  const owe = async (pupil: number, fecha: string, monto = 500): Promise<number> => {
    const body = { idCicloEscolar: cycle, idAlumno: pupil, descripcion: 'UNIFORME', fecha, monto }
    const answer = await caller.post('/cargos/new', body)
    expect(answer.status).toBe(200)
    return answer.body.cargo.id
  }
  /** A family that owes one charge, due that day. */
  const addDebtor = async (fecha: string, over: Record<string, unknown> = {}, monto = 500) => {
    const family = await addFamily(over)
    return { ...family, charge: await owe(family.pupil, fecha, monto) }
  }
  const turn = (activos: boolean) => caller.patch('/recordatorios', { activos })
  const run = () =>
    db.transaction().execute((tx) =>
      server.services.reminders.run({
        db: tx,
        now: clock.now,
        today: todayIn(ZONE, clock.now),
        timeZone: ZONE,
      }),
    )
  /** What was done on a day: rule, family, due day, and the reason where it was left out. */
  const doneOn = async (dia: string) => {
    const rows = await db.selectFrom('reminders').selectAll().where('dia', '=', dia).orderBy('id').execute()
    return rows.map(({ dias, parent_id, vencimiento, motivo }) => [dias, parent_id, vencimiento, motivo])
  }
  const calendar = async (dias?: number) => {
    const answer = await caller.get(`/recordatorios/calendario${dias === undefined ? '' : `?dias=${dias}`}`)
    expect(answer.status).toBe(200)
    return answer.body.dias
  }
  return {
    server,
    at,
    cycle,
    office,
    caller: () => caller,
    addFamily,
    addDebtor,
    owe,
    turn,
    run,
    doneOn,
    calendar,
  }
}
export type Remindable = Awaited<ReturnType<typeof openReminders>>
