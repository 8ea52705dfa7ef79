import { randomUUID } from 'node:crypto'
import type { Answer, Caller, TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

/** A school of families with pupils in class; September is overdue for each. */
export const openFamilies = async (server: TestServer) => {
  const { admin, db } = server
  // Tests move the clock by days.
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date('2027-07-01') })
    .execute()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  let made = 0

  const addFamily = async (
    over: Record<string, unknown> = {},
    children = 1,
  ): Promise<{ id: number; pupils: number[] }> => {
    const pupils = await office.addPupils(children)
    const number = String(++made).padStart(4, '0')
    const { body } = await admin.post('/padres', {
      nombre: `Rosa Ríos ${number}`,
      telefono: `551111${number}`,
      correo: `rosa${number}@correo.mx`,
      hijos: pupils.map((id) => ({ id })),
      ...over,
    })
    await office.enrol(cycle, pupils)
    await office.dueOnTheTenth()
    return { id: body.padre.id, pupils }
  }

  /** All that a pupil owes, so that the family is no debtor. */
  const settle = async (family: { id: number }): Promise<void> => {
    const { body } = await admin.get(`/caja/familia?padreId=${family.id}`)
    const charges = body.familia.hijos.flatMap((child: { cargos: { id: number }[] }) => child.cargos)
    for (const { id } of charges) await office.pay(id)
    const months = body.familia.hijos.flatMap(
      (child: { colegiaturas: { id: number; vencido?: boolean }[] }) => child.colegiaturas.slice(0, 1),
    )
    if (months.length > 0) await office.payMonths(months.map(({ id }: { id: number }) => id))
  }

  const notice = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
    audiencia: { tipo: 'TODOS' },
    titulo: 'Junta de Padres',
    descripcion: 'Hola, {padre}: nos vemos el viernes con {alumnos}.',
    canales: ['CORREO'],
    ...over,
  })

  const press = (
    over: Record<string, unknown> = {},
    caller: Caller = admin,
    key: string = randomUUID(),
  ): Promise<Answer> => caller.post('/avisos', notice(over), { key })

  const dryRun = (over: Record<string, unknown> = {}, caller: Caller = admin): Promise<Answer> =>
    caller.post('/avisos', notice({ ...over, simular: true }))

  const rows = (aviso: number) =>
    db.selectFrom('mensajes').selectAll().where('aviso_id', '=', aviso).orderBy('id').execute()

  return { office, cycle, addFamily, settle, notice, press, dryRun, rows }
}
export type Families = Awaited<ReturnType<typeof openFamilies>>
