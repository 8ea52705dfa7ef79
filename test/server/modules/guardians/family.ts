import type { Answer, TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

/** An adult as a form sends them. */
export const anAdult = (over: Record<string, unknown> = {}) => ({
  nombre: 'María Peña',
  parentesco: 'Madre',
  telefono: '55 1234 5678',
  ...over,
})

/** What the tests of adults do, in one line each. */
export const openFamily = (server: TestServer) => {
  const { admin, db } = server
  const office = openOffice(server)
  const list = async (pupil: number) => (await admin.get(`/alumnos/${pupil}/responsables`)).body.responsables
  const create = (pupil: number, over: Record<string, unknown> = {}): Promise<Answer> =>
    admin.post(`/alumnos/${pupil}/responsables`, anAdult(over))
  const made = async (pupil: number, over: Record<string, unknown> = {}): Promise<number> => {
    const { status, body } = await create(pupil, over)
    expect([status, body.message]).toEqual([200, 'Responsable registrado.'])
    return body.responsable.id
  }
  const change = (id: number, body: Record<string, unknown>): Promise<Answer> =>
    admin.patch(`/responsables/${id}`, body)
  /** New pupils who are children of one new parent. */
  const siblings = async (count: number): Promise<number[]> => {
    const ids = await office.addPupils(count)
    const hijos = ids.map((id) => ({ id }))
    const { status } = await admin.post('/padres', { nombre: 'Rosa Gil', telefono: '5511112222', hijos })
    expect(status).toBe(200)
    return ids
  }
  const pupil = async (): Promise<number> => (await office.addPupils(1))[0] as number
  const put = (id: number, cual: string, name: string, content: Buffer) =>
    admin.form('POST', `/responsables/${id}/archivo/${cual}`, {}, [{ field: 'file', name, content }])
  const fileRows = async () => (await db.selectFrom('files').select('id').execute()).length
  return { list, create, made, change, siblings, pupil, put, fileRows, addPupils: office.addPupils }
}
